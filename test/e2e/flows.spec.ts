import { SITE_CODES, SITES } from '../../src/config/sites.ts';
import { expect, test, waitUntilHydrated } from './page.ts';

// What every engine must be able to do (ENG-01). These flows use only what the WebKit page of `scripts/engines/webkit` knows.
// They type with keys: Playwright's `fill` sets the value in Firefox by a script, which React does not notice.

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 480, height: 860 };

for (const site of SITE_CODES) {
  test(`ENG-01, SIT-01: the home page of ${site} renders completely`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`/?site=${site}`);
    await expect(page.locator('html')).toHaveAttribute('lang', SITES[site].locale);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await waitUntilHydrated(page);
  });
}

for (const path of [
  '/p/4027',
  '/c/coffee',
  '/search?query=tee',
  '/signin',
  '/register',
  '/contact',
  '/cart',
  '/checkout',
  '/demo',
  '/demo/outbox',
  '/subscribenewsletter',
  '/no-such-page',
]) {
  test(`ENG-01: ${path} loads without a script error`, async ({ page }) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}site=DE`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('ENG-01, MC-11: a product is added to the cart, deleted and restored', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  // A new visitor's cart is not empty in the demo shop.
  await page.goto('/demo?scenario=cart-empty');
  await page.goto('/p/4041?site=DE');
  await waitUntilHydrated(page);
  await page.getByRole('article').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.locator('[data-part="count"]').first()).toHaveText('1');
  await page.locator('[data-part="cart-toggle"]').focus();
  await page.keyboard.press('Enter');
  const line = page.locator('[data-flyout="CART"] [data-line="article"]').filter({ hasText: 'Kopfhörer' });
  await line.locator('[data-part="delete"]').click();
  await expect(line).toHaveAttribute('data-state', 'deleted');
  await line.locator('[data-part="undo"]').click();
  await expect(line).toHaveAttribute('data-state', 'present');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-flyout="CART"]')).toBeHidden();
});

test('ENG-01, SRC-04: the search suggests, the arrow keys choose and Enter searches', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/?site=DE');
  await waitUntilHydrated(page);
  const field = page.getByRole('combobox').first();
  await field.focus();
  await page.keyboard.type('kaffee');
  await expect(page.getByRole('listbox').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=/);
});

test('ENG-01, NAV-04: the navigation opens by keyboard and closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?site=DE');
  await waitUntilHydrated(page);
  const entry = page
    .locator('[data-vitrine="navigation"]')
    .getByRole('button', { name: 'Kaffee', exact: true });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-flyout="NAVIGATION"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-flyout="NAVIGATION"]')).toBeHidden();
  await expect(entry).toBeFocused();
});

test('ENG-01, NAV-07: the phone menu opens, enters a level and returns', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/?site=DE');
  await waitUntilHydrated(page);
  await page.locator('[data-part="menu-toggle"]').click();
  const navigation = page.locator('[data-vitrine="navigation"]');
  const entry = navigation.getByRole('button', { name: 'Kaffee', exact: true });
  await entry.click();
  const back = navigation.getByRole('button', { name: 'Zurück', exact: true });
  await expect(back).toBeVisible();
  await expect(entry).toBeHidden();
  await back.click();
  await expect(entry).toBeVisible();
  await expect(back).toBeHidden();
});

for (const [name, size, opener, panel] of [
  ['mini cart', DESKTOP, '[data-part="cart-toggle"]', '[data-flyout="CART"]'],
  ['phone menu', PHONE, '[data-part="menu-toggle"]', '[data-flyout="NAVIGATION"]'],
] as const)
  test(`ENG-01, HDR-08: Tab reaches nothing but controls in the ${name}, which scrolls`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/demo?scenario=cart-mixed');
    await page.goto('/?site=DE');
    await waitUntilHydrated(page);
    await page.locator(opener).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(panel)).toBeVisible();
    await expect(page.locator(`${panel} [data-part="loader"]`)).toHaveCount(0);
    const stops: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.localName ?? ''));
    }
    expect(stops.filter((stop) => !['a', 'button', 'input'].includes(stop))).toEqual([]);
  });

test('ENG-01, NWL-10: a visitor signs up for the newsletter', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/?site=DE');
  await waitUntilHydrated(page);
  const form = page.locator('[data-vitrine="newsletter"]').first();
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('textbox').first().pressSequentially(`engine.${Date.now()}@example.com`);
  await form.locator('button[type="submit"]').click();
  await expect(form.getByRole('heading').first()).toHaveText(/Fast geschafft/);
});

test('ENG-01, USR-01: a customer logs in, is greeted, and logs out', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/signin?site=DE');
  await waitUntilHydrated(page);
  const main = page.getByRole('main');
  await main
    .getByLabel(/E-Mail-Adresse/)
    .first()
    .pressSequentially('lena@example.com');
  await main
    .getByLabel(/^Passwort/)
    .first()
    .pressSequentially('geheim');
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Bis bald!');
});

test('ENG-01, FTR-01: a collapsed group of the footer opens on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/agb.html?site=DE');
  await waitUntilHydrated(page);
  const group = page.getByRole('contentinfo').getByRole('button', { name: 'Bezahlen' });
  await group.click();
  await expect(page.getByRole('link', { name: 'Kauf auf Rechnung' })).toBeVisible();
});
