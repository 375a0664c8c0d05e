import { describe, expect, it } from 'vitest';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import {
  isLongEnough,
  priceOf,
  productHref,
  searchHref,
  toExtraOptions,
  toHistoryOptions,
  toKnownOptions,
  toOptions,
  toSearchTerm,
  toSearchText,
  toStarterOptions,
} from '#src/features/search/searchModel.ts';

describe('SRC-01: the search term', () => {
  it.each([
    ['kaffee', 'kaffee'],
    ['  kaffee  ', 'kaffee'],
    ['4711 815', '4711815'],
    [' 47 11\u00a08 ', '47118'],
    ['4711 tassen', '4711 tassen'],
    ['   ', ''],
    // Copied from a page with soft hyphens, or from a table.
    ['Kaffee\u00admaschine\u200b', 'Kaffeemaschine'],
    ['\ufeff4711\u2060 815', '4711815'],
    ['\u200b', ''],
    ['Mu\u0308sli', 'Müsli'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [['kaffee'], ''],
    [42, ''],
  ])('%j is requested as %j', (typed, term) => expect(toSearchTerm(typed)).toBe(term));

  it('the text has at most 200 characters, and null is none', () =>
    expect([toSearchText('x'.repeat(250)).length, toSearchText(null)]).toEqual([200, '']));

  it.each([
    ['', false],
    ['k', false],
    ['ka', true],
    ['☕', false],
    ['👗', false],
  ])('%j is long enough: %s', (term, answer) => expect(isLongEnough(term)).toBe(answer));
});

it('SRC-07: the address of the results page contains term and site', () =>
  expect(searchHref('öl & essig', SITES.CH_FR)).toBe('/search?query=%C3%B6l+%26+essig&site=CH_FR'));

describe('SRC-05: a suggested product’s link', () => {
  const product = { id: '1', title: 'Tasse', productViewUrl: '/p/1' };
  it.each([
    [product, '/p/1?query=tasse'],
    [{ ...product, webshopProductDimensionKey: 'blau/xl' }, '/p/1?query=tasse&dim1=blau%2Fxl'],
    [{ ...product, productViewUrl: '/p/1?color=2' }, '/p/1?color=2&query=tasse'],
    [{ ...product, productViewUrl: '/p/1#details' }, '/p/1?query=tasse#details'],
    [{ ...product, productViewUrl: 'https://shop.example/p/1' }, 'https://shop.example/p/1?query=tasse'],
    [{ ...product, productViewUrl: 'javascript:alert(1)' }, null],
  ])('%j links to %j', (suggested, href) => expect(productHref(suggested, 'tasse')).toBe(href));
});

it('SRC-04, SRC-11, BEY-17: terms precede categories, which precede products and their variants; hostile ones are dropped, and each key is unique', () => {
  const categories = [
    { title: 'Falle', href: 'javascript:alert(1)' },
    ...['a', 'b', 'b', 'c'].map((id) => ({ title: `Tassen ${id}`, href: `/c/${id}` })),
  ];
  const cup = { id: '1', title: 'Tasse Lund', productViewUrl: '/p/1' };
  const hostile = { id: '2', title: 'Falle', productViewUrl: 'data:text/html,x' };
  const searchTerms = [{ searchterm: 'tasse' }, { searchterm: 'tasse' }];
  const products = [cup, cup, { ...cup, webshopProductDimensionKey: 'red' }, hostile];
  const options = toOptions({ searchTerms, categories, products }, 'tas', SITES.DE);
  expect(options.map(({ kind, text, href }) => [kind, text, href])).toEqual([
    ['term', 'tasse', '/search?query=tasse&site=DE'],
    ['category', 'Tassen a', '/c/a'],
    ['category', 'Tassen b', '/c/b'],
    ['product', 'Tasse Lund', '/p/1?query=tas'],
    ['product', 'Tasse Lund', '/p/1?query=tas&dim1=red'],
  ]);
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
});

it('BEY-17: recent searches precede viewed products, and hostile ones are dropped', () => {
  const viewed = [
    { id: '1', title: 'Tasse', href: '/p/1' },
    { id: '2', title: 'Falle', href: 'javascript:alert(1)' },
  ];
  const options = toHistoryOptions(['kanne', 'tasse'], viewed, SITES.DE);
  expect(options.map(({ kind, href }) => [kind, href])).toEqual([
    ['recent', '/search?query=kanne&site=DE'],
    ['recent', '/search?query=tasse&site=DE'],
    ['viewed', '/p/1'],
  ]);
});

it.each([
  ['pads', 'Kaffee\u00a0Pads'],
  ['kaffee pads', 'Kaffee\u202f Pads'],
  ['pads', 'Kaffee-Pads'],
  ['tee', '(Bio)Tee'],
  ['& tee', 'Kaffee & Tee'],
])('SRC-04: %j is the beginning of a word in %j', (term, title) => {
  const known = { recent: [], categories: [{ title, href: '/c/1' }], viewed: [] };
  expect(toKnownOptions(term, known, SITES.DE).map(({ kind, href }) => [kind, href])).toContainEqual([
    'category',
    '/c/1',
  ]);
});

it.each([
  ['ads', 'Kaffee-Pads'],
  ['tee', 'Brotteetasse'],
  ['pads', 'Kaffee\u00adpads'],
])('SRC-04: %j is only the inside of a word in %j', (term, title) => {
  const known = { recent: [], categories: [{ title, href: '/c/1' }], viewed: [] };
  expect(toKnownOptions(term, known, SITES.DE)).toEqual([]);
});

it.each([
  [' ', '/c/1'],
  ['\u200b', '/c/1'],
  ['\u202e\u2066', '/c/1'],
  ['Falle', 'javascript:alert(1)'],
])('MC-26, BEY-15: a link without a visible name or a safe address is left out: %j to %s', (title, href) => {
  const links = [
    { title, href },
    { title: 'Ratgeber', href: '/guide' },
  ];
  const kept = (options: ReturnType<typeof toExtraOptions>) => options.map((option) => option.href);
  expect(kept(toStarterOptions([], links, [], SITES.DE))).toEqual(['/guide']);
  expect(kept(toStarterOptions([], [], links, SITES.DE))).toEqual(['/guide']);
  const options = links.map((link) => ({ text: link.title, href: link.href }));
  expect(kept(toExtraOptions({ title: 'Mehr', options }))).toEqual(['/guide']);
});

describe('BEY-17: the price of a suggestion', () => {
  const cup = { id: '1', title: 'Tasse', productViewUrl: '/p/1' };
  it.each([
    [{}, null],
    [{ price: 0 }, null],
    [{ price: -1 }, null],
    [
      { price: 5, originalPrice: 8 },
      { amount: 5, oldAmount: 8 },
    ],
    [{ price: 5, originalPrice: 5 }, { amount: 5 }],
    [{ price: 5, originalPrice: 4 }, { amount: 5 }],
    [{ originalPrice: 8 }, null],
    [{ price: 0.004 }, null],
    [{ price: 5, originalPrice: 5.004 }, { amount: 5 }],
  ])('%j is shown as %j', (sent, shown) => expect(priceOf({ ...cup, ...sent }, SITES.CH)).toEqual(shown));

  it.each(SITE_CODES)(
    'MC-24: on %s, no price is struck where the rule asks for the lowest price beside it',
    (code) => {
      const { base } = SITES[code].rules.priceReduction;
      const shown = priceOf({ ...cup, price: 50, originalPrice: 80 }, SITES[code]);
      expect(shown).toEqual({ amount: 50, ...(base !== 'lowest' && { oldAmount: 80 }) });
    },
  );

  it('MC-24: is decided on the amount that is shown', () => {
    expect(priceOf({ ...cup, price: 0.4 }, SITES.CZ)).toBeNull();
    expect(priceOf({ ...cup, price: 5, originalPrice: 5.4 }, SITES.CZ)).toEqual({ amount: 5 });
  });
});
