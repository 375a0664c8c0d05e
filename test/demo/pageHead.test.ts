import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createDemo } from '#demo/demo.ts';
import { listIndexedPaths } from '#demo/routes/machineFiles.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { formatVisitorName, headMarkup, pageLinks } from '#src/entries/server.ts';
import { withSettings } from '#src/entries/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { formatMoney } from '#src/lib/money.ts';
import { appOfFile, aVisitor, bodilessRenderer, startApp } from '../support/testServer.ts';

const ORIGIN = 'https://shop.example';

const demo = appOfFile({ PUBLIC_ORIGIN: ORIGIN }, { application: createDemo(bodilessRenderer) });
let app: FastifyInstance;
beforeAll(async () => {
  app = await demo();
});

// The shapes of schema.org, as search engines document them.
const url = z.url({ protocol: /^https$/ });
const name = z.string().min(1);
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  name,
  url,
  logo: z.optional(url),
});
const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': url,
  name,
  url,
  inLanguage: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  publisher: z.strictObject({ '@id': url }),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().endsWith('&query={search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});
const isCounted = (items: { position: number }[]) => items.every(({ position }, at) => position === at + 1);
const listItem = { '@type': z.literal('ListItem'), position: z.int().positive(), name };
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ ...listItem, item: z.optional(url) }))
    .min(2)
    .refine(isCounted)
    .refine((items) => items.slice(0, -1).every(({ item }) => item) && items.at(-1)?.item === undefined),
});
const itemList = z
  .strictObject({
    '@type': z.literal('ItemList'),
    numberOfItems: z.int(),
    itemListElement: z.array(z.strictObject({ ...listItem, url })).refine(isCounted),
  })
  .refine((list) => list.numberOfItems === list.itemListElement.length);
const money = {
  price: z.number().positive(),
  priceCurrency: z.enum(['EUR', 'CHF', 'PLN', 'CZK', 'HUF', 'TRY']),
};
const offer = z
  .strictObject({
    '@type': z.literal('Offer'),
    url,
    ...money,
    availability: z.literal('https://schema.org/InStock'),
    seller: z.strictObject({ '@id': url }),
    priceSpecification: z.optional(
      z.strictObject({
        '@type': z.literal('UnitPriceSpecification'),
        priceType: z.literal('https://schema.org/StrikethroughPrice'),
        ...money,
      }),
    ),
  })
  .refine(({ price, priceSpecification }) => !priceSpecification || priceSpecification.price > price);
const product = z.strictObject({
  '@type': z.literal('Product'),
  '@id': url,
  name,
  url,
  description: name,
  image: z.array(url).min(1),
  sku: name,
  category: name,
  brand: z.strictObject({ '@type': z.literal('Brand'), name }),
  offers: offer,
});
const graph = <Things extends [z.ZodType, ...z.ZodType[]]>(...things: Things) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple(things) });

const everywhere = [organization, webSite] as const;
const HOME = graph(...everywhere);
const PAGE = graph(...everywhere, breadcrumbs);
const LIST = graph(...everywhere, breadcrumbs, itemList);
const PRODUCT = graph(...everywhere, breadcrumbs, product);

const ANY_HTML = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g;
const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/** A page's head as a search engine reads it. */
async function readHead(address: string, site: SiteCode, { cookies = {}, from = app } = {}) {
  const separator = address.includes('?') ? '&' : '?';
  const { body } = await aVisitor(from, cookies).get(`${address}${separator}site=${site}`);
  const canonical = [...body.matchAll(/<link rel="canonical" href="([^"]+)">/g)].map(([, href]) =>
    decode(href ?? ''),
  );
  const alternates = [...body.matchAll(ANY_HTML)].map(
    ([, lang, href]) => [lang, decode(href ?? '')] as const,
  );
  const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  const isListed = !body.includes('<meta name="robots" content="noindex">');
  return { body, canonical, alternates, isListed, data: JSON.parse(json) };
}

