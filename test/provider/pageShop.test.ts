import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { checkShop } from '#src/api/checkShop.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { loadWithRetry } from '#src/lazy/loadWithRetry.ts';
import { createPageShop } from '#src/provider/pageShop.ts';
import { brokenFor } from '../support/brokenFor.ts';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A client whose code fails to load this often. */
function clientAfter(tries: number) {
  const loadClient = brokenFor(tries, { createShopApi, checkShop });
  const lazy = loadWithRetry("The shop's client", loadClient);
  const fetch = vi.fn(async () => Response.json({ searchTerms: [], products: [] }));
  return { shop: createPageShop({ site: 'DE', fetch: fetch as never }, lazy), loadClient, fetch };
}
const query = { q: 'ka', site: 'DE' };

describe('BEY-07, BEY-08: the shop client, which is loaded on the first call', () => {
  it('is loaded once for all calls', async () => {
    const { shop, loadClient, fetch } = clientAfter(0);
    const answers = await Promise.all([shop.readSuggestions({ query }), shop.readSuggestions({ query })]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(loadClient).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is requested again before a call fails', async () => {
    const { shop, loadClient } = clientAfter(1);
    const answer = shop.readSuggestions({ query });
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await answer).ok).toBe(true);
    expect(loadClient).toHaveBeenCalledTimes(2);
  });

  it('a call without it fails with a network error; a later call requests it again', async () => {
    const { shop, loadClient } = clientAfter(2);
    const answer = shop.readSuggestions({ query });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'network' } });
    expect((await shop.readSuggestions({ query })).ok).toBe(true);
    expect(loadClient).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
