import { describe, expect, it } from 'vitest';
import { SITES } from '#src/config/sites.ts';
import { namesThemeWorlds, withTopEntries } from '#src/state/topEntries.ts';

/** A tree with this many entries. */
const treeOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Own ${index}`,
    href: `/own/${index}`,
    children: [{ title: `Below ${index}`, href: `/own/${index}/0`, children: [] }],
  }));
const linksOf = (nodes: ReturnType<typeof withTopEntries>) => nodes.map(({ title, href }) => [title, href]);
const named = [1, 2, 3, 4].map((place) => [`navigation_${place}`, `navigation_${place}_url`]);
const text = (id: string) => id;
const ownRow = { ...SITES.CH, code: 'LI' };

describe.each([1, 2, 6])('a tree of %d entries', (count) => {
  const tree = treeOf(count);
  const own = linksOf(tree);

  it('HDR-12: on the nine sites the first four have titles and addresses of the texts, without further entries', () => {
    const nodes = withTopEntries(tree, SITES.CH, text);
    expect(linksOf(nodes)).toEqual([...named.slice(0, count), ...own.slice(4)]);
    expect(nodes.map(({ children }) => children)).toEqual(tree.map(({ children }) => children));
    expect(nodes.findIndex(namesThemeWorlds)).toBe(0);
  });

  it('HDR-18: in a row of one’s own it stays as the shop sends it', () => {
    expect(withTopEntries(tree, ownRow, text)).toBe(tree);
  });

  it('HDR-18: the setting decides in both', () => {
    expect(withTopEntries(tree, { ...SITES.CH, topEntries: 'tree' }, text)).toBe(tree);
    expect(linksOf(withTopEntries(tree, { ...ownRow, topEntries: 'texts' }, text))[0]).toEqual(named[0]);
  });
});

it('NAV-01: without a tree the top entries of the nine sites remain, and a row of one’s own has no entries', () => {
  expect(linksOf(withTopEntries([], SITES.CH, text))).toEqual(named);
  expect(withTopEntries([], ownRow, text)).toEqual([]);
});

it('NAV-08: an entry that names the theme worlds keeps them', () => {
  const tree = treeOf(3).map((node, index) =>
    index === 2 ? { ...node, componentName: 'themeWorlds' } : node,
  );
  expect(withTopEntries(tree, SITES.CH, text).map(namesThemeWorlds)).toEqual([false, false, true]);
});
