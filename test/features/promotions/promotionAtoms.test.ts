// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import {
  loadPromotionAtom,
  promotionsAtom,
  servedPromotionsAtom,
  toPromotionKey,
} from '#src/features/promotions/promotionAtoms.ts';
import { previewChangedAtom } from '#src/state/previewRevisionAtom.ts';
import { type ServerData, serverDataAtom } from '#src/state/serverDataAtom.ts';
import { atomStore } from '../../support/atomStore.ts';

const banner = (headline: string) => ({
  type: 'ApiTopBannerPromotion',
  contentJSON: JSON.stringify({ headline }),
});

/** A store on a page whose shop answers `readPromotion` as given. */
function aPage(readPromotion: (input: unknown) => unknown, serverData: ServerData = {}) {
  const shop = { readPromotion: vi.fn(async (input) => readPromotion(input)) };
  const { store } = atomStore(shop as unknown as Partial<ShopApi>);
  store.set(serverDataAtom, serverData);
  const load = (query: { promotionId: string; allOfTags?: string }, controller = new AbortController()) =>
    store.set(loadPromotionAtom, query, controller.signal);
  const shown = (promotionId: string, allOfTags?: string) =>
    store.get(promotionsAtom)[toPromotionKey({ promotionId, allOfTags })];
  return { store, shop, load, shown };
}

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((message) => void warnings.push(message));
});
afterEach(() => {
  document.cookie = 'preview=; max-age=0';
});

it('PRM-02: under the preview cookie the promotion is requested again', async () => {
  document.cookie = 'preview=1';
  const page = aPage(() => ({ ok: true, value: banner('Next week') }), {
    promotions: { p: banner('Today') },
  });
  await page.load({ promotionId: 'p' });
  expect(page.shown('p')).toMatchObject({ headline: 'Next week' });
});

it('PRM-02: what the server has rendered is no other content for the parts that hydrate, until the browser asks', async () => {
  const page = aPage(() => ({ ok: true, value: banner('Late') }), { promotions: { p: banner('Today') } });
  expect(page.store.get(promotionsAtom)).toBe(page.store.get(servedPromotionsAtom));
  await page.load({ promotionId: 'other' });
  expect([page.shown('p'), page.shown('other')]).toMatchObject([{ headline: 'Today' }, { headline: 'Late' }]);
});

it('PRM-02, BEY-06: a previewed promotion is asked for once per time, so that a broken connection takes none away', async () => {
  document.cookie = 'preview=1';
  let answer: unknown = { ok: true, value: banner('Next week') };
  const page = aPage(() => answer);
  await page.load({ promotionId: 'p' });
  answer = { ok: false, error: { kind: 'network' } };
  await page.load({ promotionId: 'p' });
  expect(page.shown('p')).toMatchObject({ headline: 'Next week' });
  // Another time has another promotion, and asks again until the shop answers.
  page.store.set(previewChangedAtom);
  await page.load({ promotionId: 'p' });
  expect(page.shown('p')).toBeNull();
  answer = { ok: true, value: banner('In summer') };
  await page.load({ promotionId: 'p' });
  expect(page.shown('p')).toMatchObject({ headline: 'In summer' });
});

it('PRM-02: other tags identify another promotion', async () => {
  const page = aPage((input) => ({ ok: true, value: banner(JSON.stringify(input)) }));
  await page.load({ promotionId: 'p' });
  await page.load({ promotionId: 'p', allOfTags: 'summer' });
  expect(page.shop.readPromotion).toHaveBeenCalledTimes(2);
  expect(page.shown('p', 'summer')).toMatchObject({ headline: expect.stringContaining('summer') });
  expect(page.shown('p')).toMatchObject({ headline: expect.not.stringContaining('summer') });
});

it.each([
  ['invalid content', { ok: true, value: { ...banner(''), contentJSON: '{' } }, 1],
  ['no network', { ok: false, error: { kind: 'network' } }, 1],
  ['no answer in time', { ok: false, error: { kind: 'timeout' } }, 1],
  ['a malformed answer', { ok: false, error: { kind: 'malformed' } }, 1],
  ['empty editorial content, which is no fault', { ok: false, error: { kind: 'refused', status: 404 } }, 0],
])('PRM-01: %s renders nothing, and a fault is reported once', async (_, answer, reports) => {
  const page = aPage(() => answer);
  await page.load({ promotionId: 'p' });
  expect(page.shown('p')).toBeNull();
  expect(warnings).toHaveLength(reports);
});

it('PRM-02: an outdated response is ignored', async () => {
  const controller = new AbortController();
  const page = aPage(() => {
    controller.abort();
    return { ok: true, value: banner('Too late') };
  });
  await page.load({ promotionId: 'p' }, controller);
  expect(page.shown('p')).toBeUndefined();
});
