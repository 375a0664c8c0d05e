import { expect, it } from 'vitest';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { suggestSite } from '#src/features/country-switch/index.ts';

it.each<[languages: string[], site: SiteCode, offered: SiteCode | null]>([
  [['pl-PL', 'pl', 'en'], 'DE', 'PL'],
  [['pl'], 'TR', 'PL'],
  // No shop speaks English: the next language decides.
  [['en-US', 'en', 'cs'], 'DE', 'CZ'],
  [['en-US', 'de', 'cs'], 'DE', null],
  [['en-US', 'en'], 'DE', null],
  [[], 'DE', null],
  // The visitor reads the page as it is; most browsers in Austria and Switzerland say de-DE. One that names another of
  // the shops' countries is a stranger: other currency, other delivery.
  [['de-DE'], 'AT', null],
  [['de-AT', 'de'], 'DE', 'AT'],
  [['de-CH'], 'DE', 'CH'],
  [['de-AT'], 'AT', null],
  [['de-AT'], 'CH', 'AT'],
  [['fr-CH'], 'CH_FR', null],
  [['de-LI'], 'DE', null],
  [['de'], 'CH', null],
  [['de-AT'], 'PL', 'AT'],
  [['de-CH'], 'PL', 'CH'],
  [['de'], 'PL', 'DE'],
  // A shop of the same country first; one that ships only to Switzerland does not help a visitor in France.
  [['fr-FR'], 'CH', 'CH_FR'],
  [['fr'], 'CH', 'CH_FR'],
  [['de-DE'], 'CH_FR', 'CH'],
  [['fr-CH'], 'DE', 'CH_FR'],
  [['fr-FR'], 'DE', null],
  [['de-LU', 'fr-LU'], 'PL', null],
  // No shop speaks the language, but one delivers to the visitor.
  [['en-CH', 'en'], 'DE', 'CH'],
  [['it-CH', 'fr-CH'], 'DE', 'CH_FR'],
  [['it-CH', 'fr'], 'CH', 'CH_FR'],
  [['en-AT'], 'CH_FR', 'AT'],
  [['sk-CZ'], 'DE', 'CZ'],
  [['en-CH'], 'CH_FR', null],
  [['en-GB'], 'DE', null],
])('BEY-24: a browser with the languages %j on %s gets the suggestion %s', (languages, site, offered) => {
  expect(suggestSite(languages, SITES[site])).toBe(offered);
});

it('BEY-24: a page in the visitor’s language leads to no suggestion', () => {
  expect(suggestSite(['pl'], SITES.DE, 'pl-PL')).toBeNull();
});

it('BEY-24: invalid language tags are skipped, and only the first ten languages count', () => {
  expect(suggestSite(['', '*', '<script>', 'x'.repeat(100_000), 'hu'], SITES.DE)).toBe('HU');
  expect(suggestSite([...Array<string>(10).fill('en'), 'hu'], SITES.DE)).toBeNull();
});

it('LIB-09: a country without a shop is not suggested', () => {
  expect(suggestSite(['pl', 'cs'], { ...SITES.DE, shopUrls: { CZ: 'https://cz.ahoi.example' } })).toBe('CZ');
});
