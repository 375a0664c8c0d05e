import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { readStoredCountAtom } from './cartAtoms.ts';
import { type CartContent, lazyCartContent } from './lazyCartContent.ts';
import { useMiniCart } from './useMiniCart.ts';

/** Longest wait for an idle page, in milliseconds: the stored count must not stay. */
const LONGEST_WAIT_MS = 1_000;

/** The cart's life on a page: shows the stored count, loads the content when the page is idle, then the cart (MC-03). */
export function useCartPage(content: CartContent | undefined): void {
  const store = useStore();
  const { open } = useMiniCart();
  const setOpenFlyout = useSetAtom(openFlyoutAtom);

  useEffect(() => store.set(readStoredCountAtom), [store]);

  useEffect(() => whenIdle(() => void lazyCartContent.load(), LONGEST_WAIT_MS), []);

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
