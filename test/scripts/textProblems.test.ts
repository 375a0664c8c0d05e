import { describe, expect, it } from 'vitest';
import { findTextProblems, type TextInput } from '../../scripts/textProblems.ts';

const PARENTS = { 'de-DE': null, 'de-AT': 'de-DE', 'de-CH': 'de-DE', 'pl-PL': null, 'fr-CH': null, en: null };

/** The problems of a small set of texts, as `locale key kind: problem`. */
function problemsOf(tables: TextInput['tables'], sources?: string[]): string[] {
  const keys = Object.keys(tables['de-DE'] ?? {});
  const used = sources ?? [keys.map((key) => `text('${key}')`).join('\n')];
  return findTextProblems({ tables, parents: PARENTS, sources: used }).map(
    ({ locale, key, kind, problem }) => `${locale} ${key} ${kind}: ${problem}`,
  );
}

describe('SIT-02: the check of the texts', () => {
  it('is content with complete, translated texts', () => {
    expect(
      problemsOf({
        'de-DE': { 'cart.count': '{count, plural, one {# Artikel} other {# Artikel}}' },
        'pl-PL': {
          'cart.count':
            '{count, plural, one {# artykuł} few {# artykuły} many {# artykułów} other {# artykułu}}',
        },
        en: { 'cart.count': '{count, plural, one {# item} other {# items}}' },
      }),
    ).toEqual([]);
  });

  it('finds a missing text and one that the source language does not have', () => {
    expect(problemsOf({ 'de-DE': { 'a.title': 'Warenkorb' }, en: { 'a.name': 'Cart' } })).toEqual([
      'en a.title missing: is missing',
      'en a.name unknown: is not a text of de-DE',
    ]);
  });

  it('lets a child inherit, but not repeat, what its parent says', () => {
    expect(
      problemsOf({ 'de-DE': { 'a.title': 'Suche', 'a.go': 'Los' }, 'de-AT': { 'a.go': 'Los' } }),
    ).toEqual(['de-AT a.go repeated: says the same as de-DE']);
  });

  it('finds a text that no code names, and knows names with holes', () => {
    const tables = { 'de-DE': { 'cart.error.LIMIT': 'Zu viel', 'cart.title': 'Korb' } };
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code under inspection.
    expect(problemsOf(tables, ['text(`cart.error.${code}`)'])).toEqual([
      'de-DE cart.title unused: is used nowhere',
    ]);
    expect(problemsOf(tables, ["const TEXTS = { LIMIT: 'cart.error.LIMIT', TITLE: 'cart.title' }"])).toEqual(
      [],
    );
  });

  it('finds a message that cannot be parsed', () => {
    expect(problemsOf({ 'de-DE': { 'a.b': 'Noch {count, plural, one {#}' } })).toEqual([
      expect.stringMatching(/^de-DE a\.b syntax: cannot be parsed/),
    ]);
  });

  it('finds arguments that differ in name, type or choice', () => {
    expect(
      problemsOf({
        'de-DE': {
          'a.name': 'Hallo {name}',
          'a.date': 'Bis {end, date, medium}',
          'a.who': '{who, select, mrs {Frau} other {Gast}}',
        },
        en: {
          'a.name': 'Hello {firstName}',
          'a.date': 'Until {end, number}',
          'a.who': '{who, select, mr {Mr} other {Guest}}',
        },
      }),
    ).toEqual([
      'en a.name arguments: leaves out {name}',
      'en a.name arguments: has {firstName}, which the original does not have',
      'en a.date arguments: uses {end} as number, the original as date',
      'en a.who arguments: chooses {who} from mr, other, the original from mrs, other',
    ]);
  });

  it('finds plural forms that a language needs or does not know', () => {
    expect(
      problemsOf({
        'de-DE': { 'a.n': '{n, plural, one {# Stück} few {# Stücke} other {# Stück}}' },
        'pl-PL': { 'a.n': '{n, plural, one {# sztuka} other {# sztuki}}' },
      }),
    ).toEqual([
      'de-DE a.n plural: has a plural form “few” of {n} that the language does not know',
      'pl-PL a.n plural: lacks the plural form “many” of {n}',
      'pl-PL a.n plural: lacks the plural form “few” of {n}',
    ]);
  });

  it('finds copies of the German and the English text, but not allowed ones', () => {
    expect(
      problemsOf({
        'de-DE': { 'a.cart': 'Warenkorb', 'a.go': 'Los', 'a.news': 'Newsletter' },
        'pl-PL': { 'a.cart': 'Warenkorb', 'a.go': 'Go', 'a.news': 'Newsletter' },
        en: { 'a.cart': 'Cart', 'a.go': 'Go', 'a.news': 'Newsletter' },
      }),
    ).toEqual([
      'pl-PL a.cart untranslated: equals de-DE: “Warenkorb”',
      'pl-PL a.go untranslated: equals en: “Go”',
    ]);
  });

  it.each([
    ['de-DE', 'Der "Korb"', 'has straight quotes'],
    ['de-DE', 'Der “Korb”', 'has ”, which are not quotation marks'],
    ['de-DE', 'Einen Moment...', 'has three dots'],
    ['de-DE', 'Ab 20 € frei', 'has a space before a unit'],
    ['de-DE', 'Noch {rate} % mehr', 'has a space before a unit'],
    ['de-DE', 'Kaffee - frisch', 'has a hyphen as a dash'],
    ['de-DE', 'Korb ', 'begins or ends with a space'],
    ['de-DE', 'Der  Korb', 'has two spaces in a row'],
  ])('finds careless typography in %s: %s', (locale, message, expected) => {
    const [problem, ...others] = problemsOf({ [locale]: { 'a.b': message } });
    expect(problem).toContain(expected);
    expect(others).toEqual([]);
  });

  it('knows the spaces inside French quotation marks and the missing ß of Swiss German', () => {
    expect(
      problemsOf({
        'de-DE': { 'a.b': 'Größe „M“' },
        'de-CH': {},
        'fr-CH': { 'a.b': 'Taille « M »' },
      }),
    ).toEqual([
      'de-CH a.b typography: has an ß, which Swiss German does not know',
      'fr-CH a.b typography: has « » without narrow no-break spaces inside',
    ]);
  });
});
