import { useEffect, useRef } from 'react';

/**
 * Closes a flyout whose part leaves the page while it is open: otherwise the page would stay dimmed behind nothing. A
 * part that is mounted again at once, as React's StrictMode does, has not left.
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
