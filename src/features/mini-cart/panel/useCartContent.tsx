import { useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { type CartContent, waitForCartContent } from '../lazyCartContent.ts';
import { useCartSync } from '../store/useCartSync.ts';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartUnavailable } from './MiniCartUnavailable.tsx';
import { useMiniCart } from './useMiniCart.ts';

interface CartContentState {
  /** `undefined` until it is loaded. */
  content: CartContent | undefined;
  /** Rendered in place of the content: a loader, or the failure with a retry. */
  placeholder: ReactNode;
  /** The last attempt failed. */
  hasFailed: boolean;
  /** The user pressed "retry": the content takes the focus when it is loaded. */
  isRetried: boolean;
}

/**
 * Manages the cart's content on a page: shows the stored count, loads the content when the page is idle, then loads the
 * cart.
 */
export function useCartContent(): CartContentState {
  const { content, hasFailed } = useCartSync();
  const [isRetried, setRetried] = useState(false);
  const store = useStore();
  const { open } = useMiniCart();
  const setOpenFlyout = useSetAtom(openFlyoutAtom);

  useEffect(() => onShopEvent('cart-open', open), [open]);

  useEffect(
    () =>
      onShopEvent('flyout-close', () => {
        if (store.get(openFlyoutAtom) === 'CART') setOpenFlyout('NONE');
      }),
    [store, setOpenFlyout],
  );

  const retry = () => {
    setRetried(true);
    return waitForCartContent();
  };
  const placeholder = hasFailed ? <MiniCartUnavailable onRetry={retry} /> : <MiniCartLoader />;
  return { content, placeholder, hasFailed, isRetried };
}
