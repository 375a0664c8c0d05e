/**
 * The twelve languages (SIT-02). `parent` is the locale that provides missing texts: `locales/de-AT.json` contains only
 * the texts that differ in Austria.
 */
export const LOCALES = {
  'de-DE': { parent: null, name: 'Deutsch' },
  'de-AT': { parent: 'de-DE', name: 'Deutsch (Österreich)' },
  'de-CH': { parent: 'de-DE', name: 'Deutsch (Schweiz)' },
  'fr-CH': { parent: null, name: 'Français (Suisse)' },
  'pl-PL': { parent: null, name: 'Polski' },
  'cs-CZ': { parent: null, name: 'Čeština' },
  'hu-HU': { parent: null, name: 'Magyar' },
  'sk-SK': { parent: null, name: 'Slovenčina' },
  'tr-TR': { parent: null, name: 'Türkçe' },
  'da-DK': { parent: null, name: 'Dansk' },
  'sv-SE': { parent: null, name: 'Svenska' },
  en: { parent: null, name: 'English' },
} as const satisfies Record<string, { parent: string | null; name: string }>;

/** A supported language, as a BCP 47 tag. */
export type Locale = keyof typeof LOCALES;

/** All languages, in the order of the specification. */
export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[];

/** The language of a BCP 47 tag: `pl` for `pl-PL`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/**
 * The languages of locales without duplicates: React Aria's French is that of France, which also serves Switzerland.
 */
export const toLanguages = (locales: readonly Locale[]): string[] => [...new Set(locales.map(languageOf))];

/** The language of a page that sets none (SIT-01). */
export const DEFAULT_LOCALE: Locale = 'de-DE';

/** Whether an untrusted text is one of the twelve languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** A language without its country, for a locale that has one: `pl` for `pl-PL`. */
export type Language = Locale extends infer Each
  ? Each extends `${infer Code}-${string}`
    ? Code
    : Each
  : never;

/** The locale for an untrusted text: one of the twelve, or a bare language (`pl`, `DE`); otherwise `null`. */
export function toLocale(value: unknown): Locale | null {
  if (typeof value !== 'string') return null;
  const wanted = value.toLowerCase();
  const matches = (locale: Locale) => locale.toLowerCase() === wanted || languageOf(locale) === wanted;
  return LOCALE_CODES.find(matches) ?? null;
}
