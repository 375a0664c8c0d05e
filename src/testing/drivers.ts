import { toPlainSpaces } from '#src/lib/toPlainSpaces.ts';
import type { PartLocator, TestPage } from './testPage.ts';

// The drivers find parts by their documented attributes, so they work in every language, and with content of the page's
// own in any slot. Titles are compared as a whole: “Tea” is not “Teapot”.

/** A line of the mini cart. */
export interface TestedLine {
  title: string;
  /** `null` if the quantity cannot be changed. */
  quantity: number | null;
}

/** An open panel with all of its content: a long cart draws its last lines a moment later. */
const READY_CART = '[data-flyout="CART"]:not(:has([data-part="loader"], [data-part="undrawn"]))';

/** The suggestions that the shop has answered: until then the list shows what the page knows, or the former ones. */
const READY_OPTIONS = '[data-flyout="SEARCH"]:not([aria-busy]) [role=option] [data-part="option-text"]';

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\a ')}"`;

/** The texts of elements, with ordinary spaces: the shop's have no-break ones, which no test would write. */
const textsOf = async (found: PartLocator): Promise<string[]> =>
  (await found.allTextContents()).map(toPlainSpaces);

/** An element's whole text. */
const whole = (text: string) =>
  new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')}\\s*$`);

/**
 * Uses the mini cart as a shopper does. Lines are found by their title; where variants share it, `nth` counts the lines
 * with this title from 0.
 *
 * @example
 * const cart = cartDriver(page);
 * await cart.open();
 * expect(await cart.lines()).toEqual([{ title: 'Espresso', quantity: 2 }]);
 */
export function cartDriver<Found extends PartLocator>(page: TestPage<Found>) {
  const toggle = page.locator('[data-part="cart-toggle"]').nth(0);
  const panel = page.locator('[data-flyout="CART"]');
  const lineOf = (title: string, nth = 0) =>
    panel.locator(`[data-line][data-title=${quoted(toPlainSpaces(title))}]`).nth(nth);
  const quantity = 'input[data-part="quantity"]';
  return {
    panel,
    /** The line with the title, also while it is deleted and can be restored. */
    line: lineOf,
    /** Opens the panel, and waits for the cart. */
    async open() {
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
      await page.locator(READY_CART).waitFor();
    },
    /** The lines that are in the cart, in display order. */
    async lines(): Promise<TestedLine[]> {
      const present = panel.locator('[data-line][data-state="present"]');
      const { length } = await present.allTextContents();
      const lines: TestedLine[] = [];
      // One after another: overlapping waits of Testing Library leave React's `act` environment switched off.
      for (let index = 0; index < length; index += 1) {
        const line = present.nth(index);
        const field = line.locator(quantity);
        const hasField = (await field.allTextContents()).length > 0;
        lines.push({
          title: (await line.getAttribute('data-title')) ?? '',
          quantity: hasField ? Number(await field.inputValue()) : null,
        });
      }
      return lines;
    },
    setQuantity: (title: string, pieces: number, nth?: number) =>
      lineOf(title, nth).locator(quantity).fill(String(pieces)),
    remove: (title: string, nth?: number) => lineOf(title, nth).locator('[data-part="delete"]').click(),
    undo: (title: string, nth?: number) => lineOf(title, nth).locator('[data-part="undo"]').click(),
    /** Waits until the shop has confirmed all changes. */
    settled: () => page.locator('[data-part="cart-link"]:not([aria-busy="true"])').nth(0).waitFor(),
  };
}

/** Uses the header's search as a shopper does. */
export function searchDriver<Found extends PartLocator>(page: TestPage<Found>) {
  const field = page.locator('[data-vitrine="search"] [name="query"]').nth(0);
  const options = page.locator(READY_OPTIONS);
  return {
    field,
    type: (term: string) => field.fill(term),
    /** The texts of the suggestions, when the shop has answered with some. */
    async suggestions(): Promise<string[]> {
      await options.nth(0).waitFor();
      return textsOf(options);
    },
    choose: (text: string) =>
      options
        .filter({ hasText: whole(text) })
        .nth(0)
        .click(),
  };
}

/** Reads the navigation. */
export function navigationDriver<Found extends PartLocator>(page: TestPage<Found>) {
  const entries = page.locator('[data-vitrine="navigation"] [data-top]');
  return {
    entry: (title: string) => entries.filter({ hasText: whole(title) }).nth(0),
    /** The titles of the first level. */
    async entries(): Promise<string[]> {
      await entries.nth(0).waitFor();
      return textsOf(entries);
    },
  };
}

/** Waits until screen readers are told a text, or one that contains it. */
export const waitForAnnouncement = (page: TestPage, text: string): Promise<void> =>
  page.locator('[data-vitrine-announcer] [aria-live]').filter({ hasText: text }).nth(0).waitFor();
