import { expect, type Page, test } from '@playwright/test';
import { navigationDriver, searchDriver } from '../../src/entries/testing.ts';
import { chunk, delayChunk } from './chunks.ts';
import { nightly } from './nightly.ts';

// The page's first load is the header's frame; its parts, the language and the calls come after it (BEY-07). Here they
// come late, or not at all.

const search = (page: Page) => searchDriver(page).field;
const account = (page: Page) => page.getByRole('button', { name: 'Mein Konto' });
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);
const entry = (page: Page, title: string) => navigationDriver(page).entry(title);

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page whose header parts wait; answers how to let them come. */
async function openWithLateParts(page: Page) {
  const { release } = await delayChunk(page, chunk('headerParts'));
  await page.goto('/?site=DE&showPromotionBanner=false');
  // The frame is alive: it has published its height.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--v-header-bar')))
    .not.toBe('');
  return async () => {
    release();
    // The parts are there: the search is a combobox.
    await expect(page.getByRole('combobox', { name: 'Suche' })).toBeAttached();
  };
}

test.describe('BEY-07: input before hydration', () => {
  test('SRC-01: letters typed before the search has loaded produce suggestions', async ({ page }) => {
    const comeParts = await openWithLateParts(page);
    await search(page).click();
    await page.keyboard.type('kaf');
    await comeParts();
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('kaf');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('HDR-07, FND-03: a press on an icon before hydration opens its flyout and does not navigate; the server’s field stays, and focus loads its list', async ({
    page,
  }) => {
    const lists: string[] = [];
    page.on('request', (request) => {
      if (chunk('SearchSuggestions').test(request.url())) lists.push(request.url());
    });
    const comeParts = await openWithLateParts(page);
    const field = await search(page).elementHandle();
    await account(page).click();
    await comeParts();
    await expect(flyout(page, 'USER_MENU')).toBeVisible();
    await expect(page).toHaveURL(/\/\?site=DE/);
    expect(lists).toEqual([]);
    await search(page).focus();
    await page.keyboard.type('kaf');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(lists).toHaveLength(1);
    expect(await search(page).evaluate((now, then) => now === then, field)).toBe(true);
  });

  test('NAV-04: a panel opened by CSS keeps the focus when it hydrates', async ({ page }) => {
    const comeParts = await openWithLateParts(page);
    const link = page.getByRole('link', { name: 'Gemahlener Kaffee', exact: true });
    await entry(page, 'Kaffee').focus();
    await link.focus();
    await comeParts();
    await expect(flyout(page, 'NAVIGATION')).toBeVisible();
    const group = flyout(page, 'NAVIGATION').getByRole('button', { name: 'Gemahlener Kaffee' });
    await expect(group).toBeFocused();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(flyout(page, 'NAVIGATION')).toHaveCount(0);
    await expect(entry(page, 'Kaffee')).toBeFocused();
  });

  test('NAV-04: a hovered panel stays open when it hydrates', async ({ page }) => {
    const comeParts = await openWithLateParts(page);
    await entry(page, 'Kaffee').hover();
    await page.getByRole('link', { name: 'Gemahlener Kaffee', exact: true }).hover();
    await comeParts();
    await expect(flyout(page, 'NAVIGATION')).toBeVisible();
  });

  test('NAV-07: a press on the phone’s menu button before hydration opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const comeParts = await openWithLateParts(page);
    const toggle = page.getByRole('button', { name: 'Menü', exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await comeParts();
    await expect(flyout(page, 'NAVIGATION')).toBeVisible();
    await expect(toggle).toBeFocused();
  });
});

/** Opens a page that misses a piece of code; answers how to mend the line. */
async function openWithout(page: Page, name: string) {
  let isBroken = true;
  let attempts = 0;
  await page.route(chunk(name), (route) => {
    attempts += 1;
    return isBroken ? route.abort() : route.continue();
  });
  await page.goto('/?site=DE&showPromotionBanner=false');
  await search(page).focus();
  await expect.poll(() => attempts).toBeGreaterThan(0);
  await expect(entry(page, 'Kaffee')).toBeVisible();
  await expect(account(page)).toBeVisible();
  await expect(page.locator('[data-vitrine="footer"] a').first()).toBeAttached();
  return () => {
    isBroken = false;
  };
}

for (const [what, name] of [
  ['the language', 'locale_de-DE'],
  ['the shop’s client', 'pageClients'],
  ['the suggestions', 'SearchSuggestions'],
] as const) {
  test(
    `BEY-08: ${what} fails to load: the page keeps its links and forms, and the next attempt succeeds`,
    nightly(what !== 'the language'),
    async ({ page }) => {
      const mend = await openWithout(page, name);
      mend();
      await search(page).pressSequentially('kaf');
      await expect(page.getByRole('option').first()).toBeVisible();
      await account(page).click();
      await expect(flyout(page, 'USER_MENU')).toBeVisible();
    },
  );
}

// The suggestions build on the header's parts: Chromium before 156 does not load them any more on this page.
test('BEY-08: the header’s parts fail to load: the page keeps its links and forms, and the next attempt succeeds', async ({
  page,
}) => {
  const mend = await openWithout(page, 'headerParts');
  mend();
  await account(page).click();
  await expect(flyout(page, 'USER_MENU')).toBeVisible();
  await page.keyboard.press('Escape');
  await entry(page, 'Kaffee').click();
  await expect(flyout(page, 'NAVIGATION')).toBeVisible();
  await search(page).fill('kaffee');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*query=kaffee/);
});

test('BEY-08: a page whose header chunk never loads works as without scripts', async ({ page }) => {
  await page.route(chunk('headerParts'), (route) => route.abort());
  await page.goto('/?site=DE&showPromotionBanner=false');
  await search(page).fill('kaffee');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*query=kaffee/);
  await entry(page, 'Wohnen').click();
  await expect(page).toHaveURL(/\/c-4400\//);
  await account(page).click();
  await expect(page).toHaveURL(/\/signin/);
});
