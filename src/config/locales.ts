/**
 * The twelve languages (SIT-02). `parent` names the locale whose texts fill what this one does not say itself:
 * `locales/de-AT.json` holds only what an Austrian shop words differently.
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

/** A language the library speaks, as a BCP 47 tag. */
export type Locale = keyof typeof LOCALES;

/** All languages, in the order of the specification. */
export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[];

/** The language of a BCP 47 tag: `pl` for `pl-PL`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Locales without their countries, each once: React Aria's French is that of France, and a Swiss reads it too. */
export const toLanguages = (locales: readonly Locale[]): string[] => [...new Set(locales.map(languageOf))];

/** What a page speaks when nothing else was said (SIT-01). */
export const DEFAULT_LOCALE: Locale = 'de-DE';

/** Whether a text from outside names one of the twelve languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** A language without its country, for a locale that has one: `pl` for `pl-PL`. */
export type Language = Locale extends infer Each
  ? Each extends `${infer Code}-${string}`
    ? Code
    : Each
  : never;

/** The locale that a text from outside names: one of the twelve, or a bare language (`pl`, `DE`); else `null`. */
export function toLocale(value: unknown): Locale | null {
  if (typeof value !== 'string') return null;
  const wanted = value.toLowerCase();
  const matches = (locale: Locale) => locale.toLowerCase() === wanted || languageOf(locale) === wanted;
  return LOCALE_CODES.find(matches) ?? null;
}
