import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, signInWithoutName, test, waitUntilHydrated } from './page.ts';
import { watchShifts } from './shifts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const account = (page: Page) => page.locator('[data-vitrine="user-menu"] button').first();
const count = (page: Page) => page.locator('[data-part="count"]');

/** A customer with something in the cart, as a browser without scripts makes one. */
async function becomeCustomer(page: Page) {
  await page.goto('/signin?loginRedirect=red&site=DE');
  await signIn(page);
  await page.goto('/p/4041');
  await page.locator('main form[action^="/p/4041"] button[type="submit"]').first().click();
  await expect(count(page)).toBeVisible();
}

/** Keeps every script of the pages away, so that what is seen is what the server has sent. */
const blockScripts = (context: BrowserContext) =>
  context.route(/\/assets\/.*\.js$/, (route) => route.abort());

test('BEY-16: the first paint shows greeting and cart count without JavaScript @no-js', async ({ page }) => {
  await becomeCustomer(page);
  await page.goto('/');
  await expect(account(page)).toHaveAccessibleName(/^Mein Konto, Hallo \S+!$/);
  await expect(account(page)).toContainText(/Hallo \S+!/);
  await expect(count(page)).toHaveText(/^[1-9]\d*$/);
  await page.goto('/logout');
  await expect(account(page)).toHaveAccessibleName('Mein Konto');
  await page.goBack();
  await expect(account(page)).toHaveAccessibleName('Mein Konto');
});

test('BEY-16: greeting and count are painted before the scripts load, and hydration causes no layout shift', async ({
  page,
}) => {
  await page.goto('/signin?loginRedirect=red&site=DE');
  await signIn(page);
  await page.goto('/p/4041');
  await waitUntilHydrated(page);
  await page.locator('main form[action^="/p/4041"] button[type="submit"]').first().click();
  await expect(count(page)).toBeVisible();

  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(account(page)).toContainText(/Hallo \S+!/);
  const counted = await count(page).textContent();
  const places = () =>
    Promise.all(
      [account(page), count(page)].map((part) =>
        part.evaluate((element) => JSON.stringify(element.getBoundingClientRect())),
      ),
    );
  const painted = await places();
  load();
  await waitUntilHydrated(page);
  await expect(account(page)).toContainText(/Hallo \S+!/);
  await expect(count(page)).toHaveText(counted ?? '');
  expect(await places()).toEqual(painted);
  expect(await shifts()).toEqual([]);
});

test('BEY-16: a late name causes no layout shift', async ({ page }) => {
  await page.goto('/signin?loginRedirect=red&site=DE');
  await signInWithoutName(page);
  const shifts = await watchShifts(page);
  await page.goto('/');
  await waitUntilHydrated(page);
  await expect(account(page)).toContainText(/Hallo \S+!/);
  expect(await shifts()).toEqual([]);
});

test('BEY-16: another visitor of the same page sees neither', async ({ page, browser, baseURL }) => {
  await becomeCustomer(page);
  await page.goto('/');
  await expect(account(page)).toContainText(/Hallo \S+!/);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  await blockScripts(stranger);
  const other = await stranger.newPage();
  await other.goto('/');
  await expect(account(other)).toHaveAccessibleName('Mein Konto');
  await expect(count(other)).toHaveCount(0);
  await expect(other.locator('body')).not.toContainText('Hallo ');
  await stranger.close();
});

test('USR-07: after log-out, Back reloads a page that contained a name', async ({ page }) => {
  await page.goto('/signin?loginRedirect=red&site=DE');
  await signIn(page);
  await page.goto('/c/430600');
  await expect(account(page)).toContainText(/Hallo \S+!/);
  await page.goto('/logout');
  await page.goBack();
  await expect(page).toHaveURL('/c/430600');
  await expect(account(page)).toHaveAccessibleName('Mein Konto');
  await expect(page.locator('body')).not.toContainText('Hallo ');
});
