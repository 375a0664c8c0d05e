import type { Page } from '@playwright/test';
import { cartDriver } from '../../src/entries/testing.ts';
import { nightly } from './nightly.ts';
import {
  entriesOf,
  expect,
  launchWithout,
  ownAddress,
  setScenario,
  signInWithoutName,
  test,
  waitUntilHydrated,
} from './page.ts';

// Playwright switches the cache off, browsers of visitors do not.
test.use({
  launchOptions: launchWithout('--disable-back-forward-cache'),
  viewport: { width: 1440, height: 900 },
});

const TSHIRT = 'T-Shirt aus Bio-Baumwolle';
const account = (page: Page) => page.getByRole('button', { name: 'Mein Konto' });
const menu = (page: Page) => page.locator('[data-flyout="USER_MENU"]');

// A script that a test runs in a page that is entering or leaving the back/forward cache removes the page from it. So the
// tests leave pages by `goto`, wait for addresses by the browser's events, and each page reports when it is shown.
const arriveAt = (page: Page, address: string | RegExp) => page.waitForURL(address, { waitUntil: 'commit' });

/** Called with the address of each page that is shown, and whether it comes from the cache. */
let onShown = (_address: string, _isFromCache: boolean) => {};

/** Goes back and waits until the browser shows the page from its cache. */
async function goBack(page: Page, address: string) {
  const isFromCache = new Promise<boolean>((resolve) => {
    onShown = (shown, isCached) => {
      if (shown === address) resolve(isCached);
    };
  });
  await page.evaluate(() => history.back());
  const isCached = await isFromCache;
  const reasons = isCached
    ? null
    : await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'notRestoredReasons')),
      );
  expect(isCached, JSON.stringify(reasons)).toBe(true);
  await expect(page).toHaveURL(address);
}

test.beforeEach(async ({ page }) => {
  await page.exposeFunction('reportShown', (address: string, isFromCache: boolean) =>
    onShown(address, isFromCache),
  );
  await page.addInitScript(() => {
    // React Aria releases ids by a registry. Its callback runs after any garbage collection, also in a cached page, which
    // the browser then drops; React Aria works without one.
    Reflect.deleteProperty(window, 'FinalizationRegistry');
    window.addEventListener('pageshow', ({ persisted }) =>
      Reflect.get(window, 'reportShown')(window.location.pathname + window.location.search, persisted),
    );
  });
});

test('INP-02, USR-01, USR-07: Back hides a visible password, and after logout shows no personal data', async ({
  page,
}) => {
  await page.goto('/signin?loginRedirect=red&site=DE');
  await waitUntilHydrated(page);
  const password = page.locator('main [name="password"]');
  await password.fill('geheim12');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.goto('/privacy?site=DE');
  await goBack(page, '/signin?loginRedirect=red&site=DE');
  await expect(password).toHaveAttribute('type', 'password');

  // A first paint without a name may enter the back/forward cache (BEY-16).
  await signInWithoutName(page);
  await page.goto('/');
  await waitUntilHydrated(page);
  await account(page).click();
  await expect(menu(page).getByRole('heading', { name: /^Hallo .+!$/ })).toBeVisible();

  await menu(page).getByRole('link', { name: 'Abmelden' }).click();
  await arriveAt(page, /\/logout\?/);
  await goBack(page, '/');
  await expect(page.locator('body')).not.toContainText('Hallo ');
  await account(page).click();
  await expect(menu(page).getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(menu(page).getByRole('heading', { name: /^Hallo / })).toHaveCount(0);
});

test('MC-17: Back shows the cart without the line deleted on the next page', async ({ page }) => {
  const cart = cartDriver(page);
  const line = cart.line(TSHIRT);
  const openCart = async () => {
    await cart.open();
    await cart.settled();
  };
  await setScenario(page, 'cart-mixed');
  await page.goto('/?site=DE');
  await waitUntilHydrated(page);
  await openCart();
  await expect(line).toBeVisible();
  const total = await cart.panel.locator('[data-part="total"]').innerText();
  await page.keyboard.press('Escape');
  await expect(cart.panel).toHaveCount(0);
  await page.goto('/contact?site=DE');
  await waitUntilHydrated(page);
  await openCart();
  await cart.remove(TSHIRT);
  await expect(line).toHaveAttribute('data-state', 'deleted');
  await cart.settled();

  await goBack(page, '/?site=DE');
  await expect(page.locator('[data-part="count"]')).toHaveText('9');
  await openCart();
  await expect(line).toHaveCount(0);
  await expect(cart.panel.locator('[data-part="total"]')).not.toHaveText(total);
});

test(
  'HDR-08: Back shows neither an open flyout nor the overlay, and the page scrolls',
  nightly(true),
  async ({ page }) => {
    await page.goto('/?site=DE');
    await waitUntilHydrated(page);
    for (const open of [
      () => account(page).click(),
      () => page.getByRole('button', { name: 'Kaffee', exact: true }).click(),
      () => page.locator('[data-part="cart-toggle"]').press('Enter'),
    ]) {
      await open();
      await expect(page.locator('[data-flyout]')).toBeVisible();
      await page.goto('/contact?site=DE');
      await goBack(page, '/?site=DE');
      await expect(page.locator('[data-flyout]')).toHaveCount(0);
      await expect(page.locator('[data-part="overlay"]')).toBeHidden();
      await expect(page.locator('body')).not.toHaveClass(/flyout-open/);
    }
  },
);

for (const path of ['/contact', '/refund', '/checkout'])
  test(`INP-16: Back to ${path} shows what was entered`, nightly(path !== '/contact'), async ({ page }) => {
    await page.goto(`${path}?site=DE`);
    await waitUntilHydrated(page);
    const form = page.locator('main form').first();
    for (const field of await form.getByRole('textbox').all()) await field.fill('12');
    const entered = await entriesOf(form);
    await page.goto('/privacy?site=DE');
    await goBack(page, `${path}?site=DE`);
    expect(await entriesOf(form)).toEqual(entered);
  });

test('INP-16, DSG-03: after Back from a finished order, its form orders nothing', async ({ page }, info) => {
  const email = ownAddress(info);
  await page.goto('/checkout?site=DE');
  await waitUntilHydrated(page);
  const form = page.locator('main form');
  for (const [name, value] of [
    ['email', email],
    ['firstName', 'Kim'],
    ['lastName', 'Gruber'],
    ['street', 'Ring 1'],
    ['postcode', '20095'],
    ['city', 'Hamburg'],
  ] as const)
    await form.locator(`[name="${name}"]`).fill(value);
  const submit = form.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await submit.click();
  await arriveAt(page, /form-answer=/);
  await expect(page.getByText(`Die Bestätigung ist unterwegs an ${email}.`)).toBeVisible();
  await goBack(page, '/checkout?site=DE');
  await submit.click();
  const sent = `unterwegs an ${email.replaceAll('.', '\\.')}`;
  await expect(page.locator('main')).toContainText(new RegExp(`${sent}|Dein Warenkorb ist leer`));
  await expect(form).toHaveCount(0);
  await page.goto('/demo/outbox');
  await expect(page.getByText(email)).toHaveCount(1);
  await page.goto('/');
  await expect(page.locator('[data-part="count"]')).toHaveCount(0);
});
