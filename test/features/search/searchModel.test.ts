import { describe, expect, it } from 'vitest';
import {
  isLongEnough,
  nextIndex,
  productHref,
  searchHref,
  toOptions,
  toSearchTerm,
  toSearchText,
} from '#src/features/search/searchModel.ts';

describe('SRC-01: what is searched for', () => {
  it.each([
    ['kaffee', 'kaffee'],
    ['  kaffee  ', 'kaffee'],
    ['4711 815', '4711815'],
    [' 47 11\u00a08 ', '47118'],
    ['4711 tassen', '4711 tassen'],
    ['   ', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [['kaffee'], ''],
    [42, ''],
  ])('%j is asked for as %j', (typed, term) => expect(toSearchTerm(typed)).toBe(term));

  it('200 characters are the most', () => expect(toSearchText('x'.repeat(250))).toHaveLength(200));

  it.each([
    ['', false],
    ['k', false],
    ['ka', true],
    ['☕', false],
    ['👗', false],
  ])('%j is long enough: %s', (term, answer) => expect(isLongEnough(term)).toBe(answer));
});

it('SRC-07: the results page carries term and site', () =>
  expect(searchHref('öl & essig', 'CH_FR')).toBe('/search?query=%C3%B6l+%26+essig&site=CH_FR'));

describe('SRC-05: a suggested product’s link', () => {
  const product = { id: '1', title: 'Tasse', productViewUrl: '/p/1' };
  it.each([
    [product, '/p/1?query=tasse'],
    [{ ...product, webshopProductDimensionKey: 'blau/xl' }, '/p/1?query=tasse&dim1=blau%2Fxl'],
    [{ ...product, productViewUrl: '/p/1?color=2' }, '/p/1?color=2&query=tasse'],
    [{ ...product, productViewUrl: '/p/1#details' }, '/p/1?query=tasse#details'],
    [{ ...product, productViewUrl: 'https://shop.example/p/1' }, 'https://shop.example/p/1?query=tasse'],
    [{ ...product, productViewUrl: 'javascript:alert(1)' }, null],
  ])('%j leads to %j', (suggested, href) => expect(productHref(suggested, 'tasse')).toBe(href));
});

it('SRC-04: terms come before products, hostile products not at all', () => {
  const options = toOptions(
    {
      searchTerms: [{ searchterm: 'tasse' }],
      products: [
        { id: '1', title: 'Tasse Lund', productViewUrl: '/p/1' },
        { id: '2', title: 'Falle', productViewUrl: 'data:text/html,x' },
      ],
    },
    'tas',
    'DE',
  );
  expect(options.map(({ kind, text }) => [kind, text])).toEqual([
    ['term', 'tasse'],
    ['product', 'Tasse Lund'],
  ]);
});

describe('SRC-04: the keys wrap at both ends', () => {
  it.each([
    [null, 1, 3, 0],
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [null, -1, 3, 2],
    [0, -1, 3, 2],
    [2, -1, 3, 1],
    [null, 1, 0, null],
    [0, 1, 1, 0],
  ] as const)('from %s by %s of %s to %s', (from, step, count, to) =>
    expect(nextIndex(from, step, count)).toBe(to),
  );
});
