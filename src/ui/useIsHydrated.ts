import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` on a server and while its markup is being taken over, `true` from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
