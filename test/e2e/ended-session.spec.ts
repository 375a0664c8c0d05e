import { expect, type Page, test } from '@playwright/test';
import { cartDriver } from '../../src/entries/testing.ts';
import { nightly } from './nightly.ts';
import { waitUntilHydrated } from './page.ts';

// The session ends on the shop's side while the page is open.

const BEFORE = 'cart-mixed,visitor-logged-in';
const TSHIRT = 'T-Shirt aus Bio-Baumwolle';
const ENDED = `${BEFORE},session-ended`;

const setScenario = (page: Page, baseURL: string | undefined, value: string) =>
  page.context().addCookies([{ name: 'scenario', value: encodeURIComponent(value), url: baseURL ?? '' }]);

const panel = (page: Page) => cartDriver(page).panel;
const menu = (page: Page) => page.locator('[data-flyout="USER_MENU"]');
const line = (page: Page) => cartDriver(page).line(TSHIRT);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `MC-23, USR-07: at ${width} px a failed change restores the line, gives the reason, and succeeds after log-in`,
    nightly(width !== 1440),
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      await setScenario(page, baseURL, BEFORE);
      await page.goto('/?site=DE');
      await waitUntilHydrated(page);
      await cartDriver(page).open();
      await expect(line(page)).toBeVisible();
      await expect(panel(page).locator('[data-part="undrawn"]')).toHaveCount(0);
      const lines = await panel(page).locator('[data-line]').count();

      await setScenario(page, baseURL, ENDED);
      await cartDriver(page).remove(TSHIRT);
      await expect(panel(page)).toContainText('Deine Sitzung ist abgelaufen.');
      await expect(line(page)).toHaveAttribute('data-state', 'present');
      await expect(panel(page).locator('[data-line]')).toHaveCount(lines);
      await cartDriver(page).settled();
      await expect(panel(page).getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', /^\/signin/);

      // The person is no longer greeted as if they were logged in.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Mein Konto' }).click();
      await expect(menu(page).getByRole('link', { name: 'Anmelden' })).toBeVisible();
      await expect(menu(page).getByRole('heading', { name: /^Hallo / })).toHaveCount(0);
      await page.keyboard.press('Escape');

      // Another tab has logged in: the same page goes on.
      await setScenario(page, baseURL, BEFORE);
      await cartDriver(page).open();
      await cartDriver(page).remove(TSHIRT);
      await expect(line(page)).toHaveAttribute('data-state', 'deleted');
      await expect(panel(page)).not.toContainText('Deine Sitzung ist abgelaufen.');
    },
  );
}
