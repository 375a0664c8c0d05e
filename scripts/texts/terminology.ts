import { readFileSync } from 'node:fs';
import type { Locale } from '#src/config/locales.ts';

/** A language's term, followed by the synonyms to avoid. `*` matches any ending. */
type Term = readonly [term: string, ...synonyms: string[]];
type Terms = Record<Exclude<Locale, 'de-AT' | 'de-CH'>, Term> & { 'de-AT'?: Term; 'de-CH'?: Term };

/**
 * One term per thing and language, from `locales/terms.json`. Austria and Switzerland default to Germany's terms.
 */
export const TERMINOLOGY = JSON.parse(
  readFileSync(new URL('../../locales/terms.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Terms>>;

const termOf = (terms: Terms, locale: string): Term | undefined =>
  terms[locale as Locale] ?? (locale.startsWith('de-') ? terms['de-DE'] : undefined);

const ESCAPED = /[.+?^${}()|[\]\\]/g;
const SPACE = '[ \\u00a0\\u202f]';

/** Matches a synonym as whole words, ignoring case. Hyphenated compounds are other words. */
const toPattern = (synonym: string) =>
  new RegExp(
    `(?<![\\p{L}-])${synonym.replace(ESCAPED, '\\$&').replaceAll('*', '\\p{L}*').replaceAll(' ', SPACE)}(?!\\p{L})`,
    'iu',
  );

interface Rule {
  concept: string;
  term: string;
  patterns: readonly RegExp[];
}

const rules = new Map<string, readonly Rule[]>();

function rulesOf(locale: string): readonly Rule[] {
  const known = rules.get(locale);
  if (known) return known;
  const made = Object.entries(TERMINOLOGY).flatMap(([concept, terms]) => {
    const [term, ...synonyms] = termOf(terms, locale) ?? [];
    return term ? [{ concept, term, patterns: synonyms.map(toPattern) }] : [];
  });
  rules.set(locale, made);
  return made;
}

/** The synonyms in a text for which its language has a term. */
export function terminologyProblems(text: string, locale: string): string[] {
  return rulesOf(locale).flatMap(({ concept, term, patterns }) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`says “${found}” for ${concept}; the term is “${term}”`];
    }),
  );
}

/** The store in a street, in languages with another word for the online shop. */
const STORE: Readonly<Record<string, RegExp>> = {
  'fr-CH': /succursale/iu,
  en: /(?<!App )\bstores?\b/u,
  'cs-CZ': /prodejn/iu,
  'sk-SK': /predajn/iu,
  'hu-HU': /üzlet/iu,
  'tr-TR': /(?<!internet[ \u00a0])mağaza/iu,
  'da-DK': /(?<!\p{L})butik/iu,
  'sv-SE': /(?<!\p{L})butik/iu,
};
const GERMAN_STORE = /Filial|Supermarkt|in (?:dein|Ihr)er Nähe/u;

/** Whether a translation names the store in a street where the German text does not. */
export const confusesShopWithStore = (text: string, locale: string, german: string): boolean =>
  STORE[locale]?.test(text.replace(/İ/g, 'i')) === true && !GERMAN_STORE.test(german);

const COLUMNS = [
  'de-DE',
  'fr-CH',
  'en',
  'pl-PL',
  'cs-CZ',
  'sk-SK',
  'hu-HU',
  'tr-TR',
  'da-DK',
  'sv-SE',
] as const;

/** The terms as the table of `docs/writing.md`. */
export function terminologyTable(): string {
  const rows = Object.entries(TERMINOLOGY).map(([concept, terms]) => {
    const cells = COLUMNS.map((locale) => {
      const variants = (['AT', 'CH'] as const).flatMap((country) => {
        const own = locale === 'de-DE' && terms[`de-${country}`];
        return own ? `${country}: ${own[0]}` : [];
      });
      return variants.length > 0 ? `${terms[locale][0]} (${variants.join(', ')})` : terms[locale][0];
    });
    return `| ${[concept, ...cells].join(' | ')} |`;
  });
  const head = ['', ...COLUMNS.map((locale) => locale.slice(0, 2))];
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n');
}
