import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { sendEventAtom } from '#src/state/eventSourceAtom.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { confirmedCartAtom, hidePageAtom, readStoredCountAtom } from './cartAtoms.ts';
import { loadCartAtom, reloadCartAtom, retryCartAtom, sendDraftsAtom } from './cartSync.ts';

/** Loads the cart, and keeps it in step with everything that happens around it (MC-03, MC-17). */
export function useCartEvents(): void {
  const store = useStore();
  const setOpenFlyout = useSetAtom(openFlyoutAtom);

  useEffect(() => {
    store.set(readStoredCountAtom);
    void store.set(loadCartAtom);
  }, [store]);

  useEffect(() => {
    const reload = () => void store.set(reloadCartAtom, 'loud');
    const stops = [onShopEvent('cart-update', reload), onShopEvent('modal-closed', reload)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);

  useEffect(
    () =>
      onShopEvent('flyout-close', () => {
        if (store.get(openFlyoutAtom) === 'CART') setOpenFlyout('NONE');
      }),
    [store, setOpenFlyout],
  );

  useEffect(() => {
    const look = () => void store.set(reloadCartAtom, 'quiet');
    // The last moments before the page may be gone; the calls outlive it (BEY-10).
    const onPageHide = () => store.set(sendDraftsAtom);
    const onVisibility = () => {
      store.set(hidePageAtom, document.hidden);
      if (document.hidden) onPageHide();
    };
    // Back out of the browser's cache: the page shows what was true when it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== STORAGE_KEYS.cartCount && key !== null) return;
      store.set(readStoredCountAtom);
      look();
    };
    const onOnline = () => store.set(retryCartAtom);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', onOnline);
    };
  }, [store]);

  const count = useAtomValue(confirmedCartAtom)?.numberOfArticles;
  useEffect(() => {
    if (count === undefined) return;
    writeStored(STORAGE_KEYS.cartCount, String(count));
    store.set(sendEventAtom, 'cart-count', { count });
  }, [count, store]);
}
