import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, LOCALES } from '#src/config/locales.ts';
import {
  DEFAULT_SITE,
  isSiteCode,
  SITE_CODES,
  SITES,
  type SiteConfig,
  toSiteCode,
} from '#src/config/sites.ts';

/** One fact of every site, in the order of the specification. */
const bySite = <Fact>(fact: (site: SiteConfig) => Fact) =>
  Object.fromEntries(SITE_CODES.map((code) => [code, fact(SITES[code])]));

describe('the site table', () => {
  it('SIT-01: has nine sites with their languages, Germany first and default', () => {
    expect(bySite(({ locale }) => locale)).toEqual({
      DE: 'de-DE',
      AT: 'de-AT',
      CH: 'de-CH',
      CH_FR: 'fr-CH',
      PL: 'pl-PL',
      CZ: 'cs-CZ',
      HU: 'hu-HU',
      SK: 'sk-SK',
      TR: 'tr-TR',
    });
    expect(DEFAULT_SITE).toBe('DE');
    expect(DEFAULT_LOCALE).toBe('de-DE');
  });

  it('SIT-01: every row contains its own code', () => {
    expect(bySite(({ code }) => code)).toEqual(Object.fromEntries(SITE_CODES.map((code) => [code, code])));
  });

  it('NWL-02: puts the family name first only in Hungary', () => {
    expect(SITE_CODES.filter((code) => SITES[code].familyNameFirst)).toEqual(['HU']);
  });

  it('SIT-02: supports twelve locales, which inherit only from the same language', () => {
    expect(LOCALE_CODES).toHaveLength(12);
    for (const locale of LOCALE_CODES) {
      const { parent } = LOCALES[locale];
      if (parent) expect(new Intl.Locale(parent).language).toBe(new Intl.Locale(locale).language);
    }
  });

  it('SIT-03: uses the currency of its country', () => {
    expect(bySite(({ currency }) => currency)).toEqual({
      DE: 'EUR',
      AT: 'EUR',
      CH: 'CHF',
      CH_FR: 'CHF',
      PL: 'PLN',
      CZ: 'CZK',
      HU: 'HUF',
      SK: 'EUR',
      TR: 'TRY',
    });
  });

  it('SIT-07: shows the free-shipping threshold in the header where the specification requires it', () => {
    expect(
      bySite(({ freeShipping }) => freeShipping && `${freeShipping.amount} ${freeShipping.scope}`),
    ).toEqual({
      DE: '20 all',
      AT: '20 all',
      CH: '30 all',
      CH_FR: '30 all',
      PL: null,
      CZ: null,
      HU: null,
      SK: null,
      TR: '175 coffee',
    });
  });

  it('SIT-07: has the return period of each country', () => {
    expect(bySite(({ footer }) => `${footer.returns.count} ${footer.returns.unit}`)).toEqual({
      DE: '30 day',
      AT: '14 day',
      CH: '3 month',
      CH_FR: '3 month',
      PL: '30 day',
      CZ: '30 day',
      HU: '30 day',
      SK: '30 day',
      TR: '90 day',
    });
  });

  it('SIT-07: gives every eleventh coffee for free in CZ and SK', () => {
    expect(SITE_CODES.filter((code) => SITES[code].footer.eleventhCoffeeFree)).toEqual(['CZ', 'SK']);
  });
});

describe('a site or language from untrusted input', () => {
  it.each([
    ['hu', 'HU'],
    ['ch-fr', 'CH_FR'],
    ['CH_FR', 'CH_FR'],
    ['xx', 'DE'],
    ['', 'DE'],
    [undefined, 'DE'],
    [['PL'], 'DE'],
    ['toString', 'DE'],
    ['__proto__', 'DE'],
  ])('SIT-01: %j is %s', (code, expected) => {
    expect(toSiteCode(code)).toBe(expected);
  });

  it('SIT-06: never accepts the name of a JavaScript property as a site or a language', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(isSiteCode(name)).toBe(false);
      expect(isLocale(name)).toBe(false);
    }
  });
});
