import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINKS } from '#src/config/links.ts';
import { type SiteSettings, withSettings } from '#src/config/siteSettings.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { countryFooter } from '#src/schemas/footer.ts';
import { listLinks, statutoryLinks, toFooter } from '#src/sections/footer/footerModel.ts';
import { findLogo, LOGO_HEIGHT, LOGO_SOURCES, logoAddress } from '#src/sections/footer/logos.ts';
import {
  FOOTER_CONTENTS,
  findCounterpart,
  findSitePage,
  listSitePaths,
} from '#src/sections/footer/sitePaths.ts';

const CONTENT_PATH = /^\/c-\d{4}\/[a-z0-9-]+\.html$|^\/[a-z-]+\.html$/;
const SERVICE_PATHS = new Set<string>(Object.values(LINKS));

/** A country's footer with the facts of its row, and others over them. */
const footerOf = (site: SiteCode, settings?: SiteSettings) =>
  toFooter(FOOTER_CONTENTS[site], null, withSettings(SITES[site], settings));

/** A country's texts in one string, with plain spaces. */
const textOf = (site: SiteCode, settings?: SiteSettings) =>
  JSON.stringify(footerOf(site, settings)).replaceAll('\u00a0', ' ');

describe.each(SITE_CODES)('FTR-02: the footer of %s', (site) => {
  const footer = footerOf(site);

  it('is complete and matches its schema', () => {
    expect(countryFooter.parse(footer)).toEqual(footer);
    expect(footer.teaser.groups).toHaveLength(8);
    expect(footer.seo?.columns).toHaveLength(4);
    expect(footer.customerSupport).toBeDefined();
    expect(footer.socialMedia?.socialMediaIcons.length).toBeGreaterThanOrEqual(3);
    expect(footer.appReferences?.appIcons.map(({ iconName }) => iconName)).toEqual(['ios', 'android']);
    expect(footer.teaser.groups.some(({ links }) => links.some((link) => link.hideInClassic))).toBe(true);
    expect(footer.teaser.groups.some((group) => group.hideGroupInCheckout)).toBe(true);
  });

  it('links to content pages, services of the shop and secure pages elsewhere', () => {
    for (const url of listLinks(footer)) {
      const isKnown =
        CONTENT_PATH.test(url) || SERVICE_PATHS.has(url) || URL.parse(url)?.protocol === 'https:';
      expect(isKnown, url).toBe(true);
    }
  });

  it('uses the same address for a page as the header and the newsletter', () => {
    const urls = listLinks(footer);
    const { help, terms, imprint, privacy, card, contact, storeNews } = SITES[site].links;
    for (const url of [help, terms, imprint, privacy, card, contact, storeNews]) {
      if (url) expect(urls).toContain(url);
    }
  });

  it('keeps house number and street, and postcode and town, on one line', () => {
    expect(footer.customerSupport?.address.join(', ')).not.toMatch(/\d \p{L}|\p{L} \d/u);
  });

  it('FTR-10: has all its logos', () => {
    const sources = [
      ...footer.teaser.groups.flatMap(({ images }) => images.map(({ source }) => source)),
      ...(footer.qualityLogos?.logos ?? []).map(({ image }) => image),
    ];
    for (const source of sources) expect(findLogo(source), source).not.toBeNull();
  });
});

describe('SIT-07: the settings of each country', () => {
  it.each([
    ['DE', ['30 Tage', 'Ab 20 €']],
    ['AT', ['14 Tage', 'Ab 20 €']],
    ['CH', ['3 Monate', 'Ab CHF 30']],
    ['CH_FR', ['3 mois', 'dès CHF 30']],
    ['PL', ['30 dni', 'od 100 zł', '0 zł']],
    ['CZ', ['30 dní', 'od 999 Kč', 'od 499 Kč', 'každou 11. kávu zdarma']],
    ['HU', ['30 nap a visszaküldésre']],
    ['SK', ['30 dní', 'od 40 €', 'od 20 €', 'každú 11. kávu zadarmo']],
    [
      'TR',
      ['90 gün içinde ücretsiz iade ve değişim', '1.000 TL', '1–\u20602 iş gün', 'Her gün 09:00–\u206019:00'],
    ],
  ] as const)('%s contains %s', (site, facts) => {
    for (const fact of facts) expect(textOf(site)).toContain(fact);
  });

  it.each(SITE_CODES)('FTR-02, BEY-02: %s states tax and shipping in its own wording', (site) => {
    const { links, rules } = SITES[site];
    expect(footerOf(site).salesTax).toEqual({
      textBeforeLink: rules.priceNote.textBeforeLink,
      link: { url: links.shippingCosts, text: rules.priceNote.linkText },
      textAfterLink: rules.priceNote.textAfterLink,
    });
    expect(listSitePaths(site)).toContain(links.shippingCosts);
  });

  it('BEY-02: withdrawal and cancellation have a text and a page', () => {
    const words = (site: SiteCode) => statutoryLinks(SITES[site]).map(({ text }) => text);
    expect(words('DE')).toEqual(['Vertrag widerrufen', 'Verträge hier kündigen']);
    expect(words('PL')).toEqual(['Odstąp od umowy tutaj']);
    expect(words('CZ')).toEqual(['Odstoupit od smlouvy zde']);
    expect(words('SK')).toEqual(['Odstúpiť od zmluvy tu']);
    expect(words('HU')).toEqual(['Elállok a szerződéstől']);
    expect(words('CH')).toEqual([]);
    for (const site of SITE_CODES)
      for (const { url } of statutoryLinks(SITES[site])) expect(listSitePaths(site)).toContain(url);
  });
});

