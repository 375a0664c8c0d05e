import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { marketingOf } from '#mocks/content/marketing/siteMarketing.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { TERMINOLOGY, terminologyProblems, terminologyTable } from '../../scripts/texts/terminology.ts';
import { foreignProblems } from '../../scripts/texts/textLanguage.ts';
import { findTextProblems } from '../../scripts/texts/textProblems.ts';

/** The problems of one German text and of its Swiss version, as `locale kind: problem`. */
const problemsOf = (tables: Record<string, string>) =>
  findTextProblems({
    tables: Object.fromEntries(Object.entries(tables).map(([locale, text]) => [locale, { 'a.b': text }])),
    parents: { 'de-CH': 'de-DE' },
    sources: ["text('a.b')"],
  }).map(({ locale, kind, problem }) => `${locale} ${kind}: ${problem}`);

describe('SIT-02: one term per concept', () => {
  it('finds a synonym of a term, in any case and ending', () => {
    expect(problemsOf({ 'de-DE': 'Alles im Einkaufswagen' })).toEqual([
      'de-DE term: says “Einkaufswagen” for cart; the term is “Warenkorb”',
    ]);
    expect(terminologyProblems('VOZÍKU už nic nechybí', 'cs-CZ')).toEqual([
      'says “VOZÍKU” for cart; the term is “košík”',
    ]);
    expect(terminologyProblems('Free\u00a0shipping', 'en')).toContain(
      'says “Free\u00a0shipping” for delivery is free; the term is “free delivery”',
    );
  });

  it('has Swiss terms where they differ, also in inherited texts', () => {
    expect(problemsOf({ 'de-DE': 'Ab 30 versandkostenfrei', 'de-CH': 'Ab 30 portofrei' })).toEqual([]);
    expect(
      findTextProblems({
        tables: { 'de-DE': { 'a.b': 'Versandkostenfrei' }, 'de-CH': {} },
        parents: { 'de-CH': 'de-DE' },
        sources: ["text('a.b')"],
      }),
    ).toEqual([
      {
        kind: 'term',
        locale: 'de-CH',
        key: 'a.b',
        problem: 'says “Versandkostenfrei” for delivery is free; the term is “portofrei”',
      },
    ]);
  });

  it.each(Object.entries(TERMINOLOGY))(
    '%s: no term is a synonym of another, and each is used',
    (_, terms) => {
      for (const [locale, [term]] of Object.entries(terms)) {
        expect(terminologyProblems(term, locale), `${locale} ${term}`).toEqual([]);
        // Endings change: the beginning of each word will do.
        for (const word of term.toLowerCase().split(' '))
          expect(spoken.get(locale), `${locale} ${term}`).toContain(
            word.length > 4 ? word.slice(0, -1) : word,
          );
      }
    },
  );

  it('is documented in the writing guide', () => {
    expect(readFileSync('docs/writing.md', 'utf8')).toContain(terminologyTable());
  });
});

/** All that a language says, in small letters. */
const spoken = new Map(
  LOCALE_CODES.map((locale) => {
    const content = SITE_CODES.filter((site) => SITES[site].locale === locale).map((site) =>
      JSON.stringify([shopTextsOf(site), marketingOf(site), FOOTER_CONTENTS[site]]),
    );
    return [
      locale as string,
      [readFileSync(`locales/${locale}.json`, 'utf8'), ...content].join('').toLowerCase(),
    ];
  }),
);

describe('SIT-02: words from another language', () => {
  it.each([
    ['pl-PL', 'Kup teraz und zapłać później', '“und”'],
    ['pl-PL', 'Wszystko für Ciebie', '“ü”'],
    ['cs-CZ', 'Vložiť do košíka, kľúč', '“ľ”'],
    ['sk-SK', 'Přidat do košíku', '“ř”'],
    ['da-DK', 'Lägg i varukorgen', '“ä”'],
    ['sv-SE', 'Læg i kurven', '“æ”'],
    ['tr-TR', 'Free shipping', '“shipping”'],
    ['hu-HU', 'Bitte várj', '“Bitte”'],
    ['en', 'Your Warenkorb', '“Warenkorb”'],
    ['fr-CH', 'Dans le basket, please', '“please”'],
    ['de-CH', 'Zum panier', '“panier”'],
  ])('%s: “%s” has %s', (locale, text, found) => {
    expect(foreignProblems(text, locale)).toEqual([expect.stringContaining(found)]);
  });
});
