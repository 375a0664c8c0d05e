import type { Page } from '@playwright/test';
import { type CheckerResult, runCheckers } from '../../../scripts/checkers/checkersInPage.ts';
import { checkMarkup, pageMarkup } from '../../../scripts/checkers/checkMarkup.ts';
import { withoutExceptions } from '../../../scripts/checkers/exceptions.ts';
import { enlargeText, expect, expectNoAxeViolations, test, waitUntilHydrated } from '../page.ts';

const PAGES = [
  '/?site=DE',
  '/p/4027?site=DE',
  '/c/coffee?site=DE',
  '/search?query=tee&site=DE',
  '/signin?site=DE',
  '/contact?site=DE',
  '/refund?site=DE',
  '/cart?site=DE',
  '/checkout?site=DE',
  '/privacy?site=DE',
  '/c-4750/hilfe.html?site=DE',
  '/account?site=DE',
  '/no-such-page?site=DE',
  '/demo?site=DE',
  '/demo/outbox?site=DE',
];

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };

const inWords = (results: readonly CheckerResult[]) =>
  withoutExceptions(results)
    .filter(({ isCertain }) => isCertain)
    .map(
      ({ rule, elements }) =>
        `${rule}: ${elements.map(({ html, summary }) => `${summary} ${html}`).join(' | ')}`,
    );

async function expectNoFindings(page: Page): Promise<void> {
  expect(inWords(await runCheckers(page))).toEqual([]);
}

for (const address of PAGES) {
  test(`ENG-04: axe, IBM Equal Access, HTML_CodeSniffer and html-validate report nothing on ${address}`, async ({
    page,
  }) => {
    const served = await page.request.get(address);
    expect(inWords(await checkMarkup(await served.text()))).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await page.goto(address);
    await waitUntilHydrated(page);
    expect(inWords(await checkMarkup(await pageMarkup(page)))).toEqual([]);
    await expectNoAxeViolations(page);
    await expectNoFindings(page);
    await page.setViewportSize(PHONE);
    await expectNoAxeViolations(page);
    await expectNoFindings(page);
  });
}

test('ENG-04: the checkers report nothing with text twice as large, nor in forced colours', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await enlargeText(page);
  await page.goto('/?site=DE');
  await waitUntilHydrated(page);
  await expectNoFindings(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoFindings(page);
});

test('ENG-04: each checker reports a planted fault', async ({ page }) => {
  const body = `<!doctype html><html lang="de"><title>Probe</title><main>
    <form><button>Eins</button></form><form><button>Zwei</button></form>
    <fieldset><label>Name <input name="name"></label></fieldset>
  </main></html>`;
  await page.route('/probe', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/probe');
  expect(inWords(await runCheckers(page)).map((words) => words.split(':')[0])).toEqual(
    expect.arrayContaining([
      'ibm aria_form_label_unique',
      'ibm fieldset_label_valid',
      'htmlcs 1_3_1.H71.NoLegend',
    ]),
  );
  expect(inWords(await checkMarkup(await pageMarkup(page))).map((words) => words.split(':')[0])).toContain(
    'html wcag/h71',
  );
});
