import {
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
  expect as playwrightExpect,
  type TestInfo,
} from '@playwright/test';
import { getAxeResults } from 'axe-playwright';
import { collectErrors } from '../../scripts/engines/webkit/collectErrors.ts';
import { startWebKit } from '../../scripts/engines/webkit/driver.ts';
import { webkitExpect } from '../../scripts/engines/webkit/webkitExpect.ts';
import { WebKitPage } from '../../scripts/engines/webkit/webkitPage.ts';
import { BROWSER_ARGS } from '../../scripts/lib/findBrowser.ts';
import { watchProblems } from '../../scripts/lib/watchProblems.ts';
import { loadAxe } from '../../scripts/stories/loadAxe.ts';

/**
 * A browser logs every 404 as an error. Two of them are answers: the footer has no override (FTR-08), and the address
 * that the flows ask for does not exist.
 */
const isAnswer = (message: ConsoleMessage) =>
  / 404 /.test(message.text()) && /\/(promotion\/SHOP_FOOTER|no-such-page\?.*)$/.test(message.location().url);

/**
 * A page on which nothing may go wrong in silence: a console error, a warning of React, a violation of the content
 * security policy or a failed request for one of the page's own files fails the test.
 */
const playwrightTest = base.extend({
  page: async ({ page }, use) => {
    const problems = watchProblems(page, isAnswer);
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 && /^\/(assets|images)\//.test(pathname)) {
        problems.push(`${response.status()} for ${pathname}`);
      }
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** The same on WebKit, which Playwright cannot drive without a browser build of its own. */
const webkitTest = base.extend({
  page: async ({ baseURL }, use) => {
    const server = await collectErrors(baseURL ?? '');
    const driver = await startWebKit();
    const page = new WebKitPage(driver, server.url);
    try {
      await use(page as unknown as Page);
      expect(await page.allErrors()).toEqual([]);
    } finally {
      await driver.close();
      await server.close();
    }
  },
});

const isWebKit = process.env.E2E_ENGINE === 'webkit';
export const test = isWebKit ? webkitTest : playwrightTest;
export const expect: typeof playwrightExpect = isWebKit ? webkitExpect : playwrightExpect;

/** How the full browser starts without one of Playwright's switches. */
export const launchWithout = (argument: string) => ({
  ...(process.env.E2E_BROWSER && { executablePath: process.env.E2E_BROWSER }),
  args: BROWSER_ARGS,
  ignoreDefaultArgs: [argument],
});

/** Name and value of everything that a form would send; a file by its name. */
export const entriesOf = (form: Locator): Promise<string[][]> =>
  form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

/** Where an element is drawn. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/** Waits until React has hydrated the page: its frame loads unasked, each of its parts on a visitor's first input. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const parts = [...document.querySelectorAll('[data-vitrine], [data-part="menu-toggle"], main form')];
    const waiting = parts.filter((part) => !isTaken(part));
    // A click beside all controls hydrates a part and does nothing else. A click on a button would be replayed; the
    // menu's button is hydrated together with its menu.
    for (const part of waiting)
      if (!part.matches('button')) part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return document.querySelector('main') !== null && waiting.length === 0;
  });
}

/** Gives a visitor scenarios, by their names with commas, before the first page. */
export const setScenario = (page: Page, names: string): Promise<void> =>
  page
    .context()
    .addCookies([
      { name: 'scenario', value: encodeURIComponent(names), url: test.info().project.use.baseURL ?? '' },
    ]);

/** Windows of every layout; the last one is a desktop window at 400 % zoom. */
export const LAYOUTS = [
  [390, 844],
  [900, 700],
  [1440, 900],
  [320, 256],
] as const;

/** How far a page reaches beyond the window, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Leaves the shop, so that no page asks for anything while its server is away or its session ends. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Enlarges a person's text on the pages that follow, by the browser's setting or by a style of the page. */
export async function enlargeText(
  page: Page,
  by: 'browser' | 'page' = 'browser',
  percent = 200,
): Promise<void> {
  if (by === 'page') {
    await page.addInitScript((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { font-size: ${size}% !important }`);
      document.adoptedStyleSheets = [sheet];
    }, percent);
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: Math.round((16 * percent) / 100), fixed: Math.round((13 * percent) / 100) },
  });
}

/** No accessibility problem that axe can find, on the whole page without its frames, which are pages themselves. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await loadAxe(page);
  const { violations } = await getAxeResults(
    page,
    { exclude: [['iframe']] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    },
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/**
 * An e-mail address for one run of one test. All visitors of the demo share its outbox and its subscribers, so a test that
 * counts mails meets those of other tests and of its own first attempt under any other address.
 */
export const ownAddress = ({ testId, retry }: TestInfo) => `kim.${testId}.${retry}@example.com`;

/**
 * Fills in and sends the form of the sign-in page, and waits for the home page. Each test is a customer of its own, because
 * the demo keeps one cart per customer; two pages of one test are the same customer.
 */
export async function signIn(page: Page): Promise<void> {
  await page
    .getByLabel(/E-Mail/)
    .first()
    .fill(ownAddress(test.info()));
  await page.locator('main input[name="password"]').fill('geheim');
  await page.locator('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/');
}

/** Signs in and forgets the name: the next page's first paint has none, and gets it with the shop's answer. */
export async function signInWithoutName(page: Page): Promise<void> {
  await signIn(page);
  // A page that is still loading would store the name again.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'visitor-name' });
}
