import { useAtomValue, useStore } from 'jotai/react';
import { useMemo } from 'react';
import { isCartOpenAtom } from '#src/state/flyoutAtoms.ts';
import { openMiniCartAtom } from '../store/cartAtoms.ts';

/** The mini cart's API for the rest of the page. */
export interface MiniCartApi {
  isOpen: boolean;
  /** Opens it; no effect if the page has none. */
  open: () => void;
  close: () => void;
}

/**
 * Opens and closes the mini cart of the page, for example after an addition. Code outside React sends
 * `cart-open` or `flyout-close` on `window`.
 *
 * @example
 * const { open } = useMiniCart();
 * if ((await addToCart(product)).ok) open();
 */
export function useMiniCart(): MiniCartApi {
  const store = useStore();
  const isOpen = useAtomValue(isCartOpenAtom);
  const actions = useMemo(
    () => ({
      open: () => store.set(openMiniCartAtom),
      close: () => store.set(isCartOpenAtom, false),
    }),
    [store],
  );
  return { isOpen, ...actions };
}
