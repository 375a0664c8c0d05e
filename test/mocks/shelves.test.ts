import { describe, expect, it } from 'vitest';
import { assortmentOf } from '#mocks/content/assortment.ts';
import { categoryTitleOf } from '#mocks/content/navigation/navigationTree.ts';
import { productsOf } from '#mocks/content/shelves.ts';

describe('products of the navigation’s categories', () => {
  it.each([
    ['an entry has its own', '430101', ['4027']],
    ['a group page has all of its group', '430400', ['4032', '4033']],
    ['an entry without products of its own has those of its group', '430408', ['4032', '4033']],
    ['a branch', '4300', expect.arrayContaining(['4027', '4032'])],
    ['a number that is no category', '999999', []],
    ['a word', 'coffee', []],
  ])('%s', (_case, category, products) => {
    expect(productsOf(category)).toEqual(products);
  });

  it('a category of one kind contains no other product', () => {
    expect(categoryTitleOf('DE', '430101')).toBe('Kleider');
    const { title } = assortmentOf('DE');
    expect(productsOf('430101').map((id) => title(id))).toEqual([expect.stringContaining('kleid')]);
  });

  it('every product of a category exists in the range', () => {
    const { product } = assortmentOf('DE');
    const numbers = ['42', '43', '44'].flatMap((branch) =>
      Array.from({ length: 13 * 13 }, (_, index) => {
        const [group, entry] = [Math.floor(index / 13), index % 13];
        return `${branch}${String(group).padStart(2, '0')}${String(entry).padStart(2, '0')}`;
      }),
    );
    const unknown = numbers.flatMap(productsOf).filter((id) => !product(id));
    expect(unknown).toEqual([]);
  });
});
