import { describe, expect, it } from 'vitest';
import { withSettings } from '#src/config/siteSettings.ts';
import { SITES } from '#src/config/sites.ts';
import { content } from '#src/sections/footer/content/DE.ts';
import {
  hasReducingCookie,
  isAppClient,
  isDesktopForced,
  mobileLinks,
  parseFooterOverride,
  toDesktopAddress,
  toFooter,
  toMobileAddress,
  toTarget,
  visibleGroups,
} from '#src/sections/footer/footerModel.ts';

describe('FTR-06: the desktop link', () => {
  it.each([
    ['/', '/?forceP=WEBSHOP'],
    ['/cart', '/cart?forceP=WEBSHOP'],
    ['/m/cart', '/cart?forceP=WEBSHOP'],
    ['/mobile/c-4711/zahlungsarten.html', '/c-4711/zahlungsarten.html?forceP=WEBSHOP'],
    ['/cart/m', '/cart?forceP=WEBSHOP'],
    ['/cart/mobile/', '/cart/?forceP=WEBSHOP'],
    ['/m', '/?forceP=WEBSHOP'],
    ['/m/mobile', '/?forceP=WEBSHOP'],
    ['/service/storefinder/', '/service/storefinder/?forceP=WEBSHOP'],
    ['/c-4801/mobilfunk.html', '/c-4801/mobilfunk.html?forceP=WEBSHOP'],
    ['/shop/m/cart', '/shop/m/cart?forceP=WEBSHOP'],
    ['/menu', '/menu?forceP=WEBSHOP'],
    ['/search?query=a+b%20c&site=DE', '/search?query=a+b%20c&site=DE&forceP=WEBSHOP'],
    ['/cart?forceP=MATCH&step=shopping_cart', '/cart?step=shopping_cart&forceP=WEBSHOP'],
    ['/cart?forcePark=1', '/cart?forcePark=1&forceP=WEBSHOP'],
    ['https://de.vitrine.example/m/cart?a=1#end', '/cart?a=1&forceP=WEBSHOP'],
    ['//elsewhere.example/cart', '/cart?forceP=WEBSHOP'],
  ])('%s becomes %s', (address, expected) => {
    expect(toDesktopAddress(address)).toBe(expected);
  });

  it('links back from a forced desktop view', () => {
    const forced = toDesktopAddress('/search?query=tea');
    expect(isDesktopForced(forced)).toBe(true);
    expect(toMobileAddress(forced)).toBe('/search?query=tea');
    expect(isDesktopForced('/search?query=WEBSHOP')).toBe(false);
  });
});

describe('FTR-03: the reduced footer', () => {
  it.each([
    ['', false],
    ['sid=1; site=DE', false],
    ['affiliate=42', true],
    ['sid=1; newapp=', true],
    ['myaffiliate=1', false],
  ])('cookies %j: %s', (cookies, expected) => {
    expect(hasReducingCookie(cookies, SITES.DE)).toBe(expected);
  });

  it('LIB-08: has the cookies of its shop', () => {
    const own = withSettings(SITES.DE, { footer: { reducingCookies: ['partner'] } });
    expect(hasReducingCookie('affiliate=42', own)).toBe(false);
    expect(hasReducingCookie('partner=42', own)).toBe(true);
  });

  it('omits only the groups that editors marked', () => {
    const { groups } = content.teaser;
    const hidden = groups.filter((group) => group.hideGroupInCheckout);
    expect(visibleGroups(groups, false)).toEqual(groups);
    expect(visibleGroups(groups, true)).toHaveLength(groups.length - hidden.length);
    expect(visibleGroups(groups, true)).not.toContain(hidden[0]);
  });
});

describe('FTR-04: client-specific links', () => {
  it.each([
    ['CLASSIC', 'hidden', false],
    ['TABLET', 'hidden', true],
    ['MATCH', 'shown', false],
    ['SMARTPHONE', 'shown', true],
    [undefined, 'by-width', false],
  ] as const)('%s: links for mobile clients %s, app %s', (platform, links, isApp) => {
    expect(mobileLinks(platform)).toBe(links);
    expect(isAppClient(platform)).toBe(isApp);
  });
});

