import type { MoneyFormat } from '#src/config/sites.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** Rounds half away from zero on the visible decimal digits, so that 1.005 becomes 1.01 and not 1.00. */
function toFixedDigits(amount: number, digits: number): string {
  const [mantissa, exponent = '0'] = String(amount).split('e');
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const text = BigInt(scaled)
    .toString()
    .padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Number of decimal digits that a site shows. */
export const digitsOf = ({ decimal, digits = 2 }: Pick<MoneyFormat, 'decimal' | 'digits'>): number =>
  decimal === '' ? 0 : digits;

/**
 * Formats an amount for a site: `1.234,56`, `1'234.56`, `1 234`.
 *
 * `Intl` contradicts the specification on six of nine sites and differs between ICU builds, so server and browser would
 * disagree; the site table is used instead.
 *
 * @param amount in the currency's main unit (12.34); throws a RangeError unless it is a finite number.
 */
export function formatAmount(amount: number, format: MoneyFormat): string {
  if (!Number.isFinite(amount))
    throw new RangeError(`An amount of money must be a finite number, got ${amount}.`);
  const digits = digitsOf(format);
  const [integer = '0', fraction = ''] = toFixedDigits(Math.abs(amount), digits).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, format.group);
  const text = digits === 0 ? grouped : grouped + format.decimal + fraction;
  const isZero = !/[1-9]/.test(text);
  return amount < 0 && !isZero ? MINUS + text : text;
}

/**
 * An amount as it is shown, rounded to the site's digits: the base of every decision, so that none contradicts a text.
 */
export function shownAmount(amount: number, format: Pick<MoneyFormat, 'decimal' | 'digits'>): number {
  const shown = Number(toFixedDigits(Math.abs(amount), digitsOf(format)));
  return amount < 0 && shown > 0 ? -shown : shown;
}

/** Formats a price in the currency's main unit (12.34), with a no-break space: `12,34 €`, `CHF 12.34`. */
export function formatMoney(amount: number, format: MoneyFormat): string {
  const text = formatAmount(amount, format);
  return format.symbolPosition === 'before'
    ? `${format.symbol}${NBSP}${text}`
    : `${text}${NBSP}${format.symbol}`;
}

/** Formats a price for advertising, whole amounts without decimals: `20 €`, `19,90 €`. */
export const formatShortMoney = (amount: number, format: MoneyFormat): string =>
  formatMoney(amount, Number.isInteger(shownAmount(amount, format)) ? { ...format, decimal: '' } : format);

/** Formats a count, rounded: `1.234`, `1'234`, `1 234`. Throws a RangeError unless it is a finite number. */
export const formatCount = (count: number, { group }: Pick<MoneyFormat, 'group'>): string =>
  formatAmount(count, { group, decimal: '', symbol: '', symbolPosition: 'after' });
