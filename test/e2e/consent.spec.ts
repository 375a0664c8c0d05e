import type { Page } from '@playwright/test';
import { SITE_CODES } from '../../src/config/sites.ts';
import { nightly } from './nightly.ts';
import { expect, test, waitUntilHydrated } from './page.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Deine Daten, deine Wahl' });
const link = (page: Page) => page.getByRole('link', { name: 'Cookie-Einstellungen' });

/** A visitor of the shop that asks for consent. */
const begin = (page: Page) => page.goto('/demo?site=DE&scenario=consent-panel&to=/');

const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;

test('BEY-20: refused, reopened from the footer, agreed to, withdrawn @both', async ({ page }) => {
  await begin(page);
  await panel(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await consentOf(page)).toBe('1.necessary');

  await link(page).click();
  await panel(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await consentOf(page)).toBe('1.necessary.analytics.marketing');

  await page.goto('/p/4002');
  await expect(panel(page)).toBeHidden();
  await link(page).click();
  await panel(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await consentOf(page)).toBe('1.necessary');
});

for (const site of ['DE', 'CH_FR', 'HU', 'TR'])
  test(`BEY-20: on a phone both answers are equally large, in one row, ${site}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/demo?site=${site}&scenario=consent-panel&to=/`);
    const box = (answer: string) =>
      page.locator(`[data-vitrine="consent"] button[value="${answer}"]`).boundingBox();
    const [refuse, accept] = [await box('necessary'), await box('all')];
    expect(refuse).toMatchObject({ y: accept?.y, width: accept?.width, height: accept?.height });
  });

test('BEY-20: the answer gives the focus to the skip link, which is shown to those who use keys', async ({
  page,
}) => {
  const skipLink = page.locator('[data-part="skip-link"]');
  const refuse = panel(page).getByRole('button', { name: 'Nur notwendige' });
  await begin(page);
  await waitUntilHydrated(page);
  await refuse.click();
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toHaveCSS('clip-path', 'inset(50%)');

  await begin(page);
  await page.context().clearCookies({ name: 'consent' });
  await page.reload();
  await waitUntilHydrated(page);
  await refuse.press('Enter');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toHaveCSS('clip-path', 'none');
});

for (const site of SITE_CODES)
  test(
    `BEY-20: on ${site} both answers have the same size, and one line where a phone has no row of both, and the last line of the page stays readable`,
    nightly(site !== 'HU'),
    async ({ page }) => {
      await page.goto(`/demo?site=${site}&scenario=consent-panel&to=/`);
      const answers = page.locator('[data-vitrine="consent"] button:is([value="necessary"], [value="all"])');
      await expect(answers).toHaveCount(2);
      for (const width of [320, 480, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const sizes = await answers.evaluateAll((buttons) =>
          buttons.map((button) => [
            (button as HTMLElement).offsetWidth,
            (button as HTMLElement).offsetHeight,
          ]),
        );
        expect(sizes[0], `${width} px`).toEqual(sizes[1]);
        // Half of a phone's row is too narrow for the longest answers.
        if (width !== 480) expect(sizes[0]?.[1], `${width} px`).toBe(44);
      }
      await page.locator('footer a').last().scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [panelBox, last] = await Promise.all(
        ['[data-vitrine="consent"]', 'footer'].map((part) => page.locator(part).boundingBox()),
      );
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((panelBox?.y ?? 0) + 1);
    },
  );

test(
  'BEY-20: in a low window the header covers neither the question, nor the panel a control that has the focus',
  nightly(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await begin(page);
    await waitUntilHydrated(page);
    const isAtItsPlace = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const heading = panel(page).getByRole('heading', { name: 'Deine Daten, deine Wahl' });
    expect(await heading.evaluate(isAtItsPlace)).toBe(true);

    // On the way the search opens its suggestions, for which the panel makes room until they close.
    const behindTheHeader = page.getByRole('main').getByRole('link', { name: 'Kaffee entdecken' }).first();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      if (await behindTheHeader.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(behindTheHeader).toBeFocused();
    await expect.poll(() => behindTheHeader.evaluate(isAtItsPlace)).toBe(true);
  },
);
