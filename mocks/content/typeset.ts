import type { SiteCode } from '#src/config/sites.ts';
import { SITES } from '#src/config/sites.ts';

/** Words of one letter that must not end a line, by language. */
const SMALL_WORDS: Partial<Record<string, string>> = { cs: 'aiksouvz', sk: 'aiksouvz', pl: 'aiouwz' };

/** A number, or the place of one; a return period ends with its unit. */
const NUMBER = '\\d|\\{(?:n|amount|date)\\}';

/** Languages that join a number to its word. */
const BOUND_NUMBERS = /^(?:cs|hu|pl|sk|tr)/;

/** The months of languages that do not join every number to its word. */
export const MONTHS =
  'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

const UNITS = 'kg|g|l|cm|mm|GB|Go|%|€|zł|Kč|Ft|TL';

/**
 * A text with the spaces that its language wants: none that may break before a unit, in a date or behind a word of one
 * letter, narrow ones before the high signs of French. A range of numbers does not break either; Slovak pads its dash.
 * Editors need not think of them.
 */
export function typeset(text: string, site: SiteCode): string {
  const language = SITES[site].locale.slice(0, 2);
  const small = SMALL_WORDS[language];
  let set = text
    .replace(new RegExp(`(?<=${NUMBER}) (?=(?:${UNITS})(?!\\p{L}))`, 'gu'), '\u00a0')
    .replace(new RegExp(`(?<=\\d(?:\\.|er)?) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu'), '\u00a0')
    .replace(/(?<=\d) × (?=\d)/g, '\u00a0×\u00a0')
    .replace(/(?<=\d)–(?=\d)/g, language === 'sk' ? '\u00a0–\u00a0' : '–\u2060');
  if (small)
    set = set.replace(
      new RegExp(`(?<![\\p{L}\\d])([${small}${small.toUpperCase()}]) (?=\\S)`, 'gu'),
      '$1\u00a0',
    );
  if (BOUND_NUMBERS.test(language))
    set = set.replace(
      new RegExp(`(?<=${NUMBER}) (?=\\p{L})|(?<=(?:${NUMBER})\\.) (?=\\p{Ll})`, 'gu'),
      '\u00a0',
    );
  if (language === 'fr')
    set = set
      .replace(/(?<=[^\s:;!?]) ?(?=[:;!?](?:\s|$))/g, '\u202f')
      .replaceAll('« ', '«\u202f')
      .replaceAll(' »', '\u202f»');
  return set;
}

/** Applies a function to every text of an object. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'string' ? change(each) : each));
}

/** The texts of every site as its language wants them. */
export const typesetSites = <Texts>(texts: Record<SiteCode, Texts>) =>
  Object.fromEntries(
    Object.entries(texts).map(([site, own]) => [
      site,
      mapTexts(own, (text) => typeset(text, site as SiteCode)),
    ]),
  ) as Record<SiteCode, Texts>;
