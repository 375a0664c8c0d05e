import type { SiteConfig } from '#src/config/sites.ts';
import { shownAmount } from './money.ts';

/** The prices of an article or of a line, all for the same number of pieces. */
export interface ComparedPrices {
  price: number;
  /** The price before the reduction. */
  former?: number | undefined;
  /** The lowest price of the days before the reduction. */
  lowest?: number | undefined;
}

/** What a page may say about a reduction. */
export interface PriceReduction {
  /** The price to strike through. */
  former: number | undefined;
  /** The lowest price to name, if the country's rule compares with it. */
  lowest: number | undefined;
  /** Discount from the price that the rule compares with, in whole percent from 1 to 99; `undefined` for none. */
  percent: number | undefined;
}

/** Whole percent off; no reduction is 0 %, and nothing costs −100 %. */
export function percentOff(percent: number): number | undefined {
  const whole = Math.round(percent);
  return whole >= 1 && whole <= 99 ? whole : undefined;
}

/**
 * The one answer to what a reduced article shows, in tiles, on pages and in the cart. The country's rule decides which
 * price a percentage refers to. Prices are compared as they are shown: two that look equal are equal.
 *
 * @example priceReduction({ price: 49.9, former: 74.9 }, SITES.CH).percent // 33
 */
export function priceReduction(
  { price, former, lowest }: ComparedPrices,
  { money, rules }: Pick<SiteConfig, 'money' | 'rules'>,
): PriceReduction {
  const shown = (amount: number) => shownAmount(amount, money);
  const { base } = rules.priceReduction;
  const comparesWithLowest = base === 'lowest';
  // The rule can make the lowest price the struck one, which then needs no line of its own.
  const struck = base === 'struck' && former !== undefined ? Math.min(former, lowest ?? former) : former;
  const reference = comparesWithLowest ? lowest : struck;
  return {
    former: struck !== undefined && shown(struck) > shown(price) ? struck : undefined,
    lowest: comparesWithLowest ? lowest : undefined,
    percent:
      reference === undefined || shown(reference) <= 0
        ? undefined
        : percentOff((1 - shown(price) / shown(reference)) * 100),
  };
}
