import { NAME_MAX_LENGTH } from '#src/config/limits.ts';

/** Letters, digits, white space and + & ' ’ ` ´ , ( ) / . - (NWL-06). */
export const NAME_PATTERN = /^[\p{L}\p{M}\p{N}\s+&'’`´,()/.-]*$/u;

/**
 * Text that a mail program would turn into a link: `www.`, `://`, or a label, a dot and a top-level domain (NWL-06).
 * Top-level domains are ASCII letters, letters of another script, or `xn--`; accented Latin letters are not, so
 * `Dr.Kovács` is a name without its space. Initials such as `J.R.` are too short for a top-level domain.
 */
export const ADDRESS_IN_NAME_PATTERN =
  /[wW]{3}\.|:\/\/|[\p{L}\p{M}\p{N}-]\.(?:[xX][nN]--|(?:[a-zA-Z]|(?!\p{Script=Latin})\p{L}){2,}(?![\p{L}\p{M}]))/u;

/** Whether a text is a first or last name: at most 40 allowed characters, and no web address (NWL-06). */
export const isPersonName = (text: string): boolean =>
  text.length <= NAME_MAX_LENGTH && NAME_PATTERN.test(text) && !ADDRESS_IN_NAME_PATTERN.test(text);
