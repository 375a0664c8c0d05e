import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_ENTRIES } from '../../scripts/libraryEntries.ts';
import { BUDGETS } from '../../scripts/receiptBudgets.ts';
import { type Receipt, readReceipts, receiptProblems } from '../../scripts/receipts.ts';

const DOORS = PAGE_ENTRIES.map(({ name }) => (name === 'index' ? 'vitrine' : `vitrine/${name}`));
const receipts = readReceipts();
const [anyReceipt] = receipts as [Receipt];
const problemsOf = (change: Partial<Receipt>) =>
  receiptProblems([{ ...anyReceipt, ...change }], [anyReceipt]);

describe('BEY-07: the receipts of the package', () => {
  it('there is one for every door, and a budget, and no other', () => {
    expect(receipts.map(({ entry }) => entry).sort()).toEqual(DOORS.sort());
    expect(Object.keys(BUDGETS).sort()).toEqual(DOORS.sort());
  });

  it('none is over its budget, and react-aria speaks only our languages', async () => {
    expect(await receiptProblems(receipts, receipts)).toEqual([]);
    const spoken = new Set(receipts.flatMap(({ dictionaries }) => dictionaries));
    const ours = ['cs-CZ', 'da-DK', 'de-DE', 'en-US', 'fr-FR', 'hu-HU', 'pl-PL', 'sk-SK', 'sv-SE', 'tr-TR'];
    expect([...spoken].sort()).toEqual(ours);
  });

  it('the provider brings twelve languages, one at a time', () => {
    expect(receipts.find(({ entry }) => entry === 'vitrine')?.languages).toBe(12);
  });

  it('a door over its budget, a language of others and an outdated receipt are found', async () => {
    const heavy = await problemsOf({ initial: 400_000 });
    expect(heavy.join()).toMatch(/weighs 400\.0 kB at once; its budget is/);
    expect(heavy.join()).toContain('npm run receipts');
    expect((await problemsOf({ dictionaries: ['ja-JP'] })).join()).toContain('react-aria in ja-JP');
    expect(await problemsOf({ later: anyReceipt.later + 300 })).toEqual([]);
    expect((await problemsOf({ later: anyReceipt.later * 1.1 })).join()).toContain('says otherwise');
  });

  it('LIB-02: a footer costs a seventh of everything, the site table under 5 kB', () => {
    const weigh = (entry: string) => receipts.find((one) => one.entry === entry)?.initial ?? Number.NaN;
    expect(weigh('vitrine/footer')).toBeLessThan(weigh('vitrine') / 7);
    expect(weigh('vitrine/sites')).toBeLessThan(5_000);
  });

  it('are a page of the documentation', () => {
    const page = readFileSync('stories/docs/Bundle receipts.mdx', 'utf8');
    expect(page).toContain('<ReceiptsTable />');
  });
});
