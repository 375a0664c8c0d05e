import {
  CONSENT_CATEGORIES,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type ConsentCategory,
  type ConsentChoice,
  EVERY_CATEGORY,
  NECESSARY_ONLY,
} from '#src/config/consent.ts';
import { COOKIES, type CookieHeader, findCookie, writeCookie } from './cookies.ts';

/** A choice that allows only some categories. */
export const allowOnly = (allows: (category: ConsentCategory) => boolean): ConsentChoice => ({
  analytics: allows('analytics'),
  marketing: allows('marketing'),
});

/** Whether a decision allows the same categories as an earlier one; `null` is no decision. */
export const isSameChoice = (choice: ConsentChoice, earlier: ConsentChoice | null): boolean =>
  earlier !== null && CONSENT_CATEGORIES.every((category) => choice[category] === earlier[category]);

/** Formats a choice for the cookie `consent`: version and allowed categories, `1.necessary.analytics`. */
export const formatConsent = (choice: ConsentChoice): string =>
  [CONSENT_VERSION, 'necessary', ...CONSENT_CATEGORIES.filter((category) => choice[category])].join('.');

/** All possible values of the cookie. There are few, so no parser is needed. */
const KNOWN_VALUES: ReadonlyMap<string, ConsentChoice> = new Map(
  [
    NECESSARY_ONLY,
    EVERY_CATEGORY,
    ...CONSENT_CATEGORIES.map((only) => allowOnly((category) => category === only)),
  ].map((choice) => [formatConsent(choice), choice]),
);

/** The decision in a `Cookie` header or `document.cookie`; `null` for any value that the library does not write now. */
export const readConsent = (cookies: CookieHeader): ConsentChoice | null =>
  findCookie(cookies, COOKIES.consent, (value) => KNOWN_VALUES.get(value));

/** Whether the browser sends Global Privacy Control: until the visitor decides, only what is necessary is allowed. */
export const hasPrivacySignal = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: unknown } | undefined)?.globalPrivacyControl === true;

/** Stores a decision in the browser for `CONSENT_SECONDS`. */
export const writeConsent = (choice: ConsentChoice): void =>
  writeCookie(COOKIES.consent, formatConsent(choice), CONSENT_SECONDS);

/** The decision in a posted form; an unknown `choice` is none. @param read returns the text of one field */
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

/** A choice from an event or a callback of the page: only `true` counts as consent. */
export const toConsentChoice = (detail: unknown): ConsentChoice =>
  allowOnly((category) => (detail as Partial<ConsentChoice> | null | undefined)?.[category] === true);
