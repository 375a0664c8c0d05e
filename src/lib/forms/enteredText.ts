import { ibanLengthOf } from '#src/config/ibanLengths.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '#src/config/limits.ts';
import { visibleText } from '../visibleText.ts';
import { isEmail } from './emailAddress.ts';

// What people paste into fields: with invisible characters, labels, link schemes, units and neighbours. Each function
// finds the value in the whole text. What it does not understand it returns without invisible characters only, so that
// nothing is lost and the field's rule can say what is wrong. Browser and server read entries by these functions.

/** Longest text that is searched for a value, in characters. */
const MAX_LENGTH = 300;

/** The text with 0 to 9 for the digits that Arabic and Persian keyboards type. Its length stays the same. */
export const latinDigits = (text: string): string =>
  // The last four bits of such a digit are its value.
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0b1111));

/** The visible text with Latin digits, for values that a machine reads. */
export const machineText = (text: string): string => latinDigits(visibleText(text));

/** The same, with compatibility forms as plain characters. A long text stays: its start can be another valid number. */
const plainText = (text: string) => (text.length > MAX_LENGTH ? text : machineText(text.normalize('NFKC')));

/** The characters of a link, which writes `+` as `%2B`; a text that is no link may have such characters itself. */
function decodeLink(part: string, isLink: boolean): string {
  try {
    return isLink ? decodeURIComponent(part) : part;
  } catch {
    return part;
  }
}

/** An address in a `mailto:` link, after a label, or between angle brackets after a name. */
const EMAIL_IN_TEXT =
  /^(?:[^<>@]{0,100}<)?(?:[\p{L} -]{1,30}: ?)?(?:mailto:)?([^\s<>@?:]{1,256}@[^\s<>@?,;]{1,256}?)[.,;]?(?:\?[^\s<>]*)?>?$/iu;

/**
 * The e-mail address in a text.
 * @example readEmail('Kim Muster <mailto:kim@example.com>') // 'kim@example.com'
 */
export function readEmail(text: string): string {
  const visible = visibleText(text);
  if (visible.length > EMAIL_MAX_LENGTH + MAX_LENGTH) return visible;
  const plain = visible.normalize('NFC');
  // Word processors and mail programs write a curly apostrophe, which no address has.
  const address = EMAIL_IN_TEXT.exec(plain)?.[1]?.replace(/[‘’]/g, "'");
  const found = address && decodeLink(address, /mailto:/i.test(plain));
  return found !== undefined && isEmail(found) ? found : plain;
}

/** The name in a text, with one kind of hyphen. */
export const readName = (text: string): string =>
  text.length > NAME_MAX_LENGTH * 4 ? text : visibleText(text.normalize('NFC')).replace(/[‐‑–]/g, '-');

