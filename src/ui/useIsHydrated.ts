import { useSyncExternalStore } from 'react';

const never = () => () => {};
const no = () => false;

/** What only the browser knows; `false` on the server and during hydration. Only a `true` renders again. */
export const useBrowserFact = (read: () => boolean): boolean => useSyncExternalStore(never, read, no);

const yes = () => true;

/** `false` on the server and during hydration, then `true`. */
export const useIsHydrated = (): boolean => useBrowserFact(yes);
