import type { createStore } from 'jotai/vanilla';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { storeCartCount } from '#src/lib/visitorHint.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { sendEventAtom } from '#src/state/eventSourceAtom.ts';
import { confirmedCartAtom, readStoredCountAtom } from './cartAtoms.ts';
import { cartOf } from './cartOf.ts';

type Store = ReturnType<typeof createStore>;

/** The synchronised stores: the number of components that use each, and the function that stops it. */
const running = new WeakMap<Store, { users: number; stop: () => void }>();

/**
 * Loads the cart and keeps it in sync with the page, other tabs and the network. It runs once for all
 * components of a page that show the cart.
 *
 * @returns a function that stops it when the last component calls it
 */
export function syncCart(store: Store): () => void {
  const sync = running.get(store) ?? { users: 0, stop: startSync(store) };
  running.set(store, sync);
  sync.users += 1;
  return () => {
    sync.users -= 1;
    if (sync.users > 0) return;
    running.delete(store);
    sync.stop();
  };
}

function startSync(store: Store): () => void {
  const cart = cartOf(store);
  const listening = new AbortController();
  const { signal } = listening;
  const site = () => store.get(environmentAtom).site.code;

  const onVisibility = () => {
    cart.setPageHidden(document.hidden);
    // The tab may not become visible again; the calls outlive it.
    if (document.hidden) cart.sendDrafts();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEYS.cartCount && key !== null) return;
    store.set(readStoredCountAtom, site());
    void cart.reload('quiet');
  };
  const onOnline = () => cart.retry();
  const listenToOthers = () => {
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('online', onOnline, { signal });
  };
  // The browser removes a page from its back/forward cache when one of these listeners runs, so a page that enters it has
  // neither.
  const onPageHide = () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', onOnline);
    cart.sendDrafts();
  };
  // A page restored from the cache shows a stale cart.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    listenToOthers();
    store.set(readStoredCountAtom, site());
    void cart.reload('quiet');
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', onPageHide, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  listenToOthers();

  let sent: number | undefined;
  const sendCount = () => {
    const count = store.get(confirmedCartAtom)?.numberOfArticles;
    if (count === sent) return;
    sent = count;
    if (count === undefined) return;
    writeStored(STORAGE_KEYS.cartCount, String(count));
    storeCartCount(site(), count);
    store.set(sendEventAtom, 'cart-count', { count });
  };
  const stops = [
    onShopEvent('cart-update', () => void cart.reload('loud')),
    onShopEvent('modal-closed', () => void cart.reload('loud')),
    store.sub(confirmedCartAtom, sendCount),
  ];

  onVisibility();
  store.set(readStoredCountAtom, site());
  sendCount();
  void cart.load();
  return () => {
    listening.abort();
    for (const stop of stops) stop();
  };
}
