import { createStore } from 'jotai/vanilla';
import { type Mock, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { pageAtom } from '#src/state/pageAtom.ts';

/** A jotai store on a page of its own, for testing state without React. Calls that `shop` does not answer throw. */
export function atomStore(shop: Partial<ShopApi> = {}, site: SiteCode = 'DE') {
  const track: Mock<Track> = vi.fn();
  const navigate = vi.fn<(href: string) => void>();
  const strictShop = new Proxy(shop, {
    get(target, name) {
      const call = Reflect.get(target, name);
      // Anything with a `then` would count as a promise.
      if (!call && name !== 'then') throw new Error(`The test did not say what ${String(name)} answers.`);
      return call;
    },
  }) as ShopApi;
  const store = createStore();
  store.set(pageAtom, {
    site: SITES[site],
    locale: SITES[site].locale,
    pageKey: site,
    text: (id) => id,
    parts: () => [],
    shop: strictShop,
    track,
    navigate,
  });
  return { store, track, navigate };
}
