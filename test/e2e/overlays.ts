import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** What a person opens over a page. A new overlay joins by a row. */
export const OVERLAYS: Record<
  string,
  { open: (page: Page) => Promise<void>; panel: string; scenario?: string }
> = {
  'mini cart': {
    scenario: 'cart-mixed',
    open: (page) => page.locator('[data-part="cart-toggle"]').press('Enter'),
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
};
