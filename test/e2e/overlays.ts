import type { Page } from '@playwright/test';
import { expect } from './page.ts';

export interface Overlay {
  open: (page: Page) => Promise<void>;
  panel: string;
  scenario?: string;
  /** The part at the window's lower edge without which the page has no such overlay. @default any */
  ofPart?: string;
}

const openCart = (page: Page) => page.locator('[data-part="cart-toggle"]').press('Enter');
const openPreview = (page: Page) =>
  page.locator('[data-vitrine="preview"] [data-part="open"]').press('Enter');

/** What a person opens over a page. A new overlay joins by a row. */
export const OVERLAYS: Record<string, Overlay> = {
  'mini cart': {
    scenario: 'cart-mixed',
    open: openCart,
    panel: '[data-flyout="CART"]',
  },
  'explanation of a price': {
    scenario: 'cart-mixed',
    open: async (page) => {
      await openCart(page);
      const info = page
        .locator('[data-flyout="CART"]')
        .getByRole('button', { name: /Bestpreis/ })
        .first();
      await info.press('Enter');
      await expect(info).toHaveAttribute('aria-expanded', 'true');
    },
    panel: '[data-flyout="CART"]',
  },
  'user menu': {
    scenario: 'visitor-logged-in',
    open: (page) => page.locator('[data-vitrine="user-menu"] button').first().press('Enter'),
    panel: '[data-flyout="USER_MENU"]',
  },
  'store finder': {
    open: (page) => page.locator('[data-vitrine="store-finder"] button').first().press('Enter'),
    panel: '[data-flyout="STORE_FINDER"]',
  },
  navigation: {
    open: async (page) => {
      const menu = page.locator('[data-part="menu-toggle"]');
      if (await menu.isVisible()) await menu.press('Enter');
      else await page.locator('[data-top]').nth(1).press('Enter');
    },
    panel: '[data-flyout="NAVIGATION"]',
  },
  suggestions: {
    open: async (page) => {
      await page.getByRole('combobox').first().click();
      await page.getByRole('combobox').first().pressSequentially('kaffee');
      // The shop's answer has replaced what the page itself knows.
      await expect(page.getByRole('option').filter({ hasText: '€' }).first()).toBeVisible();
    },
    panel: '[data-flyout="SEARCH"]',
  },
  'list of countries': {
    open: (page) => page.locator('[data-vitrine="country-switcher"] [aria-expanded]').press('Enter'),
    panel: '[data-vitrine="country-switcher"]:has([aria-expanded="true"])',
  },
  'preview dialog': {
    scenario: 'staff',
    ofPart: 'preview',
    open: openPreview,
    panel: '[data-vitrine="modal"] [role="dialog"]',
  },
  'calendar of the preview': {
    scenario: 'staff',
    ofPart: 'preview',
    open: async (page) => {
      await openPreview(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Kalender öffnen' }).press('Enter');
    },
    panel: '[data-vitrine="calendar"]',
  },
};

/** Closes what is open, if anything: the focus may have left it, and opened the suggestions on its way. */
export async function closeOverlays(page: Page): Promise<void> {
  const overlays = page.locator(
    '[data-flyout], [role="dialog"]:not([hidden], [data-flyout]), [data-vitrine="country-switcher"]:has([aria-expanded="true"])',
  );
  for (let left = await overlays.count(); left > 0; left -= 1) {
    const overlay = overlays.last();
    const isSearch = (await overlay.getAttribute('data-flyout')) === 'SEARCH';
    await (isSearch ? page.getByRole('combobox') : overlay.locator('a[href], button')).first().focus();
    await page.keyboard.press('Escape');
    await expect(overlays).toHaveCount(left - 1);
  }
}
