import type { PartLocator, TestPage } from './testPage.ts';

// The drivers find parts by their documented attributes, so they work in every language.

/** A line of the mini cart. */
export interface TestedLine {
  title: string;
  /** `null` if the quantity cannot be changed. */
  quantity: number | null;
}

const ready = (flyout: string) => `[data-flyout="${flyout}"]:not(:has([data-part="loader"]))`;

/**
 * Uses the mini cart as a shopper does.
 *
 * @example
 * const cart = cartDriver(page);
 * await cart.open();
 * expect(await cart.lines()).toEqual([{ title: 'Espresso', quantity: 2 }]);
 */
export function cartDriver<Found extends PartLocator>(page: TestPage<Found>) {
  const toggle = page.locator('[data-part="cart-toggle"]').first();
  const panel = page.locator('[data-flyout="CART"]');
  const lineOf = (title: string) => panel.locator('[data-line]').filter({ hasText: title }).first();
  const quantity = 'input[data-part="quantity"]';
  return {
    panel,
    /** The line with the title. */
    line: lineOf,
    /** Opens the panel, and waits for the cart. */
    async open() {
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
      await page.locator(ready('CART')).waitFor();
    },
    /** The lines that are in the cart. */
    async lines(): Promise<TestedLine[]> {
      const present = panel.locator('[data-line][data-state="present"]');
      const titles = await present.locator('h4').allTextContents();
      return Promise.all(
        titles.map(async (title) => {
          const field = lineOf(title).locator(quantity);
          const hasField = (await field.allTextContents()).length > 0;
          return { title, quantity: hasField ? Number(await field.inputValue()) : null };
        }),
      );
    },
    setQuantity: (title: string, pieces: number) => lineOf(title).locator(quantity).fill(String(pieces)),
    remove: (title: string) => lineOf(title).locator('[data-part="delete"]').click(),
    undo: (title: string) => lineOf(title).locator('[data-part="undo"]').click(),
    /** Waits until the shop has confirmed all changes. */
    settled: () => panel.locator('[data-part="total"][aria-busy="false"]').waitFor(),
  };
}

/** Uses the header's search as a shopper does. */
export function searchDriver<Found extends PartLocator>(page: TestPage<Found>) {
  const field = page.locator('[data-vitrine="search"] [name="query"]').first();
  const options = page.locator('[data-flyout="SEARCH"] [role=option]');
  return {
    field,
    type: (term: string) => field.fill(term),
    /** The suggestions, when there are some. */
    async suggestions(): Promise<string[]> {
      await options.first().waitFor();
      return options.allTextContents();
    },
    choose: (text: string) => options.filter({ hasText: text }).first().click(),
  };
}

/** Reads the navigation. */
export function navigationDriver<Found extends PartLocator>(page: TestPage<Found>) {
  const entries = page.locator('[data-vitrine="navigation"] [data-top]');
  return {
    entry: (title: string) => entries.filter({ hasText: title }).first(),
    /** The titles of the first level. */
    async entries(): Promise<string[]> {
      await entries.first().waitFor();
      return entries.allTextContents();
    },
  };
}

/** Waits until screen readers are told a text. */
export const waitForAnnouncement = (page: TestPage, text: string): Promise<void> =>
  page.locator('[data-vitrine-announcer] [aria-live]').filter({ hasText: text }).first().waitFor();
