import { CALLING_CODES, type CallingCode } from '#src/config/callingCodes.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { readTelephone } from './enteredText.ts';

/** The user's input: the selected country code, and the number. */
export interface TelephoneInput {
  /** Such as `+49`; a code typed before the number overrides it. */
  code: string;
  number: string;
}

/** The error of a telephone number. */
export type TelephoneProblem = { code: 'characters' | 'noCountryCode' | 'tooShort' | 'tooLong' };

/** Longer than a number with a separator between all digits. */
const TELEPHONE_MAX_LENGTH = 40;
/** Digits including the country code: the maximum of ITU-T E.164, and a minimum below that of any country. */
const MAX_DIGITS = 15;
const MIN_DIGITS = 7;

/** A country code; one that the list does not contain has no trunk prefix. */
function callingCodeOf(code: string): Pick<CallingCode, 'code' | 'trunk'> | undefined {
  const listed = CALLING_CODES.find((each) => each.code === code);
  return listed ?? (isCallingCode(code) ? { code, trunk: '' } : undefined);
}

const isCallingCode = (code: string): code is CallingCode['code'] => /^\+[1-9]\d{0,2}$/.test(code);

/** The digits, with a leading `+` if the country code was typed; `null` for a text that is too long to be a number. */
function compactNumber(number: string): string | null {
  const entered = readTelephone(number);
  if (entered.length > TELEPHONE_MAX_LENGTH) return null;
  const withoutSigns = entered.replace(/\(0\)/g, '').replace(/[\s().\-‐‑–/·]/g, '');
  return withoutSigns.replace(/^00/, '+');
}

/**
 * Splits off a typed country code if the list contains it, so that it can move into the list.
 *
 * @returns the code and the number without it, or `null`
 * @example splitCallingCode('0041 44 123 45 67') // { code: '+41', number: '441234567' }
 */
export function splitCallingCode(number: string): TelephoneInput | null {
  const compact = compactNumber(number);
  const known = CALLING_CODES.find(({ code }) => compact?.startsWith(code));
  return compact !== null && known ? { code: known.code, number: compact.slice(known.code.length) } : null;
}

/** The number with its code; without one if none is selected. */
function joinCallingCode({ code, number }: TelephoneInput): string {
  const chosen = callingCodeOf(code);
  if (!chosen || number.startsWith('+')) return number;
  const national = number.startsWith(chosen.trunk) ? number.slice(chosen.trunk.length) : number;
  return chosen.code + national;
}

/**
 * Validates a telephone number, in browser and server, by the rules common to all countries: only digits, within the
 * length limits of ITU-T E.164. Drops separators and the trunk zero. Number plans change every month, so it uses none.
 *
 * @returns the number in E.164 format, or the error
 * @example checkTelephone({ code: '+49', number: '030 / 123-456' }) // { ok: true, value: '+4930123456' }
 */
export function checkTelephone({ code, number }: TelephoneInput): Result<string, TelephoneProblem> {
  const compact = compactNumber(number);
  if (compact === null) return failed({ code: 'tooLong' });
  if (!/^\+?[0-9]*$/.test(compact)) return failed({ code: 'characters' });
  const fullNumber = joinCallingCode(splitCallingCode(number) ?? { code, number: compact });
  const digits = fullNumber.replace('+', '').length;
  if (digits < MIN_DIGITS) return failed({ code: 'tooShort' });
  if (digits > MAX_DIGITS) return failed({ code: 'tooLong' });
  if (!fullNumber.startsWith('+')) return failed({ code: 'noCountryCode' });
  // No country code starts with zero.
  return /^\+[1-9]/.test(fullNumber) ? ok(fullNumber) : failed({ code: 'characters' });
}
