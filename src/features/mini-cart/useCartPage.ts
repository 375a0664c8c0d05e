import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { readStoredCountAtom } from './cartAtoms.ts';
import { type CartContent, loadCartContent } from './loadCartContent.ts';
import { useMiniCart } from './useMiniCart.ts';

/** Longest wait for an idle page, in milliseconds: the stored count must not stay. */
const LONGEST_WAIT_MS = 1_000;

/** The cart's life on a page: shows the stored count, loads the content when the page is idle, then the cart (MC-03). */
export function useCartPage(content: CartContent | null): void {
  const store = useStore();
  const { open } = useMiniCart();
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

  useEffect(() => content?.syncCart(store), [content, store]);

  useEffect(() => onShopEvent('cart-open', open), [open]);

  useEffect(
    () =>
      onShopEvent('flyout-close', () => {
        if (store.get(openFlyoutAtom) === 'CART') setOpenFlyout('NONE');
      }),
    [store, setOpenFlyout],
  );
}
