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
  it('SIT-01, SIT-03, SIT-07: has nine sites with language, currency and return period, Germany first and default', () => {
    const returns = ({ footer }: SiteConfig) => `${footer.returns?.count} ${footer.returns?.unit}`;
    expect(bySite((site) => [site.locale, site.currency, returns(site)])).toEqual({
      DE: ['de-DE', 'EUR', '30 day'],
      AT: ['de-AT', 'EUR', '14 day'],
      CH: ['de-CH', 'CHF', '3 month'],
      CH_FR: ['fr-CH', 'CHF', '3 month'],
      PL: ['pl-PL', 'PLN', '30 day'],
      CZ: ['cs-CZ', 'CZK', '30 day'],
      HU: ['hu-HU', 'HUF', '30 day'],
      SK: ['sk-SK', 'EUR', '30 day'],
      TR: ['tr-TR', 'TRY', '90 day'],
    });
    expect(DEFAULT_SITE).toBe('DE');
    expect(DEFAULT_LOCALE).toBe('de-DE');
  });

  it('SIT-01: every row contains its own code', () => {
    expect(bySite(({ code }) => code)).toEqual(Object.fromEntries(SITE_CODES.map((code) => [code, code])));
  });

  it('MC-09: shows the previous price of a subscription only in PL, CZ and SK', () => {
    expect(SITE_CODES.filter((code) => SITES[code].cart.subscriptionPreviousPrice)).toEqual([
      'PL',
      'CZ',
      'SK',
    ]);
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

  it('SIT-07, SIT-10: has one list of free-shipping thresholds, each with its scope', () => {
    const none = { all: null, coffee: null, card: null };
    expect(bySite(({ freeShipping }) => freeShipping)).toEqual({
      DE: { ...none, all: 20 },
      AT: { ...none, all: 20 },
      CH: { ...none, all: 30 },
      CH_FR: { ...none, all: 30 },
      PL: { ...none, all: 100 },
      CZ: { ...none, all: 999, card: 499 },
      HU: none,
      SK: { ...none, all: 40, card: 20 },
      TR: { ...none, all: 1000, coffee: 175 },
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