describe('SIT-09: every setting of the site table is used', () => {
  it.each([
    ['DE', { footer: { returns: { count: 45 } } }, '45 Tage Rückgaberecht'],
    ['CH_FR', { footer: { returns: { count: 2, unit: 'month' } } }, '2 mois pour'],
    ['DE', { footer: { returns: { unit: 'month', count: 1 } } }, '1 Monat Rückgaberecht'],
    ['DE', { freeShipping: { all: 29.9 } }, 'Ab 29,90 €'],
    ['CZ', { freeShipping: { all: 1299 } }, 'od 1 299 Kč'],
    ['CZ', { freeShipping: { card: 599 } }, 'od 599 Kč'],
    ['PL', { footer: { pickupCost: 5 } }, '5 zł'],
    ['TR', { footer: { dispatchDays: '2–4' } }, '2–4 iş gün'],
    ['TR', { footer: { supportHours: 'Hafta içi 10:00–18:00' } }, 'Hafta içi 10:00–18:00'],
    ['HU', { rules: { priceNote: { linkText: 'postaköltséget' } } }, 'postaköltséget'],
    ['SK', { links: { shippingCosts: '/moja-doprava.html' } }, '/moja-doprava.html'],
  ] satisfies [SiteCode, SiteSettings, string][])('%s with %j contains %s', (site, settings, words) => {
    expect(textOf(site)).not.toContain(words);
    expect(textOf(site, settings)).toContain(words);
  });

  it.each([
    ['DE', { freeShipping: { all: null } }, 'versandkostenfrei'],
    ['DE', { freeShipping: { all: 0 } }, 'versandkostenfrei'],
    ['PL', { freeShipping: { all: null } }, 'Darmowa dostawa'],
    ['CZ', { footer: { eleventhCoffeeFree: false } }, 'kávu zdarma'],
    ['TR', { footer: { dispatchDays: null } }, 'ücretsiz kargo'],
  ] satisfies [SiteCode, SiteSettings, string][])(
    '%s with %j omits its sentence',
    (site, settings, words) => {
      expect(textOf(site)).toContain(words);
      expect(textOf(site, settings)).not.toContain(words);
      expect(footerOf(site, settings).teaser.groups).toHaveLength(8);
    },
  );

  it('no placeholder is left unresolved', () => {
    for (const site of SITE_CODES) expect(textOf(site)).not.toMatch(/\{\w+\}/);
  });
});

describe('FTR-10: the logos', () => {
  it.each(LOGO_SOURCES)('%s is an image of the size that the page reserves', (source) => {
    const file = `demo/public${logoAddress(source)}`;
    expect(existsSync(file)).toBe(true);
    const drawing = readFileSync(file, 'utf8');
    expect(drawing).toContain(`viewBox="0 0 ${findLogo(source)?.width} ${LOGO_HEIGHT}"`);
    expect(drawing).not.toMatch(/<script|href=|url\(/);
  });

  it.each(['made_up', '', 'toString', '__proto__', 'visa.svg'])('%j is unknown', (source) => {
    expect(findLogo(source)).toBeNull();
  });
});

describe('the pages of a country', () => {
  it.each(SITE_CODES)('%s: every internal link of the footer is one of them', (site) => {
    const paths = listSitePaths(site);
    for (const url of listLinks(footerOf(site))) if (url.startsWith('/')) expect(paths).toContain(url);
    expect(paths.every((path) => /^\/[^?#]*$/.test(path))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('a number identifies one page of a country', () => {
    for (const site of SITE_CODES) {
      const numbers = listSitePaths(site).flatMap((path) => /^\/c-(\d+)/.exec(path)?.[1] ?? []);
      expect(new Set(numbers).size, site).toBe(numbers.length);
    }
  });

  it('a page has the title of the link to it', () => {
    expect(findSitePage('DE', '/c-4711/zahlungsarten.html')).toMatchObject({ title: 'Alle Zahlungsarten' });
    expect(findSitePage('DE', '/c-4780/ueber-uns.html?x=1')).toMatchObject({ title: 'Unternehmen' });
    expect(findSitePage('PL', '/c-4711/zahlungsarten.html')).toBeNull();
  });

  it.each([
    ['DE', '/c-4711/zahlungsarten.html', 'TR', '/c-4711/odeme-secenekleri.html'],
    ['DE', '/agb.html', 'HU', '/aszf.html'],
    ['DE', '/agb.html', 'AT', '/agb.html'],
    ['TR', '/kunye.html', 'DE', '/impressum.html'],
    ['PL', '/cart', 'CZ', '/cart'],
    ['PL', '/p/4711', 'CZ', '/p/4711'],
    ['DE', '/c-4801/mobilfunk.html', 'AT', null],
    ['DE', '/c-9999/gibt-es-nicht.html', 'AT', null],
  ] as const)('FTR-07: %s %s corresponds in %s to %s', (from, path, to, expected) => {
    expect(findCounterpart(from, path, to)).toBe(expected);
  });
});
