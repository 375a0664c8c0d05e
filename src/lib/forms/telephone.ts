import { CALLING_CODES, type CallingCode } from '#src/config/callingCodes.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';

/** What a person has filled in: the chosen country code, and the number. */
export interface TelephoneEntry {
  /** Such as `+49`; one that is typed before the number counts instead. */
  code: string;
  number: string;
}

/** What is wrong with a telephone number (INP-13). */
export type TelephoneProblem = { code: 'characters' | 'tooShort' | 'tooLong' };

/** More characters than a number with every sign between its digits has. */
export const TELEPHONE_MAX_LENGTH = 40;
/** Digits with the country code: the most of ITU-T E.164, and fewer than any country has. */
const MAX_DIGITS = 15;
const MIN_DIGITS = 7;

const callingCodeOf = (code: string): CallingCode | undefined =>
  CALLING_CODES.find((each) => each.code === code);

/** Digits, with a `+` before them where the country code was typed. */
function compactNumber(number: string): string {
  const withoutSigns = number.replace(/\(0\)/g, '').replace(/[\s().\-‐‑–/·]/g, '');
  return withoutSigns.replace(/^00/, '+');
}

/**
 * The country code that was typed before a number, where the list has it: it moves into the list.
 *
 * @returns the code and the number without it, or `null`
 * @example splitCallingCode('0041 44 123 45 67') // { code: '+41', number: '441234567' }
 */
export function splitCallingCode(number: string): TelephoneEntry | null {
  const compact = compactNumber(number.slice(0, TELEPHONE_MAX_LENGTH));
  const known = CALLING_CODES.find(({ code }) => compact.startsWith(code));
  return known ? { code: known.code, number: compact.slice(known.code.length) } : null;
}

/** The number behind its code; without one where the code is unknown. */
function joinCallingCode({ code, number }: TelephoneEntry): string {
  const chosen = callingCodeOf(code);
  if (!chosen || number.startsWith('+')) return number;
  const national = number.startsWith(chosen.trunk) ? number.slice(chosen.trunk.length) : number;
  return chosen.code + national;
}

/**
 * Checks a telephone number for what holds in every country: digits, and as many as ITU-T E.164 allows (INP-13). Blanks
 * and the usual signs between digits do not matter, and the zero before a national number falls away, behind a typed code as well. Number plans
 * change by the month, so that no list of them is asked. Browser and server ask the same rules.
 *
 * @returns the number as E.164 writes it, or what is wrong with it
 * @example checkTelephone({ code: '+49', number: '030 / 123-456' }) // { ok: true, value: '+4930123456' }
 */
export function checkTelephone({ code, number }: TelephoneEntry): Result<string, TelephoneProblem> {
  if (number.length > TELEPHONE_MAX_LENGTH) return failed({ code: 'tooLong' });
  const compact = compactNumber(number);
  if (!/^\+?[0-9]*$/.test(compact)) return failed({ code: 'characters' });
  const whole = joinCallingCode(splitCallingCode(number) ?? { code, number: compact });
  const digits = whole.replace('+', '').length;
  if (digits < MIN_DIGITS) return failed({ code: 'tooShort' });
  if (digits > MAX_DIGITS) return failed({ code: 'tooLong' });
  // No country's code begins with a zero, and a number without a code belongs to no country.
  return /^\+[1-9]/.test(whole) ? ok(whole) : failed({ code: 'characters' });
}
