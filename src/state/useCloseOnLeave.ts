import { useEffect, useRef } from 'react';

/**
 * Closes an open flyout when its part is unmounted. Otherwise the overlay would stay on the page. A part that React's
 * StrictMode mounts again at once keeps its flyout.
 *
 * @param close with a stable identity for each store
 * @param isPresent if false, the part is mounted but cannot be open
 */
export function useCloseOnLeave(close: () => void, isPresent = true): void {
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
