import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_ENTRIES } from '../../scripts/build/libraryEntries.ts';
import { type BundleSize, bundleSizeProblems, readBundleSizes } from '../../scripts/package/bundleSizes.ts';
import { BUDGETS } from '../../scripts/package/sizeBudgets.ts';

const ENTRY_POINTS = PAGE_ENTRIES.map(({ name }) => (name === 'index' ? 'vitrine' : `vitrine/${name}`));
const sizes = readBundleSizes();
const [anySize] = sizes as [BundleSize];
const problemsOf = (change: Partial<BundleSize>) =>
  bundleSizeProblems([{ ...anySize, ...change }], [anySize]);

describe('BEY-07: the sizes of the package', () => {
  it('there is one for every entry point, and a budget, and no other', () => {
    expect(sizes.map(({ entry }) => entry).sort()).toEqual(ENTRY_POINTS.sort());
    expect(Object.keys(BUDGETS).sort()).toEqual(ENTRY_POINTS.sort());
  });

  it('none is over its budget, and react-aria speaks only our languages', async () => {
    expect(await bundleSizeProblems(sizes, sizes)).toEqual([]);
    const spoken = new Set(sizes.flatMap(({ dictionaries }) => dictionaries));
    const ours = ['cs-CZ', 'da-DK', 'de-DE', 'en-US', 'fr-FR', 'hu-HU', 'pl-PL', 'sk-SK', 'sv-SE', 'tr-TR'];
    expect([...spoken].sort()).toEqual(ours);
  });

  it('the provider brings twelve languages, one at a time', () => {
    expect(sizes.find(({ entry }) => entry === 'vitrine')?.languages).toBe(12);
  });

  it('an entry point over its budget, a language of others and an outdated size are found', async () => {
    const heavy = await problemsOf({ initial: 400_000 });
    expect(heavy.join()).toMatch(/weighs 400\.0 kB at once; its budget is/);
    expect(heavy.join()).toContain('npm run bundle-sizes');
    expect((await problemsOf({ dictionaries: ['ja-JP'] })).join()).toContain('react-aria in ja-JP');
    expect(await problemsOf({ later: anySize.later + 300 })).toEqual([]);
    expect((await problemsOf({ later: anySize.later * 1.1 })).join()).toContain('says otherwise');
  });

  it('LIB-02: a footer costs a fifth of everything, the site table under 5 kB', () => {
    const weigh = (entry: string) => sizes.find((one) => one.entry === entry)?.initial ?? Number.NaN;
    expect(weigh('vitrine/footer')).toBeLessThan(weigh('vitrine') / 5);
    expect(weigh('vitrine/sites')).toBeLessThan(5_000);
  });

  it('are a page of the documentation', () => {
    const page = readFileSync('stories/docs/Bundle sizes.mdx', 'utf8');
    expect(page).toContain('<BundleSizesTable />');
  });
});
