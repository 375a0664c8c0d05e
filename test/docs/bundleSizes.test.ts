import { describe, expect, it } from 'vitest';
import { PAGE_ENTRIES } from '../../scripts/build/libraryEntries.ts';
import { type BundleSize, bundleSizeProblems, readBundleSizes } from '../../scripts/package/bundleSizes.ts';
import { BUDGETS } from '../../scripts/package/sizeBudgets.ts';

const ENTRY_POINTS = PAGE_ENTRIES.map(({ name }) => (name === 'index' ? 'vitrine' : `vitrine/${name}`));
const sizes = readBundleSizes();
const [anySize] = sizes as [BundleSize];
const problemsOf = (change: Partial<BundleSize>) =>
  bundleSizeProblems([{ ...anySize, ...change }], [anySize]);

describe('BEY-07: the bundle sizes', () => {
  it('cover exactly the entry points, each with a budget', () => {
    expect(sizes.map(({ entry }) => entry).sort()).toEqual(ENTRY_POINTS.sort());
    expect(Object.keys(BUDGETS).sort()).toEqual(ENTRY_POINTS.sort());
  });

  it('stay within their budgets, and react-aria includes only our languages', async () => {
    expect(await bundleSizeProblems(sizes, sizes)).toEqual([]);
    const spoken = new Set(sizes.flatMap(({ dictionaries }) => dictionaries));
    const ours = ['cs-CZ', 'da-DK', 'de-DE', 'en-US', 'fr-FR', 'hu-HU', 'pl-PL', 'sk-SK', 'sv-SE', 'tr-TR'];
    expect([...spoken].sort()).toEqual(ours);
  });

  it('count twelve separately loaded languages for the provider', () => {
    expect(sizes.find(({ entry }) => entry === 'vitrine')?.languages).toBe(12);
  });

  it('fail for an entry point over its budget, a foreign language or an outdated size', async () => {
    const heavy = await problemsOf({ initial: 400_000 });
    expect(heavy.join()).toMatch(/loads 400\.0 kB at once; its budget is/);
    expect(heavy.join()).toContain('npm run bundle-sizes');
    expect((await problemsOf({ dictionaries: ['ja-JP'] })).join()).toContain('react-aria in ja-JP');
    expect(await problemsOf({ lazy: anySize.lazy + 300 })).toEqual([]);
    expect((await problemsOf({ lazy: anySize.lazy * 1.1 })).join()).toContain('says otherwise');
  });
});
