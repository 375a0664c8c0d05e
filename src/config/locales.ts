const NBSP = '\u00a0';

/**
 * The twelve languages. `parent` is the locale that provides missing texts: `locales/de-AT.json` contains only
 * the texts that differ in Austria. `group` separates the thousands of a count: counts follow the page's language, prices
 * the site's table.
 */
export const LOCALES = {
  'de-DE': { parent: null, name: 'Deutsch', group: '.' },
  'de-AT': { parent: 'de-DE', name: 'Deutsch (Österreich)', group: '.' },
  'de-CH': { parent: 'de-DE', name: 'Deutsch (Schweiz)', group: "'" },
  'fr-CH': { parent: null, name: 'Français (Suisse)', group: "'" },
  'pl-PL': { parent: null, name: 'Polski', group: NBSP },
  'cs-CZ': { parent: null, name: 'Čeština', group: NBSP },
  'hu-HU': { parent: null, name: 'Magyar', group: NBSP },
  'sk-SK': { parent: null, name: 'Slovenčina', group: NBSP },
  'tr-TR': { parent: null, name: 'Türkçe', group: '.' },
  'da-DK': { parent: null, name: 'Dansk', group: '.' },
  'sv-SE': { parent: null, name: 'Svenska', group: NBSP },
  en: { parent: null, name: 'English', group: ',' },
} as const satisfies Record<string, { parent: string | null; name: string; group: string }>;

/** A supported language, as a BCP 47 tag. */
export type Locale = keyof typeof LOCALES;

/** A page's language: one of the twelve, or any other BCP 47 tag, for which the page has its own texts. */
export type PageLocale = Locale | (string & {});

/** All languages, in the order of the specification. */
export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[];

/** The language of a BCP 47 tag: `pl` for `pl-PL`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** React Aria uses it where it lacks the language of the page or, outside of the provider, of the browser. It throws without. */
const FALLBACK_LANGUAGE = 'en';

/**
 * The languages whose texts of React Aria a page needs, without duplicates: its French is that of France, which also
 * serves Switzerland.
 */
export const toLanguages = (locales: readonly PageLocale[]): string[] => [
  ...new Set([...locales.map(languageOf), FALLBACK_LANGUAGE]),
];

/** The locale of a language's dates and numbers for `Intl` and React Aria, where `en` alone means American. */
export const formatLocaleOf = (locale: PageLocale): string => (locale === 'en' ? 'en-GB' : locale);

/** The language of a page that sets none. */
export const DEFAULT_LOCALE: Locale = 'de-DE';

/** Whether an untrusted text is one of the twelve languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** The separator of thousands in a language's counts. */
export const groupOf = (locale: PageLocale): string =>
  isLocale(locale)
    ? LOCALES[locale].group
    : (new Intl.NumberFormat(locale, { useGrouping: 'always' })
        .formatToParts(1e6)
        .find(({ type }) => type === 'group')?.value ?? '');

/** The locale for an untrusted text: one of the twelve, or a bare language (`pl`, `DE`); otherwise `null`. */
export function toLocale(value: unknown): Locale | null {
  if (typeof value !== 'string') return null;
  const wanted = value.toLowerCase();
  const matches = (locale: Locale) => locale.toLowerCase() === wanted || languageOf(locale) === wanted;
  return LOCALE_CODES.find(matches) ?? null;
}

/**
 * The language of a page for an untrusted text: as `toLocale`, or, if the page has its own texts, any BCP 47 tag;
 * otherwise `null`.
 */
export function toPageLocale(value: unknown, hasMessages: boolean): PageLocale | null {
  const locale = toLocale(value);
  if (locale || !hasMessages || typeof value !== 'string') return locale;
  try {
    return Intl.getCanonicalLocales(value)[0] ?? null;
  } catch {
    // Not a language tag.
    return null;
  }
}