describe('FTR-05, PRM-09: link destinations', () => {
  it.each([
    ['/contact', false],
    ['https://de.vitrine.example/agb.html', false],
    ['https://at.vitrine.example/', false],
    ['https://www.instagram.com/vitrine', true],
    ['//elsewhere.example/', true],
    ['http://de.vitrine.example.evil.example/', true],
  ])('%s is external: %s', (url, isExternal) => {
    expect(toTarget(url, SITES.DE)).toEqual({ href: url.replace(/^\/\//, 'https://'), isExternal });
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', ''])(
    '%j has no destination',
    (url) => {
      expect(toTarget(url, SITES.DE)).toBeNull();
    },
  );

  it("a team's own shop is not external to itself", () => {
    const site = { ...SITES.DE, shopUrl: 'https://shop.example' };
    expect(toTarget('https://shop.example/agb', site)?.isExternal).toBe(false);
  });

  it('LIB-07: a link to the team’s own shop in another country is not external', () => {
    const site = withSettings(SITES.DE, { shopUrls: { AT: 'https://at.shop.example' } });
    expect(toTarget('https://at.shop.example/agb', site)?.isExternal).toBe(false);
    expect(toTarget('https://cz.shop.example/agb', site)?.isExternal).toBe(true);
  });
});

describe('FTR-08: SHOP_FOOTER', () => {
  it('replaces each part that is present and keeps the others', () => {
    const { override, problems } = parseFooterOverride(
      JSON.stringify({ headline: 'Neu', legalLinks: [{ url: '/a.html', text: 'A' }], seo: null, unknown: 1 }),
    );
    expect(problems).toEqual([]);
    const footer = toFooter(content, override, SITES.DE);
    expect(footer.headline).toBe('Neu');
    expect(footer.legalLinks).toEqual([{ url: '/a.html', text: 'A' }]);
    expect(footer.seo).toEqual(content.seo);
  });

  it('a broken part is reported and dropped; the valid ones are kept', () => {
    const { override, problems } = parseFooterOverride(
      JSON.stringify({ headline: 'Neu', seo: { heading: 'x', columns: [{ links: 'none' }] } }),
    );
    expect(override).toEqual({ headline: 'Neu' });
    expect(problems).toEqual([expect.stringContaining('seo.columns.0.links')]);
  });

  it.each([
    ['legalLinks', [{ url: '/a.html', text: ' ' }]],
    ['seo', { heading: '', columns: [] }],
    ['headline', '\u00a0'],
    ['socialMedia', { heading: ' ', socialMediaIcons: [] }],
    ['appReferences', { heading: '\u200b', appIcons: [] }],
    ['qualityLogos', { heading: '', logos: [] }],
    ['customerSupport', { ...content.customerSupport, heading: ' ' }],
    ['customerSupport', { ...content.customerSupport, phone: { text: ' ', url: 'tel:1' } }],
    ['customerSupport', { ...content.customerSupport, hours: '' }],
    ['viewChanger', { toMobile: '\u200b', toDesktop: 'Desktop' }],
  ])(
    'C25: a part with a heading, a fact or a control that shows nothing is reported and dropped: %s',
    (part, value) => {
      const links = [{ url: '/a.html', text: 'A' }];
      const { override, problems } = parseFooterOverride(
        JSON.stringify({ legalLinks: links, [part]: value }),
      );
      expect(override).toEqual(part === 'legalLinks' ? {} : { legalLinks: links });
      expect(problems).toEqual([expect.stringContaining(`SHOP_FOOTER: ${part}`)]);
    },
  );

  it.each([
    ['an address', (url: string) => url],
    ['a link', (url: string) => ({ url, text: 'Elsewhere' })],
  ])('FTR-08: icons and seals lead to %s', (_, toLink) => {
    const partsWith = (link: (url: string) => unknown) => ({
      socialMedia: {
        heading: 'Social',
        socialMediaIcons: [{ iconName: 'instagram', link: link('https://social.example/shop') }],
      },
      appReferences: { heading: 'Apps', appIcons: [{ iconName: 'ios', link: link('/app.html') }] },
      qualityLogos: { heading: 'Seals', logos: [{ image: 'ssl', link: link('/safe.html') }] },
    });
    const { override, problems } = parseFooterOverride(JSON.stringify(partsWith(toLink)));
    expect(problems).toEqual([]);
    expect(override).toEqual(partsWith((url) => url));
  });

  it.each(['', '{"headline":', '[]', 'null', '"text"'])('%j is not a footer', (contentJSON) => {
    const { override, problems } = parseFooterOverride(contentJSON);
    expect(override).toEqual({});
    expect(problems).toHaveLength(1);
  });

  it('SIT-08: uses the shop’s own brand name', () => {
    const site = { ...SITES.DE, brand: { name: 'Kaffee "Ahoi"', slug: 'ahoi' } };
    const footer = toFooter(content, null, site);
    expect(JSON.stringify(footer)).not.toContain('{brand}');
    expect(footer.teaser.groups.map(({ heading }) => heading.link.text)).toContain('Über Kaffee "Ahoi"');
    // Two shops in one server share the content, and neither gets the other's name.
    const other = { ...SITES.DE, brand: { name: 'Teehaus', slug: 'teehaus' } };
    const texts = toFooter(content, null, other).teaser.groups.map(({ heading }) => heading.link.text);
    expect(texts).toContain('Über Teehaus');
    expect(toFooter(content, null, site)).toEqual(footer);
  });
});
