import { useCallback, useSyncExternalStore } from 'react';
import { onPagePathChange, readPagePath } from '#src/lib/pagePath.ts';

// A server that names no path does not know one.
const readServerPath = () => null;

/**
 * The page's path: the given one, else the window's once the page lives, also when a router changes it (NAV-06). In
 * browsers without the Navigation API a router's change is seen with the next render at the latest; a page that needs
 * it at once gives the path.
 *
 * @param onOccasion subscribes to other moments at which it is worth another look
 */
export function usePagePath(
  given: string | undefined,
  onOccasion?: (look: () => void) => () => void,
): string | null {
  const subscribe = useCallback(
    (look: () => void) => {
      const stops = [onPagePathChange(look), onOccasion?.(look)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [onOccasion],
  );
  const measured = useSyncExternalStore(subscribe, readPagePath, readServerPath);
  return given ?? measured;
}
