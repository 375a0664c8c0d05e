import { flushSync } from 'react-dom';
import { followFreshness, publishChange } from '#src/lib/freshness.ts';
import { onOnline } from '#src/lib/onOnline.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { readStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { readStoredCartCount, storeCartCount } from '#src/lib/visitorHint.ts';
import { sendEventAtom } from '#src/state/eventSourceAtom.ts';
import { type PageStore, pageAtom } from '#src/state/pageAtom.ts';
import { createNextPersonAtom, personAtom, visitorAtom } from '#src/state/visitorAtoms.ts';
import { voucherDraftAtom } from '#src/state/voucherDraftAtom.ts';
import { confirmedCartAtom, readStoredCountAtom } from './cartAtoms.ts';
import { cartOf } from './cartOf.ts';

/** The synchronised stores: the number of components that use each, and the function that stops it. */
const running = new WeakMap<PageStore, { users: number; stop: () => void }>();

const isNextPersonAtom = createNextPersonAtom();

/**
 * Loads the cart and keeps it in sync with the page, other tabs and the network, once for all components that show it.
 *
 * @returns a function that stops it when the last component calls it
 */
export function syncCart(store: PageStore): () => void {
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

function startSync(store: PageStore): () => void {
  const cart = cartOf(store);
  const listening = new AbortController();
  const { signal } = listening;
  const site = () => store.get(pageAtom).site.code;

  const onVisibility = () => {
    cart.setPageHidden(document.hidden);
    // The tab may not become visible again; the calls outlive it.
    if (document.hidden) cart.sendDrafts();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });

  // The cart is as personal as the name: the next person may use this page.
  const startAgain = () => {
    cart.forget();
    store.set(voucherDraftAtom, '');
    void cart.reload('loud');
  };
  const followPerson = () => {
    if (!store.set(isNextPersonAtom)) return;
    // The cart itself has noticed the end of a session, and offers what it lost until the next log-in.
    const { readError, changeErrors } = cart.snapshot;
    const isKnown =
      readError === 'SESSION_ENDED' || changeErrors.some(({ code }) => code === 'SESSION_ENDED');
    if (!isKnown || store.get(visitorAtom)?.status === 'LOGGED_IN') startAgain();
  };

  let sent: number | undefined;
  const sendCount = () => {
    const count = store.get(confirmedCartAtom)?.numberOfArticles;
    if (count === undefined || count === sent) return;
    sent = count;
    const stored = readStored(STORAGE_KEYS.cartCount);
    // Another application of the origin can keep a cart of its own under this name.
    const isForeign = stored !== null && !/^\d*$/.test(stored);
    const last = isForeign ? String(readStoredCartCount(site()) ?? 0) : stored;
    // Something else has changed it since the last page: a form, another device.
    if (last !== String(count)) publishChange('cart', { owner: store });
    if (!isForeign) writeStored(STORAGE_KEYS.cartCount, String(count));
    storeCartCount(site(), count);
    store.set(sendEventAtom, 'cart-count', { count });
  };
  const stops = [
    onOnline(() => cart.retry()),
    onShopEvent('cart-update', () => void cart.reload('loud')),
    onShopEvent('modal-closed', () => void cart.reload('loud')),
    store.sub(confirmedCartAtom, sendCount),
    store.sub(personAtom, followPerson),
    followFreshness('cart', {
      owner: store,
      forget: () => {
        cart.sendDrafts();
        flushSync(() => cart.forget());
      },
      refresh: (cause) => {
        store.set(readStoredCountAtom, site());
        void cart.reload(cause === 'restored' ? 'loud' : 'quiet');
      },
    }),
  ];

  onVisibility();
  store.set(readStoredCountAtom, site());
  followPerson();
  sendCount();
  void cart.load();
  return () => {
    listening.abort();
    for (const stop of stops) stop();
  };
}
