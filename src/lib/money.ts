import type { MoneyFormat } from '#src/config/sites.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** Rounds half away from zero on the decimal digits a person sees, so that 1.005 becomes 1.01 and not 1.00. */
function toFixedDigits(amount: number, digits: number): string {
  const [mantissa, exponent = '0'] = String(amount).split('e');
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const text = BigInt(scaled)
    .toString()
    .padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Writes an amount as a site writes numbers: `1.234,56`, `1'234.56`, `1 234` (SIT-04).
 *
 * `Intl` contradicts the specification on six of nine sites and differs between ICU builds, so server and browser
 * would disagree; the site table decides instead.
 *
 * @param amount in the currency's unit (12.34); anything that is not a finite number throws a RangeError.
 */
export function formatAmount(amount: number, format: MoneyFormat): string {
  if (!Number.isFinite(amount))
    throw new RangeError(`An amount of money must be a finite number, got ${amount}.`);
  const digits = format.decimal === '' ? 0 : 2;
  const [whole = '0', fraction = ''] = toFixedDigits(Math.abs(amount), digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.group);
  const text = digits === 0 ? grouped : grouped + format.decimal + fraction;
  const isZero = !/[1-9]/.test(text);
  return amount < 0 && !isZero ? MINUS + text : text;
}

/**
 * Writes a price with its currency: `12,34 €`, `CHF 12.34`, `1 234 Kč` (SIT-05). The space never breaks.
 *
 * @param amount in the currency's unit (12.34).
 */
export function formatMoney(amount: number, format: MoneyFormat): string {
  const text = formatAmount(amount, format);
  return format.symbolPosition === 'before'
    ? `${format.symbol}${NBSP}${text}`
    : `${text}${NBSP}${format.symbol}`;
}

/** Writes a price as an advertisement does, a whole amount without decimals: `20 €`, `19,90 €`. */
export const formatShortMoney = (amount: number, format: MoneyFormat): string =>
  formatMoney(amount, format).replace(/[.,]00(?=\D|$)/, '');

/**
 * Writes a count as a site writes numbers: `1.234`, `1'234`, `1 234` (SIT-04). Counts are whole: a fraction is rounded.
 *
 * @param count anything that is not a finite number throws a RangeError.
 */
export const formatCount = (count: number, { group }: MoneyFormat): string =>
  formatAmount(count, { group, decimal: '', symbol: '', symbolPosition: 'after' });
