import { test as base, expect, type Page, type Route } from '@playwright/test';
import { watchProblems } from '../../scripts/lib/watchProblems.ts';
import { chunk, delayChunk } from '../e2e/chunks.ts';

// A server-rendered and a browser-rendered app with the packed library, whose chunks load late or not at all.

/** Without the shell's texts: every part of the library waits for the language. */
const SERVER_PAGE = '/?shell=off';
const SERVER_PAGE_WITH_SHELL = '/';
/** The app's page without a server's markup. */
const BROWSER_PAGE = '/index.html';
const LANGUAGE = chunk('pl-PL');
/** The library's own attempts after a failure, and the longest pause between them, in milliseconds. */
const AUTOMATIC_ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 30_000;
const HOUR_MS = 3_600_000;

/** A page on which neither React nor the app reports an error; a browser logs every 404 as one. */
const test = base.extend({
  page: async ({ page }, use) => {
    const problems = watchProblems(page, (message) => message.text().startsWith('Failed to load resource'));
    await use(page);
    expect(problems).toEqual([]);
  },
});

const field = (page: Page) => page.locator('[data-vitrine="search"] [name="query"]');
const account = (page: Page) => page.getByRole('button', { name: 'Moje konto' });
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);
const cartToggle = (page: Page) => page.locator('[data-part="cart-toggle"]');
const isInteractive = (page: Page) => expect(page.getByRole('combobox')).toBeAttached();

/** The buttons of the app itself, inside and outside the provider, count their presses. */
async function useApp(page: Page) {
  for (const name of ['Lubię', 'Polecam']) {
    const button = page.getByRole('button', { name });
    const before = Number((await button.textContent())?.match(/\d+/)?.[0]);
    await button.click();
    await expect(button).toHaveText(`${name}: ${before + 1}`);
  }
}

/** Texts of the library that the server has sent, and those that the page shows. */
const texts = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(window.location.href)).text();
    const sent = new DOMParser().parseFromString(html, 'text/html');
    const read = (of: Document) =>
      [...of.querySelectorAll('[data-vitrine="header"], [data-vitrine="footer"]')].map((part) => {
        const copy = part.cloneNode(true) as Element;
        // A page with scripts has the markup in it as text.
        for (const hidden of copy.querySelectorAll('noscript')) hidden.remove();
        return copy.textContent;
      });
    return { sent: read(sent), shown: read(document) };
  });

/** Answers a script's requests with 404 until `mend` is called, and counts the attempts to load it. */
async function breakChunk(page: Page, address: RegExp, failures = Number.POSITIVE_INFINITY) {
  // The first attempt uses the script's own URL; each later one ends with a URL of its own.
  const urls = new Set<string>();
  let mostFailures = failures;
  await page.route(address, (route: Route) => {
    urls.add(route.request().url());
    return urls.size <= mostFailures ? route.fulfill({ status: 404 }) : route.continue();
  });
  return {
    attempts: () => urls.size,
    /** Resolves when the page knows that the last attempt has failed: imports of one URL fail in their order. */
    handled: () => page.evaluate((url) => import(url).catch(() => {}), [...urls].at(-1) ?? ''),
    mend: () => {
      mostFailures = 0;
    },
  };
}
type BrokenChunk = Awaited<ReturnType<typeof breakChunk>>;

/** Lets the time pass in which the library makes this many attempts. */
const awaitAttempts = (page: Page, broken: BrokenChunk, count: number) =>
  expect(async () => {
    await page.clock.fastForward(LONGEST_PAUSE_MS);
    expect(broken.attempts()).toBeGreaterThanOrEqual(count);
  }).toPass();

/** Lets the library's own attempts fail, so that only the next use can recover. */
async function useUpAttempts(page: Page, broken: BrokenChunk) {
  await awaitAttempts(page, broken, 1 + AUTOMATIC_ATTEMPTS);
  await broken.handled();
  await page.clock.fastForward(HOUR_MS);
}

/** The app works after the last attempt, and hours later nothing has been requested again. */
async function expectEndOfAttempts(page: Page, broken: BrokenChunk) {
  await useUpAttempts(page, broken);
  await useApp(page);
  const attempts = broken.attempts();
  await page.clock.fastForward(HOUR_MS);
  await page.clock.fastForward(HOUR_MS);
  await useApp(page);
  expect(broken.attempts()).toBe(attempts);
}

