import { useEffect, useRef } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';

/**
 * Closes an open flyout when the page asks for it (`flyout-close`), and when its part is unmounted: otherwise the overlay
 * would stay on the page. A part that React's StrictMode mounts again at once keeps its flyout.
 *
 * @param close with a stable identity for each store
 * @param isPresent if false, the part is mounted but cannot be open
 */
export function useFlyoutClosing(close: () => void, isPresent = true): void {
  useEffect(() => (isPresent ? onShopEvent('flyout-close', close) : undefined), [close, isPresent]);

  const present = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isPresent) return;
    present.current = close;
    return () => {
      present.current = null;
      queueMicrotask(() => {
        if (present.current !== close) close();
      });
    };
  }, [close, isPresent]);
}
