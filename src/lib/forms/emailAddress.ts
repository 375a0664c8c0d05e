import { EMAIL_MAX_LENGTH } from '#src/config/limits.ts';

/** A local part, an at sign and a dotted domain. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Addresses that are safe to pass to a mail server: without separators, enclosing or invisible characters. */
const MAILABLE_PATTERN =
  /^[^\s@,;:<>()[\]\\"\p{C}]+@[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*(?:\.[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*)+$/u;

/** Whether a text is an e-mail address, in browser and server. `readEmail` finds the address in a pasted text. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text) && MAILABLE_PATTERN.test(text);
