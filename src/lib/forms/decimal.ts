import type { MoneyFormat } from '#src/config/sites.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';

/** Signs between groups of three digits, and before the decimals, as a site writes numbers (SIT-04). */
export interface DecimalFormat {
  group: string;
  decimal: ',' | '.';
}

/** The numbers that a field takes. */
export interface DecimalBounds {
  /** @default none */
  minValue?: number | undefined;
  /** @default none */
  maxValue?: number | undefined;
  /** The most digits behind the decimal sign. @default 2 */
  maxDecimals?: number | undefined;
}

/** What is wrong with a number that a person has typed (INP-13). */
export type DecimalProblem = { code: 'notANumber' | 'tooManyDecimals' | 'tooSmall' | 'tooLarge' };

/** More characters are no number that a shop asks for. */
export const DECIMAL_MAX_LENGTH = 30;
export const DEFAULT_MAX_DECIMALS = 2;

/** How a site writes a number with decimals: prices in whole crowns or forints do not say, so it is the comma. */
export const decimalFormat = ({ group, decimal }: MoneyFormat): DecimalFormat => ({
  group,
  decimal: decimal || ',',
});

/** The digits of a whole number in groups of three with one sign between, or `null`. */
function withoutGroups(whole: string, sign: string): string | null {
  const [first = '', ...others] = whole.split(sign);
  const isGrouped = /^[1-9][0-9]{0,2}$/.test(first) && others.every((group) => /^[0-9]{3}$/.test(group));
  return isGrouped ? first + others.join('') : null;
}

/** Whole digits and decimals of digits with points and commas, or `null`. */
function splitDigits(digits: string, format: DecimalFormat): { whole: string | null; decimals: string } {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return { whole: digits, decimals: '' };
  const sign = digits[last] as string;
  const before = digits.slice(0, last);
  const decimals = digits.slice(last + 1);
  const other = sign === ',' ? '.' : ',';
  if (before.includes(other))
    return { whole: before.includes(sign) ? null : withoutGroups(before, other), decimals };
  if (before.includes(sign)) return { whole: withoutGroups(digits, sign), decimals: '' };
  const grouped = sign === format.group ? withoutGroups(digits, sign) : null;
  return grouped === null ? { whole: before, decimals } : { whole: grouped, decimals: '' };
}

/**
 * Reads a number as people write it in any of the countries: `1.234,56`, `1,234.56`, `1 234,56`, `1'234.56`. A comma is
 * a decimal comma (INP-12); one point before three digits groups only where the site groups by points.
 *
 * @returns the number as JavaScript writes it, such as `-1234.56`, or `null`
 */
export function parseDecimal(text: string, format: DecimalFormat): string | null {
  if (text.length > DECIMAL_MAX_LENGTH) return null;
  const typed = text.replace(/[\s'’]/g, '');
  const isNegative = /^[-−]/.test(typed);
  const digits = typed.replace(/^[-−+]/, '');
  if (!/[0-9]/.test(digits) || !/^[0-9.,]*$/.test(digits)) return null;
  const { whole, decimals } = splitDigits(digits, format);
  if (whole === null) return null;
  const shortened = whole.replace(/^0+(?=[0-9])/, '') || '0';
  return `${isNegative ? '-' : ''}${shortened}${decimals && `.${decimals}`}`;
}

/** Writes a number as the site does: `-1234.5` becomes `−1.234,5`. The decimals stay as they are. */
export function formatDecimal(number: string, { group, decimal }: DecimalFormat): string {
  const [whole = '', decimals] = number.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${number.startsWith('-') ? '−' : ''}${grouped}${decimals === undefined ? '' : decimal + decimals}`;
}

/**
 * Checks a number that a person has typed (INP-13). Browser and server ask the same rules.
 *
 * @returns the number, or what is wrong with the text
 * @example checkDecimal('1.234,50', decimalFormat(SITES.DE.money)) // { ok: true, value: 1234.5 }
 */
export function checkDecimal(
  text: string,
  format: DecimalFormat,
  { minValue, maxValue, maxDecimals = DEFAULT_MAX_DECIMALS }: DecimalBounds = {},
): Result<number, DecimalProblem> {
  const number = parseDecimal(text, format);
  if (number === null) return failed({ code: 'notANumber' });
  if ((number.split('.')[1] ?? '').length > maxDecimals) return failed({ code: 'tooManyDecimals' });
  const value = Number(number);
  if (minValue !== undefined && value < minValue) return failed({ code: 'tooSmall' });
  if (maxValue !== undefined && value > maxValue) return failed({ code: 'tooLarge' });
  return ok(value);
}
