import { LOCALE_CODES, languageOf } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { foldLetter } from '#src/lib/foldLetter.ts';

/** Longest text that is searched for, in characters; no country's name comes near. */
export const COUNTRY_TERM_MAX_LENGTH = 60;

/** A text as it is compared: small letters without marks, in every language alike. */
export const foldText = (text: string): string => [...text].map(foldLetter).join('');

/** What a country and its language are called in the twelve languages, folded, each once. */
function listNames({ country, countryName, locale }: SiteConfig): string[] {
  const names = LOCALE_CODES.flatMap((each) => [
    new Intl.DisplayNames(each, { type: 'region', fallback: 'none' }).of(country),
    new Intl.DisplayNames(each, { type: 'language', fallback: 'none' }).of(languageOf(locale)),
  ]);
  return [...new Set([countryName, country, ...names].flatMap((name) => (name ? foldText(name) : [])))];
}

const known = new Map<string, readonly string[]>();

/** The names of a site, created at the first search: they load a dozen of the browser's language tables. */
function namesOf(site: SiteConfig): readonly string[] {
  const key = `${site.code} ${site.countryName}`;
  const names = known.get(key) ?? listNames(site);
  known.set(key, names);
  return names;
}

/** Whether one of a name's words begins with a text: "land" does not find Deutschland. */
const hasWord = (name: string, beginning: string) =>
  name.startsWith(beginning) || name.includes(` ${beginning}`) || name.includes(`(${beginning}`);

/**
 * The countries that a text means, in their order: by the beginning of a word of the country's name, or of its language,
 * in any of the twelve languages, without regard to accents and capitals (BEY-24). Every country for an empty text.
 */
export function findCountries(countries: readonly SiteConfig[], term: string): readonly SiteConfig[] {
  const wanted = foldText(term.slice(0, COUNTRY_TERM_MAX_LENGTH)).trim().replace(/\s+/g, ' ');
  if (wanted === '') return countries;
  return countries.filter((country) => namesOf(country).some((name) => hasWord(name, wanted)));
}
