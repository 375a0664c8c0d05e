import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` on a server and during hydration, `true` from then on (BEY-07). */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
