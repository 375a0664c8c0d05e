import type { MoneyFormat } from '#src/config/sites.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { readAmount } from './enteredText.ts';

/** How a site writes numbers. */
export interface DecimalFormat {
  group: string;
  decimal: ',' | '.';
  /** What an entry may have before or after the number: the currency's symbol and code. @default those of the nine sites */
  currencies?: readonly string[];
}

/** The range of a number field. */
export interface DecimalBounds {
  /** @default none */
  minValue?: number | undefined;
  /** @default none */
  maxValue?: number | undefined;
  /** Maximum number of decimals. @default 2 */
  maxDecimals?: number | undefined;
}

/** The error of a typed number. */
export type DecimalProblem = { code: 'notANumber' | 'tooManyDecimals' | 'tooSmall' | 'tooLarge' };

/** Longer than any number in a shop's forms. */
const DECIMAL_MAX_LENGTH = 30;
export const DEFAULT_MAX_DECIMALS = 2;

/**
 * A site's format for numbers with decimals; sites with prices in whole units have the comma. @param currency its code
 */
export const decimalFormat = ({ group, decimal, symbol }: MoneyFormat, currency?: string): DecimalFormat => ({
  group,
  decimal: decimal || ',',
  currencies: currency === undefined ? [symbol] : [symbol, currency],
});

/** The digits of a whole number whose groups of three have one separator, or `null`. */
function withoutGroups(integer: string, sign: string): string | null {
  const [first = '', ...others] = integer.split(sign);
  const isGrouped = /^[1-9][0-9]{0,2}$/.test(first) && others.every((group) => /^[0-9]{3}$/.test(group));
  return isGrouped ? first + others.join('') : null;
}

/** Splits a text of digits, points and commas into whole number and decimals, or `null`. */
function splitDigits(digits: string, format: DecimalFormat): { integer: string | null; decimals: string } {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return { integer: digits, decimals: '' };
  const sign = digits[last] as string;
  const before = digits.slice(0, last);
  const decimals = digits.slice(last + 1);
  const other = sign === ',' ? '.' : ',';
  if (before.includes(other))
    return { integer: before.includes(sign) ? null : withoutGroups(before, other), decimals };
  if (before.includes(sign)) return { integer: withoutGroups(digits, sign), decimals: '' };
  const grouped = sign === format.group ? withoutGroups(digits, sign) : null;
  return grouped === null ? { integer: before, decimals } : { integer: grouped, decimals: '' };
}

/**
 * Parses a number in the format of any of the countries: `1.234,56`, `1,234.56`, `1 234,56`, `1'234.56`. A comma is a
 * decimal comma; a single point before three digits is a group separator only if the site groups by points.
 *
 * @returns the number in JavaScript's format, such as `-1234.56`, or `null`
 */
export function parseDecimal(text: string, format: DecimalFormat): string | null {
  const entered = readAmount(text, format.currencies);
  if (entered.length > DECIMAL_MAX_LENGTH) return null;
  const typed = entered.replace(/[\s'’]/g, '');
  const isNegative = /^[-−]/.test(typed);
  const digits = typed.replace(/^[-−+]/, '');
  if (!/[0-9]/.test(digits) || !/^[0-9.,]*$/.test(digits)) return null;
  const { integer, decimals } = splitDigits(digits, format);
  if (integer === null) return null;
  const shortened = integer.replace(/^0+(?=[0-9])/, '') || '0';
  return `${isNegative ? '-' : ''}${shortened}${decimals && `.${decimals}`}`;
}

/** Formats a number for the site: `-1234.5` becomes `−1.234,5`. Keeps the decimals. */
export function formatDecimal(number: string, { group, decimal }: DecimalFormat): string {
  const [integer = '', decimals] = number.replace('-', '').split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, group);
  return `${number.startsWith('-') ? '−' : ''}${grouped}${decimals === undefined ? '' : decimal + decimals}`;
}

/**
 * Validates a typed number, in browser and server.
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
