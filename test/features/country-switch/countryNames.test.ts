import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { findCountries } from '#src/features/country-switch/countryNames.ts';
import { foldText } from '#src/lib/foldLetter.ts';

const countries = Object.values(SITES);
const find = (term: string) => findCountries(countries, term).map(({ code }) => code);

it.each(LOCALE_CODES)('BEY-24: every country is found by its name in %s', (locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  for (const code of SITE_CODES) expect(find(names.of(SITES[code].country) ?? '')).toContain(code);
});

it.each([
  ['turkiye', ['TR']],
  ['TÜRKEI', ['TR']],
  ['osterreich', ['AT']],
  ['wegry', ['HU']],
  ['Węgry', ['HU']],
  ['cesko', ['CZ']],
  ['suisse', ['CH', 'CH_FR']],
  ['français', ['CH_FR']],
  ['  isvicre ', ['CH', 'CH_FR']],
  ['Turkey', ['TR']],
  ['Czech  Republic', ['CZ']],
  ['Česká republika', ['CZ']],
  ['slovak republic', ['SK']],
  ['Swiss', ['CH', 'CH_FR']],
  ['bundesrepublik', ['DE']],
  ['hu', ['HU']],
  ['xyz', []],
  ['land', []],
  ['.*(a+)+$', []],
])('BEY-24: %j finds %j', (term, codes) => {
  expect(find(term)).toEqual(codes);
});

it('BEY-24: an empty query lists every country', () => {
  expect(find('')).toHaveLength(9);
  expect(find(' \t ')).toHaveLength(9);
});

it('BEY-24: diacritics are removed in every language', () => {
  expect(foldText('İstanbul, Łódź, Çerez, Ötztal, Straße, Ærø, ırmak, Œuvre')).toBe(
    'istanbul, lodz, cerez, otztal, strasse, aero, irmak, oeuvre',
  );
});

it('LIB-08: a shop whose code is no country’s is found by its own name, beside the others', () => {
  const everywhere = { ...SITES.AT, code: 'WORLD', country: 'INTL', countryName: 'International' };
  const found = (term: string) => findCountries([...countries, everywhere], term).map(({ code }) => code);
  expect(found('inter')).toEqual(['WORLD']);
  expect(found('pol')).toContain('PL');
});
