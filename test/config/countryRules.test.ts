import { describe, expect, it } from 'vitest';
import { COUNTRY_RULE_NAMES, LEGAL_SOURCES } from '#src/config/legalSources.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { readLocale } from '../../scripts/build/localesPlugin.ts';
import { countryRules } from '../../stories/docs/countryRules.ts';

const EU_SITES = ['DE', 'AT', 'PL', 'CZ', 'HU', 'SK'] as const;

describe.each(SITE_CODES)('BEY-02: the country rules of %s', (site) => {
  const { links, newsletter, rules, loyaltyCard } = SITES[site];

  it('have a value and a legal source each', () => {
    const shown = countryRules(site);
    expect(shown.map(({ name }) => name)).toEqual([...COUNTRY_RULE_NAMES]);
    for (const { name, value, source } of shown) {
      expect(value.trim(), name).not.toBe('');
      expect(value, name).not.toMatch(/undefined|null|NaN|: Not applicable/);
      expect(source.trim().length, name).toBeGreaterThan(8);
    }
  });

  it('cite a law, not only an opinion', () => {
    for (const name of ['priceNote', 'priceReduction', 'consent', 'retention'] as const)
      expect(LEGAL_SOURCES[site][name], name).toMatch(/\d/);
  });

  it('have either both texts and address of a page, or neither', () => {
    expect(links.withdrawal === null).toBe(rules.withdrawal === null);
    expect(links.cancellation === null).toBe(rules.cancellation === null);
    expect(links.card === null).toBe(!loyaltyCard);
    expect(links.cardRegistration === null).toBe(!loyaltyCard);
  });

  it('state tax and shipping in one sentence that contains a link', () => {
    const { textBeforeLink, linkText, textAfterLink, sum } = rules.priceNote;
    const tax = /MwSt\.|USt\.|MWST|TVA|VAT|DPH|áfát|KDV/.exec(sum)?.[0] ?? 'no tax';
    expect(`${textBeforeLink}${linkText}${textAfterLink}`).toContain(tax);
    expect(textBeforeLink).toMatch(/\s$/);
    expect(links.shippingCosts).toMatch(/^\/c-4721\//);
  });

  it('call a legal page in the footer as the page calls itself', () => {
    const texts = readLocale(SITES[site].locale);
    const named = new Map(FOOTER_CONTENTS[site].legalLinks?.map(({ url, text }) => [url, text]));
    expect({
      privacy: named.get(links.privacy),
      imprint: named.get(links.imprint),
      withdrawal: rules.withdrawal ?? texts['page.content.withdrawal.title'],
      cancellation: rules.cancellation ?? texts['page.content.cancellation.title'],
    }).toEqual({
      privacy: texts['page.topic.privacy.title'],
      imprint: texts['page.content.imprint.title'],
      withdrawal: texts['page.content.withdrawal.title'],
      cancellation: texts['page.content.cancellation.title'],
    });
  });

  it('limit the retention of unconfirmed data to a number of days', () => {
    expect(newsletter.unconfirmedDays).toBeGreaterThan(0);
    expect(newsletter.unconfirmedDays).toBeLessThanOrEqual(14);
  });
});

it('BEY-02: the six EU sites have a withdrawal function, and only DE sells subscriptions with a cancellation button', () => {
  expect(SITE_CODES.filter((site) => SITES[site].rules.withdrawal)).toEqual([...EU_SITES]);
  expect(SITE_CODES.filter((site) => SITES[site].rules.cancellation)).toEqual(['DE']);
});

it('BEY-02, LAW-03: a percentage refers to the lowest price of 30 days in the EU, to the previous one in Switzerland, to a struck lowest price of 10 days in Turkey', () => {
  const bases = SITE_CODES.map((site) => {
    const { base, days } = SITES[site].rules.priceReduction;
    return [site, base, days];
  });
  expect(bases.filter(([, base]) => base !== 'lowest')).toEqual([
    ['CH', 'previous', 30],
    ['CH_FR', 'previous', 30],
    ['TR', 'struck', 10],
  ]);
  for (const [site, base, days] of bases) if (base === 'lowest') expect(days, `${site}`).toBe(30);
});

it('LAW-01: the six EU sites have the notice on the legal guarantee; the others say why they have none', () => {
  expect(SITE_CODES.filter((site) => SITES[site].rules.guaranteeNotice)).toEqual([...EU_SITES]);
  for (const site of SITE_CODES)
    for (const name of ['guaranteeNotice', 'productSafety'] as const)
      expect(LEGAL_SOURCES[site][name].startsWith('Not applicable: ')).toBe(SITES[site].rules[name] === null);
});

it('LAW-01, LAW-03: a source of a rule of this year has its date, or the reason why it does not apply', () => {
  const DATE = /\d{1,2}(?:\.\d{1,2}\.| \p{Lu}\p{L}+ )20\d\d|\(20\d\d\)/u;
  const RULES = ['guaranteeNotice', 'environmentalClaim', 'productSafety'] as const;
  const sources = [
    ...SITE_CODES.flatMap((site) => RULES.map((name) => LEGAL_SOURCES[site][name])),
    LEGAL_SOURCES.TR.priceReduction,
    LEGAL_SOURCES.TR.commercialMail,
  ];
  for (const source of sources) if (!source.startsWith('Not applicable: ')) expect(source).toMatch(DATE);
});

it('USR-02: only TR has no loyalty card', () => {
  expect(SITE_CODES.filter((site) => !SITES[site].loyaltyCard)).toEqual(['TR']);
});
