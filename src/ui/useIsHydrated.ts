import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` on the server and during hydration, then `true`. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
