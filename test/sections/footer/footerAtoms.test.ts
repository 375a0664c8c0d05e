import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { assignAbTestsAtom } from '#src/sections/footer/abTestAtoms.ts';
import {
  isNewsletterSettledAtom,
  loadFooterOverrideAtom,
  loadNewsletterStatusAtom,
  startFooterAtom,
} from '#src/sections/footer/footerAtoms.ts';
import { footerOverrideAtom } from '#src/state/contentAtoms.ts';
import { previewChangedAtom } from '#src/state/previewRevisionAtom.ts';
import { type ServerData, serverDataAtom } from '#src/state/serverDataAtom.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';
import { atomStore } from '../../support/atomStore.ts';

const refused = (status: number) => ({ ok: false, error: { kind: 'refused', status } });
const promotion = (content: unknown) => ({ ok: true, value: { contentJSON: JSON.stringify(content) } });

/** A store on a page whose shop answers as given. */
function aPage(answers: { promotion?: unknown; partnerSite?: unknown } = {}, serverData: ServerData = {}) {
  const shop = {
    readPromotion: vi.fn(async () => answers.promotion ?? refused(404)),
    readPartnerSite: vi.fn(async () => answers.partnerSite ?? { ok: true, value: {} }),
    assignAbTests: vi.fn(async () => ({ ok: false, error: { kind: 'network' } })),
  };
  const { store } = atomStore(shop as unknown as Partial<ShopApi>);
  store.set(serverDataAtom, serverData);
  return { store, shop };
}

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((message) => void warnings.push(message));
});

describe('FTR-08: SHOP_FOOTER', () => {
  it('is requested by its id and replaces the parts that it contains', async () => {
    const { store, shop } = aPage({ promotion: promotion({ headline: 'Neu' }) });
    await store.set(startFooterAtom);
    expect(shop.readPromotion).toHaveBeenCalledWith({ params: { promotionId: 'SHOP_FOOTER' }, query: {} });
    expect(store.get(footerOverrideAtom)).toEqual({ headline: 'Neu' });
    expect(warnings).toEqual([]);
  });

  it('is not requested again when a server has done so, also when there was none', async () => {
    for (const footer of [{ headline: 'Vom Server' }, null]) {
      const { store, shop } = aPage({ promotion: promotion({ headline: 'Spät' }) }, { footer });
      await store.set(startFooterAtom);
      expect(shop.readPromotion).not.toHaveBeenCalled();
      expect(store.get(footerOverrideAtom)).toEqual(footer);
    }
  });

  it('BEY-06: is requested again when staff choose another time, and the new response is applied', async () => {
    const { store, shop } = aPage(
      { promotion: promotion({ headline: 'Im Mai' }) },
      { footer: { headline: 'Heute' } },
    );
    await store.set(startFooterAtom);
    expect(store.get(footerOverrideAtom)).toEqual({ headline: 'Heute' });
    store.set(previewChangedAtom);
    await store.set(loadFooterOverrideAtom);
    expect(store.get(footerOverrideAtom)).toEqual({ headline: 'Im Mai' });
    shop.readPromotion.mockResolvedValue(refused(404));
    store.set(previewChangedAtom);
    await store.set(loadFooterOverrideAtom);
    expect(store.get(footerOverrideAtom)).toBeNull();
  });

  it('BEY-06: a response for a time that is no longer previewed is ignored', async () => {
    const { store } = aPage(
      { promotion: promotion({ headline: 'Spät' }) },
      { footer: { headline: 'Heute' } },
    );
    const late = store.set(loadFooterOverrideAtom);
    store.set(previewChangedAtom);
    await late;
    expect(store.get(footerOverrideAtom)).toEqual({ headline: 'Heute' });
  });

  it('404 means no override, and is not logged', async () => {
    const { store } = aPage({ promotion: refused(404) });
    await store.set(startFooterAtom);
    expect(store.get(footerOverrideAtom)).toBeNull();
    expect(warnings).toEqual([]);
  });

  it.each([
    ['a refusal', refused(500)],
    ['no connection', { ok: false, error: { kind: 'network' } }],
    ['no answer within 15 s', { ok: false, error: { kind: 'timeout' } }],
    ['a wrong answer', { ok: false, error: { kind: 'malformed', problem: 'body: expected object' } }],
    ['a text that is no JSON', { ok: true, value: { contentJSON: '{"headline":' } }],
  ])('%s is logged and ignored; under preview the server’s data stay', async (_what, answer) => {
    const { store } = aPage({ promotion: answer });
    await store.set(startFooterAtom);
    expect(store.get(footerOverrideAtom) ?? {}).toEqual({});
    const previewed = aPage({ promotion: answer }, { footer: { headline: 'Heute' } }).store;
    previewed.set(previewChangedAtom);
    await previewed.set(loadFooterOverrideAtom);
    expect(previewed.get(footerOverrideAtom)).toEqual({ headline: 'Heute' });
    // The same problem is reported once.
    expect(warnings).toEqual([expect.stringContaining('SHOP_FOOTER')]);
  });
});

describe('FTR-09', () => {
  it('getassignment is called once per page, and its failure is ignored', async () => {
    const { store, shop } = aPage();
    for (let footers = 0; footers < 3; footers += 1) store.set(assignAbTestsAtom);
    await vi.waitFor(() => expect(shop.assignAbTests).toHaveBeenCalledTimes(1));
    expect(warnings).toEqual([]);
  });

  it('a page with several footers requests its content once', async () => {
    const { store, shop } = aPage();
    await Promise.all([store.set(startFooterAtom), store.set(startFooterAtom)]);
    await store.set(startFooterAtom);
    expect(shop.readPromotion).toHaveBeenCalledTimes(1);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['SUBSCRIBED', true],
    ['WAITING_FOR_DOI', true],
    ['NOT_SUBSCRIBED', false],
  ])('NWL-16: nl_status %s is requested once and cached', async (nl_status, isSettled) => {
    const { store, shop } = aPage({ partnerSite: { ok: true, value: { nl_status } } });
    await Promise.all([store.set(loadNewsletterStatusAtom), store.set(loadNewsletterStatusAtom)]);
    expect(shop.readPartnerSite).toHaveBeenCalledTimes(1);
    expect(store.get(isNewsletterSettledAtom)).toBe(isSettled);
  });

  it('NWL-16: the hint of the server holds until the shop answers', async () => {
    const { store } = aPage({ partnerSite: { ok: true, value: { nl_status: 'NOT_SUBSCRIBED' } } });
    expect(store.get(isNewsletterSettledAtom)).toBe(false);
    store.set(visitorHintAtom, { isNewsletterSettled: true });
    expect(store.get(isNewsletterSettledAtom)).toBe(true);
    await store.set(loadNewsletterStatusAtom);
    expect(store.get(isNewsletterSettledAtom)).toBe(false);
  });

  it('NWL-16: without a response the form stays', async () => {
    const { store } = aPage({ partnerSite: { ok: false, error: { kind: 'network' } } });
    await store.set(loadNewsletterStatusAtom);
    expect(store.get(isNewsletterSettledAtom)).toBe(false);
  });
});
