import {
  CONSENT_CATEGORIES,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type ConsentCategory,
  type ConsentChoice,
  EVERY_CATEGORY,
  NECESSARY_ONLY,
} from '#src/config/consent.ts';
import { COOKIES, readCookie, writeCookie } from './cookies.ts';

/** A choice that allows some categories. */
export const allowOnly = (allows: (category: ConsentCategory) => boolean): ConsentChoice => ({
  analytics: allows('analytics'),
  marketing: allows('marketing'),
});

/** A choice as the cookie `consent` holds it: version and allowed categories, `1.necessary.analytics` (BEY-20). */
export const formatConsent = (choice: ConsentChoice): string =>
  [CONSENT_VERSION, 'necessary', ...CONSENT_CATEGORIES.filter((category) => choice[category])].join('.');

/** Every value that the cookie can have. There are few, so nothing else has to be parsed. */
const KNOWN_VALUES: ReadonlyMap<string, ConsentChoice> = new Map(
  [
    NECESSARY_ONLY,
    EVERY_CATEGORY,
    ...CONSENT_CATEGORIES.map((only) => allowOnly((category) => category === only)),
  ].map((choice) => [formatConsent(choice), choice]),
);

/**
 * The decision in a `Cookie` header or `document.cookie`; `null` where there is none, where it was made for another
 * version of the question, and for every value that the library does not write (BEY-20).
 */
export const readConsent = (cookies: string): ConsentChoice | null =>
  KNOWN_VALUES.get(readCookie(cookies, COOKIES.consent) ?? '') ?? null;

/** Remembers a decision in the browser, as `CONSENT_SECONDS` says (BEY-20). */
export function writeConsent(choice: ConsentChoice): void {
  const secure = globalThis.location.protocol === 'https:' ? '; secure' : '';
  writeCookie(COOKIES.consent, formatConsent(choice), `max-age=${CONSENT_SECONDS}; samesite=lax${secure}`);
}

/**
 * The decision of a posted form: `choice` is `all`, `necessary` or `selected`, which counts the ticked categories. An
 * unknown `choice` is no decision (BEY-20).
 *
 * @param read one field's text, where the form has it
 */
export function readConsentForm(read: (name: string) => unknown): ConsentChoice | null {
  switch (read('choice')) {
    case 'all':
      return EVERY_CATEGORY;
    case 'necessary':
      return NECESSARY_ONLY;
    case 'selected':
      return allowOnly((category) => read(category) === 'on');
    default:
      return null;
  }
}

/** A choice from an event or a callback of the page: only `true` is consent (APP-03, BEY-20). */
export const toConsentChoice = (detail: unknown): ConsentChoice =>
  allowOnly((category) => (detail as Partial<ConsentChoice> | null | undefined)?.[category] === true);