/** A word (`Tel.`, `Mobil:`) or the scheme of a link, before a text that can only be a number. */
const TELEPHONE_LABEL = /^(?:\p{L}[\p{L}. ‑-]{0,28}[:.]? ?)(?=[+(\d][^\p{L}]{4,}$)/u;

/**
 * The telephone number in a text, with its separators.
 * @example readTelephone('tel:+49-30-123456') // '+49-30-123456'
 */
export const readTelephone = (text: string): string =>
  plainText(decodeLink(text, /^\s*tel:/i.test(text))).replace(TELEPHONE_LABEL, '');

/** What people write for the currencies of the nine sites. */
const CURRENCIES = '€ EUR Euro Euros CHF Fr SFr Kč CZK zł PLN Ft HUF ₺ TL TRY'.split(' ');

/** A currency before or after the number, with the full stop of an abbreviation. */
function unitOf(currencies: readonly string[]): RegExp {
  const words = [...CURRENCIES, ...currencies.map(plainText)]
    .map((word) => word.replace(/\.$/, '').replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .filter(Boolean);
  const currency = `(?:${words.join('|')})\\.?`;
  return new RegExp(`^${currency} ?(?=[-−+\\d])|(?<=[\\d.,–—-]) ?${currency}$`, 'giu');
}

/**
 * The number in a text: without a currency, and without the dash that stands for no cents.
 *
 * @param currencies the symbol and the code of a shop whose currency is none of the nine sites'
 * @example readAmount('CHF 12.–') // '12'
 */
export const readAmount = (text: string, currencies: readonly string[] = []): string =>
  plainText(text)
    .replace(unitOf(currencies), '')
    .replace('\u066B', ',')
    .replace(/(?<=\d)[.,] ?(?:[-–]{1,2}|—)$/, '');

/** The whole number in a text; `NaN` for anything else. */
export const readCount = (text: string): number => {
  const plain = plainText(text);
  return /^[0-9]+$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Words before a code: `Code:`, `Kod rabatowy:`. */
const VOUCHER_LABEL = /^[\p{L}. -]{1,40}: ?(?=[\p{L}\p{N}])/u;

/**
 * The code of a coupon or the number of a gift card in a text, with one kind of hyphen and of space.
 * @example readVoucherCode('Code: HELLO10.') // 'HELLO10'
 */
export const readVoucherCode = (text: string): string =>
  text.length > MAX_LENGTH
    ? text
    : plainText(text)
        .replace(VOUCHER_LABEL, '')
        .replace(/[‐‒–—−]/g, '-')
        .replace(/\s+/g, ' ')
        .replace(/ ?[.,;!]+$/, '');

/** A code for comparison: its case does not matter, nor which I a Turkish keyboard writes. */
export const foldVoucherCode = (code: string): string =>
  readVoucherCode(code).toUpperCase().replaceAll('İ', 'I');

/** The digits of a gift card's number: their groups do not matter. */
export const foldCardNumber = (number: string): string => readVoucherCode(number).replace(/[^0-9]/g, '');

/** The label of an account number, in any language: `IBAN`, or words with a colon or a full stop. */
const IBAN_LABEL =
  /(?:(?:^|[^A-Z])(?:IBAN|RACHUNEK|KONTO)(?:[- ]?(?:NR|NO|NUMMER))?[.:#№ -]*|^[\p{L} ]{2,40}[.:#№]+ ?)(?=[A-Z]{2} ?[0-9])/u;
/** A bank's code, with or without its label, which people copy together with the account number. */
const BANK_CODE = /^[\s,;|/]*(?:(?:BIC|SWIFT)\b[\s\S]*|[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?[\s.,;]*$/;

/**
 * The account number in a text: after its label and before a bank's code, without separators; `null` if the text has
 * none of the right length for its country.
 * @example findIban('IBAN: DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX') // 'DE89370400440532013000'
 */
export function findIban(text: string): string | null {
  // Not NFKC before the check: a compatibility form is no character of an IBAN.
  const plain = machineText(text.slice(0, MAX_LENGTH));
  // `ß` and `ı` would become letters of an IBAN.
  if (/[ßıſ]/.test(plain)) return null;
  // A phone that writes Turkish writes İBAN.
  const upper = plain.toUpperCase().replaceAll('İ', 'I');
  const label = IBAN_LABEL.exec(upper);
  const entered = label ? upper.slice(label.index + label[0].length) : upper;
  const country = entered.slice(0, 2);
  const length = ibanLengthOf(country);
  let iban = '';
  let end = 0;
  for (; end < entered.length && iban.length < length; end++) {
    const character = entered.charAt(end);
    if (/[A-Z0-9]/.test(character)) iban += character;
    else if (!/[\s.\-‐‑–/]/.test(character)) return null;
  }
  const rest = entered.slice(end);
  if (length === 0 || iban.length < length || /^[A-Z0-9]/.test(rest) || !BANK_CODE.test(rest)) return null;
  return /^[A-Z]{2}[0-9]{2}/.test(iban) ? iban : null;
}
