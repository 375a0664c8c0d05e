import { NAME_MAX_LENGTH } from '#src/config/limits.ts';

/** Letters, digits, white space and + & ' ’ ‘ ` ´ , ( ) / . -. */
export const NAME_PATTERN = /^[\p{L}\p{M}\p{N}\s+&'’‘`´,()/.-]*$/u;

/**
 * Text that a mail program would turn into a link: `www.`, `://`, or a label, a dot and a top-level domain.
 * Top-level domains are ASCII letters, letters of another script, or `xn--`; accented Latin letters are not, so
 * `Dr.Kovács` is a name without its space. Initials such as `J.R.` are too short for a top-level domain.
 */
export const ADDRESS_IN_NAME_PATTERN =
  /[wW]{3}\.|:\/\/|[\p{L}\p{M}\p{N}-]\.(?:[xX][nN]--|(?:[a-zA-Z]|(?!\p{Script=Latin})\p{L}){2,}(?![\p{L}\p{M}]))/u;

/** A title or an initial and a dot before a name (`Dr.Kiss`, `A.Schmidt`), not before a top-level domain (`t.me`). */
const TITLE_BEFORE_NAME =
  /(?<![\p{L}\p{M}\p{N}.-])(?:(?:\p{L}|arch|av|bc|co|ddr|dipl|doc|dr|fr|hab|hr|id|ifj|ing|in[zż]|judr|mag|mgr|mme|mr|mrs|ms|mudr|mvdr|özv|phdr|prof|rndr|sr|ste?)\.)+(?!(?:\p{L}{2}|app|bi[dz]|club|com|dev|fun|info|li(?:nk|ve)|net|one|online|org|p(?:age|ro)|shop|site|store|top|vip|website|xyz)(?!\p{L}))(?=\p{L}{3})/giu;
/** Degrees that end like a domain. */
const DEGREE = /(?<![\p{L}\p{M}\p{N}.-])[BM]\.(?:Sc|Ed|Eng|Mus)\b/giu;

/** Whether a text is a first or last name: at most 40 allowed characters, and no web address. `readName` reads it. */
export const isPersonName = (text: string): boolean =>
  text.length <= NAME_MAX_LENGTH &&
  NAME_PATTERN.test(text) &&
  !ADDRESS_IN_NAME_PATTERN.test(text.replace(TITLE_BEFORE_NAME, '').replace(DEGREE, ''));
