import { useCallback, useSyncExternalStore } from 'react';
import { onPagePathChange, readPageAddress, readPagePath } from '#src/lib/pagePath.ts';

type Subscribe = (look: () => void) => () => void;

// Without the prop, the server does not know the path.
const readNothing = () => null;
const onNothing: Subscribe = () => () => {};

/**
 * The page's path: the prop, or the window's after hydration, including changes by a router. Browsers
 * without the Navigation API notice a router's change only with the next render; a page that needs it immediately
 * passes the path.
 */
export function usePagePath(pathProp: string | undefined): string | null {
  const measured = useSyncExternalStore(onPagePathChange, readPagePath, readNothing);
  return pathProp ?? measured;
}

/**
 * The page's path with its query, found like `usePagePath`.
 *
 * @param onOccasion subscribes to other events after which the address is read again
 */
export function usePageAddress(
  addressProp: string | undefined,
  onOccasion: Subscribe = onNothing,
): string | null {
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
  return addressProp ?? measured;
}
