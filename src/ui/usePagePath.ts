import { useCallback, useSyncExternalStore } from 'react';
import { onPagePathChange, readPageAddress, readPagePath } from '#src/lib/pagePath.ts';

type Subscribe = (look: () => void) => () => void;

// A server that names no path does not know one.
const readNothing = () => null;

/**
 * The page's path: the given one, else the window's once the page is hydrated, also when a router changes it (NAV-06).
 * In browsers without the Navigation API a router's change is seen with the next render at the latest; a page that needs
 * it at once gives the path.
 */
export function usePagePath(given: string | undefined): string | null {
  const measured = useSyncExternalStore(onPagePathChange, readPagePath, readNothing);
  return given ?? measured;
}

/**
 * The page's path with its query, as `usePagePath` finds it.
 *
 * @param onOccasion subscribes to other moments that are worth another look
 */
export function usePageAddress(given: string | undefined, onOccasion: Subscribe): string | null {
  const subscribe = useCallback<Subscribe>(
    (look) => {
      const stops = [onPagePathChange(look), onOccasion(look)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [onOccasion],
  );
  const measured = useSyncExternalStore(subscribe, readPageAddress, readNothing);
  return given ?? measured;
}
