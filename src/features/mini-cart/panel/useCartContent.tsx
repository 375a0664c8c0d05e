import { type ReactNode, useEffect, useState } from 'react';
import { useLazy } from '#src/lazy/useLazy.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { type CartContent, lazyCartContent, waitForCartContent } from '../lazyCartContent.ts';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartUnavailable } from './MiniCartUnavailable.tsx';
import { useMiniCart } from './useMiniCart.ts';

interface CartContentState {
  content: CartContent | undefined;
  /** Rendered in place of the content: a loader, or the failure with a retry. */
  placeholder: ReactNode;
  hasFailed: boolean;
  /** The user pressed "retry": the content takes the focus when it is loaded. */
  isRetried: boolean;
}

/** The cart's content, which `useCart` loads, and what stands in its place. Other parts of the page open it. */
export function useCartContent(): CartContentState {
  const { value: content, hasFailed } = useLazy(lazyCartContent);
  const [isRetried, setRetried] = useState(false);
  const { open } = useMiniCart();

  useEffect(() => onShopEvent('cart-open', open), [open]);

  const retry = () => {
    setRetried(true);
    return waitForCartContent();
  };
  const placeholder = hasFailed ? <MiniCartUnavailable onRetry={retry} /> : <MiniCartLoader />;
  return { content, placeholder, hasFailed, isRetried };
}
