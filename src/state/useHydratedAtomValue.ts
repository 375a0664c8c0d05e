import { useStore } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * An atom's value in a part that a server rendered. Another part may have changed the atom before this one is hydrated, so
 * on the server and during hydration the value is `serverValue`. It renders again only if the two differ.
 */
export function useHydratedAtomValue<Value>(atom: Atom<Value>, serverValue: Value): Value {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => serverValue,
  );
}