test.describe('BEY-08: the language of a server-rendered app', () => {
  test('never loads: texts stay, the app works, and the attempts end', async ({ page }) => {
    await page.clock.install();
    const broken = await breakChunk(page, LANGUAGE);
    await page.goto(SERVER_PAGE);
    await expect.poll(broken.attempts).toBeGreaterThan(0);
    await useApp(page);
    await expectEndOfAttempts(page, broken);
    const { sent, shown } = await texts(page);
    expect(sent).toHaveLength(2);
    expect(shown).toEqual(sent);
    await expect(page.getByRole('heading', { name: 'Kawa', level: 1 })).toBeVisible();
  });

  test('fails twice and then loads: the parts become interactive', async ({ page }) => {
    await page.clock.install();
    const broken = await breakChunk(page, LANGUAGE, 2);
    await page.goto(SERVER_PAGE);
    await expect.poll(broken.attempts).toBeGreaterThan(0);
    await awaitAttempts(page, broken, 3);
    await isInteractive(page);
    await account(page).click();
    await expect(flyout(page, 'USER_MENU')).toBeVisible();
    await useApp(page);
  });

  test('is slow: texts and the app are there; then the parts become interactive', async ({ page }) => {
    const { requested, release } = await delayChunk(page, LANGUAGE);
    await page.goto(SERVER_PAGE);
    await requested;
    await useApp(page);
    const { sent, shown } = await texts(page);
    expect(shown).toEqual(sent);
    await expect(cartToggle(page)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    release();
    await isInteractive(page);
    await useApp(page);
  });
});

test.describe('BEY-08: a panel whose code fails recovers on the next use', () => {
  test('the mini cart', async ({ page }) => {
    await page.clock.install();
    const broken = await breakChunk(page, chunk('cartContent'));
    await page.goto(SERVER_PAGE_WITH_SHELL);
    await isInteractive(page);
    await expect.poll(broken.attempts).toBeGreaterThan(0);
    await useUpAttempts(page, broken);
    broken.mend();
    await cartToggle(page).click();
    await expect(flyout(page, 'CART').locator('[data-line]').first()).toBeVisible();
  });

  test('the search suggestions', async ({ page }) => {
    await page.clock.install();
    const broken = await breakChunk(page, chunk('SearchSuggestions'));
    await page.goto(SERVER_PAGE_WITH_SHELL);
    await isInteractive(page);
    await field(page).focus();
    await expect.poll(broken.attempts).toBeGreaterThan(0);
    await useUpAttempts(page, broken);
    broken.mend();
    await field(page).pressSequentially('kaw');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('BEY-07: hydration of a server-rendered app', () => {
  test('keeps the server’s elements, typed text and the focus', async ({ page }) => {
    const { release } = await delayChunk(page, chunk('index-'));
    await page.goto(SERVER_PAGE_WITH_SHELL, { waitUntil: 'commit' });
    await field(page).click();
    await page.keyboard.type('kaw');
    // A desktop has no app banner, so the browser removes it.
    const elements = await page.locator('[data-vitrine]:not([data-vitrine="app-banner"])').elementHandles();
    expect(elements.length).toBeGreaterThan(5);
    release();
    await isInteractive(page);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('kaw');
    const replaced = await Promise.all(
      elements.map((element) =>
        element.evaluate((part) =>
          part.isConnected ? [] : [(part as Element).getAttribute('data-vitrine')],
        ),
      ),
    );
    expect(replaced.flat()).toEqual([]);
    await useApp(page);
  });

  for (const [what, address, path] of [
    ['the header’s parts', chunk('headerParts'), SERVER_PAGE_WITH_SHELL],
    ['the language', LANGUAGE, SERVER_PAGE],
  ] as const) {
    test(`replays a press from before ${what}`, async ({ page }) => {
      const { requested, release } = await delayChunk(page, address);
      await page.goto(path);
      await requested;
      await account(page).click();
      release();
      await expect(flyout(page, 'USER_MENU')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
    });
  }
});

test.describe('BEY-08: the language of an app that only the browser renders', () => {
  test('is slow: the app is there; then the parts come', async ({ page }) => {
    const { requested, release } = await delayChunk(page, LANGUAGE);
    await page.goto(BROWSER_PAGE);
    await requested;
    await expect(page.getByRole('heading', { name: 'Kawa', level: 1 })).toBeVisible();
    await useApp(page);
    await expect(page.locator('[data-vitrine="header"]')).toHaveCount(0);
    release();
    await isInteractive(page);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await useApp(page);
  });

  test('never loads: the app works', async ({ page }) => {
    await page.clock.install();
    const broken = await breakChunk(page, LANGUAGE);
    await page.goto(BROWSER_PAGE);
    await expect.poll(broken.attempts).toBeGreaterThan(0);
    await expectEndOfAttempts(page, broken);
  });
});
