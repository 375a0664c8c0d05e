import { describe, expect, it } from 'vitest';
import { type SiteSettings, unknownSettings, withSettings } from '#src/config/siteSettings.ts';
import { SITE_CODES, SITES, type SiteConfig } from '#src/config/sites.ts';

/** Every fact of a row by its path: `newsletter.legalAge`. A list is one fact: settings replace it as a whole. */
function facts(value: object, path = ''): [path: string, fact: unknown][] {
  return Object.entries(value).flatMap(([key, fact]) =>
    typeof fact === 'object' && fact !== null && !Array.isArray(fact)
      ? facts(fact, `${path}${key}.`)
      : [[path + key, fact]],
  );
}

const nest = (path: string, fact: unknown) =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), fact) as SiteSettings;

describe('SIT-08: a site’s custom settings', () => {
  it('change one setting at any depth and keep its siblings', () => {
    const site = withSettings(SITES.DE, {
      brand: { name: 'Ahoi' },
      links: { help: '/hilfe', community: null },
      money: { symbol: 'EUR' },
    });
    expect(site.brand).toEqual({ name: 'Ahoi', slug: 'vitrine' });
    expect(site.links.help).toBe('/hilfe');
    expect(site.links.card).toBe('/c-4760/vitrinecard.html');
    expect(site.links.community).toBeNull();
    expect(site.money).toEqual({ group: '.', decimal: ',', symbol: 'EUR', symbolPosition: 'after' });
  });

  it.each(SITE_CODES)('reach every setting of %s, and change no other', (code) => {
    const table = facts(SITES[code]).filter(([path]) => path !== 'code');
    expect(table.length).toBeGreaterThan(40);
    for (const [path] of table) {
      const expected = table.map(([each, fact]) => [each, each === path ? 'own' : fact]);
      const site = withSettings(SITES[code], nest(path, 'own'));
      expect(facts(site).filter(([each]) => each !== 'code')).toEqual(expected);
    }
  });

  it('can remove a setting, add a missing one, and leave one unchanged', () => {
    expect(withSettings(SITES.DE, { freeShipping: { all: null } }).freeShipping.all).toBeNull();
    expect(withSettings(SITES.CZ, { freeShipping: { coffee: 250 } }).freeShipping).toEqual({
      all: 999,
      coffee: 250,
      card: 499,
    });
    expect(withSettings(SITES.DE, { brand: undefined }).brand.name).toBe('Vitrine');
  });

  it('add a promotion theme by its name, which is no unknown setting', () => {
    const colours = { ground: '#f6dfb4', text: '#3b2300' };
    const settings = { promotionThemes: { harvest: { light: colours, dark: colours } } };
    expect(withSettings(SITES.DE, settings).promotionThemes).toEqual(settings.promotionThemes);
    expect(unknownSettings(SITES.DE, settings)).toEqual([]);
    expect(unknownSettings(SITES.DE, { promotionTheme: {} } as object)).toEqual(['promotionTheme']);
  });

  /** Every setting that a row may lack; a new one is missing in the type. */
  const optional = {
    money: { ...SITES.DE.money, digits: 0 } satisfies Required<SiteConfig['money']>,
    cart: { ...SITES.DE.cart, checkoutHref: '/kassa' } satisfies Required<SiteConfig['cart']>,
    app: { appStoreId: '1' } satisfies Required<NonNullable<SiteConfig['app']>>,
    popularSearches: ['te'] satisfies Required<SiteConfig>['popularSearches'],
    rules: {
      priceNote: {
        textBeforeLink: 'Inkl. moms, exkl. ',
        linkText: 'frakt',
        textAfterLink: '.',
        sum: 'Inkl. moms.',
      } satisfies Required<SiteConfig['rules']['priceNote']>,
    },
  };
  const { popularSearches: _, ...rest } = SITES.DE;
  const bare: SiteConfig = {
    ...rest,
    app: { appStoreId: '2' },
    rules: { ...rest.rules, priceNote: { sum: 'Inkl. moms.' } },
  };

  it.each<[string, SiteConfig, SiteSettings]>([
    ['a setting that the row leaves to its default', bare, optional],
    ['a further country', { ...bare, shopUrls: { AT: 'https://at.example' } }, { shopUrls: { PL: '/pl' } }],
    ['a further header', { ...bare, callHeaders: { 'X-One': '1' } }, { callHeaders: { 'X-Two': '2' } }],
  ])('may add %s, which is no unknown one', (_what, row, settings) => {
    expect(unknownSettings(row, settings)).toEqual([]);
    expect(unknownSettings(row, { ...settings, cart: { checkoutRef: '/' } } as object)).toEqual([
      'cart.checkoutRef',
    ]);
  });

  it('leave the site table and the site code unchanged', () => {
    const before = structuredClone(SITES);
    const site = withSettings(SITES.TR, JSON.parse('{ "code": "DE", "userMenu": { "contact": true } }'));
    expect(site.code).toBe('TR');
    expect(site.userMenu.contact).toBe(true);
    expect(SITES).toEqual(before);
  });

  it('cannot modify Object.prototype', () => {
    withSettings(
      SITES.DE,
      JSON.parse('{ "__proto__": { "polluted": 1 }, "brand": { "__proto__": { "polluted": 1 } } }'),
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