/** Every kind of page, with the shapes that describe it, and its canonical path if it is listed. */
const KINDS = [
  ['home', '/?utm_source=mail&sort=price', HOME, '/'],
  ['category', '/c/coffee?sort=price&colour=red', LIST, '/c/coffee'],
  ['product', '/p/4002?ref=mail', PRODUCT, '/p/4002'],
  ['reduced product', '/p/4017', PRODUCT, '/p/4017'],
  ['product with a slash at its end', '/p/4002/?ref=mail', PRODUCT, '/p/4002'],
  ['category with slashes at its end', '/c/coffee//', LIST, '/c/coffee'],
  ['store finder', '/service/storefinder/', PAGE, '/service/storefinder/'],
  ['store finder without its slash', '/service/storefinder', PAGE, '/service/storefinder/'],
  ['contact', '/contact', PAGE, '/contact'],
  ['privacy', '/privacy', PAGE, '/privacy'],
  ['newsletter', '/subscribenewsletter', PAGE, '/subscribenewsletter'],
  ['unknown category', '/c/anything', LIST, null],
  ['search', '/search?query=4002', LIST, null],
  ['stores near a visitor', '/service/storefinder/search?searchTerm=20095', PAGE, null],
  ['confirmation link', '/subscribenewsletter?doi=guess', PAGE, null],
  ['cart', '/cart', PAGE, null],
  ['checkout', '/checkout', PAGE, null],
  ['account', '/account', PAGE, null],
  ['sign-in', '/signin', PAGE, null],
  ['sign-out', '/logout', PAGE, null],
  ['subscriber', '/newsletter/preferences?token=guess', PAGE, null],
  ['refund', '/refund', PAGE, null],
  ['scenario panel', '/demo', PAGE, null],
  ['outbox', '/demo/outbox', PAGE, null],
  ['unknown', '/nowhere', PAGE, null],
  ['content that no page links to', '/an/editors/page.html', PAGE, null],
] as const;

describe.each(SITE_CODES)('AGT-01: on %s', (site) => {
  it.each(KINDS)(
    '%s has valid data, and one canonical address if it is listed',
    async (kind, address, shape, path) => {
      const { canonical, alternates, isListed, data } = await readHead(address, site);
      expect(shape.safeParse(data).error).toBeUndefined();
      expect(isListed).toBe(path !== null);
      expect(canonical).toEqual(path === null ? [] : [`${ORIGIN}${path}?site=${site}`]);
      if (path === null) return expect(alternates).toEqual([]);
      expect(alternates).toContainEqual([SITES[site].locale, canonical[0]]);
      expect(alternates.at(-1)).toEqual(['x-default', new Map(alternates).get('de-DE')]);
      if (kind === 'product') expect(alternates).toHaveLength(SITE_CODES.length + 1);
      return undefined;
    },
  );

  it('every listed page exists, is its own canonical address, and is known to its alternates', async () => {
    const paths = listIndexedPaths(site);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of ['/', ...paths.filter((each) => each.endsWith('.html'))]) {
      const { canonical, alternates, isListed } = await readHead(path, site);
      expect([path, isListed, canonical]).toEqual([path, true, [`${ORIGIN}${path}?site=${site}`]]);
      for (const [, href] of alternates) {
        const to = new URL(href).searchParams.get('site') as SiteCode;
        expect(listIndexedPaths(to), `${path} has ${href}`).toContain(new URL(href).pathname);
      }
    }
  });
});

it('AGT-01: prior price and path in the data are those on the page', async () => {
  const whole = await startApp({ PUBLIC_ORIGIN: ORIGIN });
  for (const site of SITE_CODES) {
    const { body, data } = await readHead('/p/4017', site, { from: whole });
    const [, , path, { offers }] = data['@graph'];
    const shown = (amount: number) => formatMoney(amount, SITES[site].money);
    const [, struck] = /<(?:s|del)[^>]*>([^<]+)<\/(?:s|del)>/.exec(body) ?? [];
    expect([site, struck]).toEqual([site, shown(offers.priceSpecification.price)]);
    expect(body).toContain(shown(offers.price));
    const [list = ''] = /<nav[^>]*><ol>.*?<\/nav>/s.exec(body) ?? [];
    const crumbs = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
      item.replace(/<[^>]+>/g, ''),
    );
    expect(path.itemListElement.map(({ name }: { name: string }) => name)).toEqual(crumbs.map(decode));
  }
});

