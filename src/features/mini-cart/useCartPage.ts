import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { readStoredCountAtom } from './cartState.ts';
import { type CartContent, loadCartContent } from './loadCartContent.ts';

/** Longest wait for a quiet moment, in milliseconds: the count must not stay as this browser last knew it. */
const LONGEST_WAIT_MS = 1_000;

/**
 * The cart's life on a page: shows what this browser last knew, fetches the content as soon as the page has a moment,
 * and lets it load the cart (MC-03).
 */
export function useCartPage(content: CartContent | null): void {
  const store = useStore();
  const setOpenFlyout = useSetAtom(openFlyoutAtom);

  useEffect(() => store.set(readStoredCountAtom), [store]);

  useEffect(() => {
    const stop = whenIdle(() => void loadCartContent(), LONGEST_WAIT_MS);
    const retry = () => void loadCartContent();
    window.addEventListener('online', retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
    };
  }, []);

  useEffect(() => content?.keepInStep(store), [content, store]);

  useEffect(
    () =>
      onShopEvent('flyout-close', () => {
        if (store.get(openFlyoutAtom) === 'CART') setOpenFlyout('NONE');
      }),
    [store, setOpenFlyout],
  );
}
