import { expect, it } from 'vitest';
import {
  categoryTiles,
  mixedTiles,
  productDetails,
  relatedTiles,
  searchTiles,
} from '#demo/model/demoProducts.ts';
import { matchPage } from '#demo/routes/matchPage.ts';
import { CATEGORIES, PRODUCTS } from '#mocks/content/catalogue.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';

const idsOf = (tiles: readonly { id: string }[]) => tiles.map(({ id }) => id);

it.each(SITE_CODES)(
  'SRC-07: in %s every popular search and every name of a category finds products',
  (site) => {
    const { categories } = shopTextsOf(site);
    for (const term of SITES[site].popularSearches ?? [])
      expect(searchTiles(site, term), term).not.toEqual([]);
    for (const category of CATEGORIES) {
      const shelves = searchTiles(site, categories[category]).map(({ shelf }) => shelf);
      expect(shelves, categories[category]).toContain(category);
    }
  },
);

it.each([
  // A category of the navigation, a product of it, and where the product is found.
  ['Gemahlener Kaffee', '4005'],
  ['Kleider', '4027'],
  ['sneaker', '4032'],
])('SRC-07: “%s” finds the products of the category with this name', (term, id) => {
  expect(idsOf(searchTiles('DE', term))).toContain(id);
});

it('SRC-07: products with the term in their title are first', () => {
  expect(
    searchTiles('DE', 'Tee')
      .slice(0, 2)
      .map(({ title }) => title),
  ).toEqual([expect.stringMatching(/tee/i), expect.stringMatching(/tee/i)]);
});

it.each([
  // A term, how many products it finds, and whether others follow them.
  ['xyz', 0, true],
  ['shirt', 1, true],
  ['Kaffee', 11, false],
])('SRC-07: a search for “%s” leads on, if it finds few products', (query, count, leadsOn) => {
  const { content } = matchPage('DE', '/search', new URLSearchParams({ query })) ?? {};
  const { tiles, more } = content as Extract<typeof content, { kind: 'search' }>;
  expect(tiles).toHaveLength(count);
  expect(more.length > 0).toBe(leadsOn);
  expect(idsOf(more).filter((id) => idsOf(tiles).includes(id))).toEqual([]);
});

it('BFF-01: each product has recommendations of its own, from its category first', () => {
  const products = PRODUCTS.filter(({ euro }) => euro > 0);
  const lists = products.map(({ id }) => idsOf(relatedTiles('DE', id)));
  for (const [index, { id, category }] of products.entries()) {
    expect(lists[index]).toHaveLength(4);
    expect(lists[index]).not.toContain(id);
    expect(productDetails('DE', lists[index]?.[0] ?? '')?.shelf, id).toBe(category);
  }
  expect(new Set(lists.map(String)).size).toBe(lists.length);
});

it('BFF-01: a page that does not know the cart has products of every category', () => {
  expect(new Set(mixedTiles('DE').map(({ shelf }) => shelf))).toEqual(new Set(CATEGORIES));
});

it.each([
  ['420100', ['ganze Bohne']],
  ['420200', ['gemahlen', 'Cold Brew']],
  ['420300', ['kapseln']],
])('DSG-02: each product of category %s is its subject, one of %s', (id, subjects) => {
  const tiles = categoryTiles('DE', id);
  expect(tiles).not.toEqual([]);
  for (const { title } of tiles) expect(title).toMatch(new RegExp(subjects.join('|')));
});