const LongTermToken = 'token';
const greeting =
  formatVisitorName('DE', LongTermToken, { firstName: 'Kim', customerName: 'Kim Muster' }) ?? '';

it.each([
  ['a preview', { [COOKIES.preview]: '1' }],
  ['a page that greets its visitor', { [COOKIES.longTerm]: LongTermToken, [COOKIES.visitorName]: greeting }],
])('AGT-01: %s is not listed', async (_, cookies) => {
  expect((await readHead('/p/4002', 'DE', { cookies })).isListed).toBe(false);
});

it('AGT-01: a country of the shop’s own is among the alternates, with the language of its entry', () => {
  const site = withSettings(
    { ...SITES.DE, code: 'SE', country: 'SE', locale: 'sv-SE' },
    {
      shopUrls: {
        NO: { country: 'NO', countryName: 'Norge', locale: 'nb-NO', shopUrl: 'https://no.example' },
      },
    },
  );
  const alternates = { SE: '/p/1', NO: 'https://no.example/p/1', AT: 'https://at.example/p/1' };
  const links = pageLinks(site, { url: 'https://se.example/p/1', alternates, defaultSite: 'SE' });
  expect(links.map(({ rel, hrefLang, href }) => [hrefLang ?? rel, href])).toEqual([
    ['canonical', 'https://se.example/p/1'],
    ['sv-SE', 'https://se.example/p/1'],
    ['nb-NO', 'https://no.example/p/1'],
    ['de-AT', 'https://at.example/p/1'],
    ['x-default', 'https://se.example/p/1'],
  ]);
});

it.each([
  ['Switzerland and a copy of its row', { ...SITES.CH, code: 'LI', country: 'LI' }, 'CH', ['de-LI', 'de-CH']],
  [
    'two countries in English',
    { ...SITES.DE, code: 'GB', country: 'GB', locale: 'en' },
    'IE',
    ['en-GB', 'en-IE'],
  ],
])('AGT-01: countries with one language are told apart: %s', (_, row, other, expected) => {
  const IE = { country: 'IE', countryName: 'Ireland', locale: 'en', shopUrl: 'https://ie.example' };
  const site = withSettings(row, { shopUrls: { CH: 'https://ch.example', IE } });
  const alternates = { [row.code]: '/p/1', [other]: 'https://other.example/p/1' };
  const languages = pageLinks(site, { url: 'https://own.example/p/1', alternates }).flatMap(
    ({ hrefLang }) => hrefLang ?? [],
  );
  expect(languages.toSorted()).toEqual(expected.toSorted());
});

it.each([
  ['of the default country', 'DE', 'de-DE'],
  ['of another country', 'AT', 'de-AT'],
] as const)(
  'AGT-01: a page %s is among its alternates when only the others are given',
  (_name, code, locale) => {
    const url = 'https://own.example/p/1';
    const others = { DE: 'https://de.example/p/1', PL: 'https://pl.example/p/1' };
    const { [code as 'DE']: _own, ...alternates } = others;
    const links = pageLinks(SITES[code], { url: `${url}?sort=price`, alternates });
    const shown = Object.fromEntries(links.map(({ rel, hrefLang, href }) => [hrefLang ?? rel, href]));
    expect(shown).toMatchObject({ canonical: url, [locale]: url, 'pl-PL': alternates.PL });
    expect(shown['x-default']).toBe(code === 'DE' ? url : others.DE);
  },
);

it('AGT-01: no text of the shop leaves the script or an attribute', () => {
  const hostile = '</script><script>alert(1)</script><!--"\u2028';
  const markup = headMarkup({
    links: [{ rel: 'canonical', href: `https://shop.example/"><script>` }],
    data: [
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: hostile }] },
    ],
    isIndexed: true,
  });
  expect(markup.match(/<[/!]?\w*/g)).toEqual(['<link', '<script', '</script']);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(markup) ?? [];
  expect(JSON.parse(json)['@graph'][0].itemListElement[0].name).toBe(hostile);
});
