import type { Page } from '@playwright/test';
import { watchShifts } from '../../scripts/lib/layoutShifts.ts';
import { expect, leave, signIn, test, waitUntilHydrated } from './page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const account = (page: Page) => page.locator('[data-vitrine="user-menu"] button').first();
const count = (page: Page) => page.locator('[data-part="count"]');

test('BEY-16, USR-01, BFF-01: the first paint shows greeting and cart count without JavaScript until log-out; another visitor of the same page sees neither @no-js', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await page.goto('/signin?loginRedirect=red&site=DE');
  await signIn(page);
  expect(await cookies()).toContain('LoginToken');
  await page.goto('/p/4041');
  await page.getByRole('article').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('article').getByText(/liegt im Warenkorb/)).toBeVisible();
  await page.goto('/');
  await expect(account(page)).toHaveAccessibleName(/^Mein Konto, Hallo \S+!$/);
  await expect(account(page)).toContainText(/Hallo \S+!/);
  await expect(count(page)).toHaveText(/^[1-9]\d*$/);

  const stranger = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const other = await stranger.newPage();
  await other.goto('/');
  await expect(account(other)).toHaveAccessibleName('Mein Konto');
  await expect(count(other)).toHaveCount(0);
  await expect(other.locator('body')).not.toContainText('Hallo ');
  await stranger.close();

  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bis bald!');
  await expect(account(page)).toHaveAccessibleName('Mein Konto');
  expect(await cookies()).not.toContain('LoginToken');
  await page.goBack();
  await expect(account(page)).toHaveAccessibleName('Mein Konto');
});

test('BEY-16, USR-07: greeting and count are painted before the scripts load; neither hydration nor a late name shifts the layout; after log-out, Back reloads', async ({
  page,
  context,
}) => {
  await page.goto('/signin?loginRedirect=red&site=DE');
  await signIn(page);
  await page.goto('/p/4041');
  await waitUntilHydrated(page);
  await page.locator('main form[action^="/p/4041"] button[type="submit"]').first().click();
  // The cart has articles before; only the confirmed addition is counted in the next page's first paint.
  await expect(page.getByRole('article').getByText(/liegt im Warenkorb/)).toBeVisible();
  // A font that arrives after the first paint moves words as well, by a pixel or two.
  await page.evaluate(() => document.fonts.ready);

  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
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

  // The name is forgotten: the first paint has none, and gets it with the shop's answer.
  await leave(page);
  // A page with routes has no cache, so its fonts can arrive after the first paint.
  await page.unrouteAll();
  await context.clearCookies({ name: 'visitor-name' });
  await page.goto('/');
  await waitUntilHydrated(page);
  await expect(account(page)).toContainText(/Hallo \S+!/);
  expect(await shifts()).toEqual([]);

  await page.goto('/c/430600');
  await expect(account(page)).toContainText(/Hallo \S+!/);
  await page.goto('/logout');
  await page.goBack();
  await expect(page).toHaveURL('/c/430600');
  await expect(account(page)).toHaveAccessibleName('Mein Konto');
  await expect(page.locator('body')).not.toContainText('Hallo ');
});
