import type { createStore } from 'jotai/vanilla';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { sendEventAtom } from '#src/state/eventSourceAtom.ts';
import { hidePageAtom } from './cartAtoms.ts';
import { confirmedCartAtom, readStoredCountAtom } from './cartState.ts';
import { loadCartAtom, reloadCartAtom, retryCartAtom, sendDraftsAtom } from './cartSync.ts';

/**
 * Loads the cart, and keeps it in step with everything that happens around it (MC-03, MC-17).
 *
 * @returns a function that ends it
 */
export function keepInStep(store: ReturnType<typeof createStore>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const reload = () => void store.set(reloadCartAtom, 'loud');
  const look = () => void store.set(reloadCartAtom, 'quiet');
  // The last moments before the page may be gone; the calls outlive it (BEY-10).
  const send = () => store.set(sendDraftsAtom);

  const onVisibility = () => {
    store.set(hidePageAtom, document.hidden);
    if (document.hidden) send();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEYS.cartCount && key !== null) return;
    store.set(readStoredCountAtom);
    look();
  };
  // Back out of the browser's cache: the page shows what was true when it was left.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', send, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('online', () => store.set(retryCartAtom), { signal });

  let told: number | undefined;
  const tellCount = () => {
    const count = store.get(confirmedCartAtom)?.numberOfArticles;
    if (count === told) return;
    told = count;
    if (count === undefined) return;
    writeStored(STORAGE_KEYS.cartCount, String(count));
    store.set(sendEventAtom, 'cart-count', { count });
  };
  const stops = [
    onShopEvent('cart-update', reload),
    onShopEvent('modal-closed', reload),
    store.sub(confirmedCartAtom, tellCount),
  ];

  onVisibility();
  store.set(readStoredCountAtom);
  tellCount();
  void store.set(loadCartAtom);
  return () => {
    listening.abort();
    for (const stop of stops) stop();
  };
}
