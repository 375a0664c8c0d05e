import { useSyncExternalStore } from 'react';

const onServer = () => false;

/**
 * Whether a media query matches. On the server and until hydration it does not.
 *
 * @param guess the answer of a browser without media queries
 */
export const useMediaQuery = (query: string, guess: () => boolean = onServer): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener?.('change', listener);
      return () => list?.removeEventListener?.('change', listener);
    },
    () => window.matchMedia?.(query).matches ?? guess(),
    onServer,
  );
