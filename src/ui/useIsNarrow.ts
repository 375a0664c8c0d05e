import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '#src/config/breakpoints.ts';

// The breakpoint of the style sheets.
const NARROW = `(width < ${BREAKPOINTS.m}px)`;

const watchNarrow = (listener: () => void) => {
  const narrow = window.matchMedia?.(NARROW);
  narrow?.addEventListener('change', listener);
  return () => narrow?.removeEventListener('change', listener);
};
const isNarrowNow = () => window.matchMedia?.(NARROW).matches ?? false;
const isNarrowOnServer = () => false;

/** Whether the window is narrower than 767 px. On the server and until hydration it is not. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watchNarrow, isNarrowNow, isNarrowOnServer);
