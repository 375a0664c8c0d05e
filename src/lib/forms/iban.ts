import { ibanLengthOf } from '#src/config/ibanLengths.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { findIban, machineText } from './enteredText.ts';

/** Maximum length of an IBAN (ISO 13616), without spaces. */
export const IBAN_MAX_LENGTH = 34;

/** The error of an IBAN: the first one that the user can correct. */
export type IbanProblem =
  /** Characters other than letters and digits. */
  | { code: 'characters' }
  /** It does not start with a country code of the IBAN registry and two digits. */
  | { code: 'country' }
  /** IBANs of its country are longer or shorter. */
  | { code: 'length'; country: string; expected: number; count: number }
  /** The check digits do not match. */
  | { code: 'checksum' };

const withoutBlanks = (text: string) => text.replace(/\s/g, '');

/** Whether an IBAN's check digits are right (ISO 7064, MOD 97-10). Ignores spaces and case. */
export function hasValidIbanChecksum(text: string): boolean {
  const compact = withoutBlanks(text);
  if (!/^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9]{10,30}$/.test(compact)) return false;
  const rearranged = compact.slice(4) + compact.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    // A letter counts as two digits: A is 10, Z is 35.
    const number = Number.parseInt(character, 36);
    remainder = (remainder * (number > 9 ? 100 : 10) + number) % 97;
  }
  return remainder === 1;
}

/**
 * Validates an IBAN, in browser and server: characters, country, length, check digits. Ignores spaces and case.
 *
 * @returns the IBAN without spaces, or the error
 * @example checkIban('DE89 3704 0044 0532 0130 00') // { ok: true, value: 'DE89370400440532013000' }
 */
export function checkIban(text: string): Result<string, IbanProblem> {
  const typed = findIban(text) ?? withoutBlanks(machineText(text));
  // Before the case conversion: ß would become SS, and ı an I.
  if (!/^[A-Za-z0-9]*$/.test(typed)) return failed({ code: 'characters' });
  const compact = typed.toUpperCase();
  const country = compact.slice(0, 2);
  const expected = ibanLengthOf(country);
  if (expected === 0 || /[^0-9]/.test(compact.slice(2, 4))) return failed({ code: 'country' });
  const count = compact.length;
  if (count !== expected) return failed({ code: 'length', country, expected, count });
  return hasValidIbanChecksum(compact) ? ok(compact) : failed({ code: 'checksum' });
}
