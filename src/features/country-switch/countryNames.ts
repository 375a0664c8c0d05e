import { LOCALE_CODES, languageOf } from '#src/config/locales.ts';
import type { CountryShop } from '#src/config/sites.ts';
import { foldText } from '#src/lib/foldLetter.ts';

/** Longest search text, in characters; every country name is far shorter. */
export const COUNTRY_TERM_MAX_LENGTH = 60;

/** Official and former names by which visitors look for a country; `Intl` knows only today's short ones. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AT: ['Republik Österreich', 'Republic of Austria'],
  CH: ['Swiss Confederation', 'Schweizerische Eidgenossenschaft', 'Confédération suisse', 'Helvetia'],
  CZ: [
    'Czech Republic',
    'Česká republika',
    'Tschechische Republik',
    'République tchèque',
    'Republika Czeska',
    'Cseh Köztársaság',
    'Çek Cumhuriyeti',
  ],
  DE: ['Bundesrepublik Deutschland', 'BRD', 'Federal Republic of Germany'],
  HU: ['Republic of Hungary', 'Magyar Köztársaság'],
  PL: ['Republic of Poland', 'Rzeczpospolita Polska'],
  SK: [
    'Slovak Republic',
    'Slovenská republika',
    'Slowakische Republik',
    'République slovaque',
    'Republika Słowacka',
  ],
  TR: ['Turkey', 'Turkiye', 'Republic of Türkiye'],
};

/** A name in a language; none in an incomplete browser, and for an international shop, whose code is no country's. */
function nameIn(language: string, type: 'region' | 'language', code: string): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type, fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}

/** The names of a country and its language in the twelve languages, normalised, without duplicates. */
function listNames({ country, countryName, locale }: CountryShop): string[] {
  const names = LOCALE_CODES.flatMap((each) => [
    nameIn(each, 'region', country),
    nameIn(each, 'language', languageOf(locale)),
  ]);
  return [
    ...new Set(
      [countryName, country, ...(OTHER_NAMES[country] ?? []), ...names].flatMap((name) =>
        name ? foldText(name) : [],
      ),
    ),
  ];
}

const known = new Map<string, readonly string[]>();

/** The names of a site, created on the first search, because they load a dozen of the browser's language tables. */
function namesOf(site: CountryShop): readonly string[] {
  const key = `${site.code} ${site.countryName}`;
  const names = known.get(key) ?? listNames(site);
  known.set(key, names);
  return names;
}

/** Whether one of a name's words starts with a text: "land" does not match Deutschland. */
const hasWord = (name: string, beginning: string) =>
  name.startsWith(beginning) || name.includes(` ${beginning}`) || name.includes(`(${beginning}`);

/**
 * The countries of which a word of their or their language's name begins with a text, in any of the twelve languages,
 * ignoring diacritics and case; all for an empty text.
 */
export function findCountries(countries: readonly CountryShop[], term: string): readonly CountryShop[] {
  const wanted = foldText(term).trim().replace(/\s+/g, ' ');
  if (wanted === '') return countries;
  return countries.filter((country) => namesOf(country).some((name) => hasWord(name, wanted)));
}
