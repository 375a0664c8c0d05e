import { useStore } from 'jotai';
import { useMemo } from 'react';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { chooseQuantityAtom, deleteLineAtom, holdUndoAtom, undoDeleteAtom } from './cartAtoms.ts';
import { dismissChangeErrorAtom, holdChangeErrorAtom } from './cartErrors.ts';
import type { CartEntry, LineKey } from './cartLines.ts';
import { readErrorAtom, reloadCartAtom, sendDraftsAtom } from './cartSync.ts';
import { trackProduct, trackRemove } from './cartTracking.ts';
import type { Hold } from './countdown.ts';

/** What a person can do in the mini cart. The object stays the same between renders, so that rows can be kept. */
export interface CartActions {
  remove: (key: LineKey, entry: CartEntry) => void;
  undo: (key: LineKey) => void;
  holdUndo: (key: LineKey, hold: Hold, isHeld: boolean) => void;
  choose: (key: LineKey, quantity: number) => void;
  /** Sends chosen quantities without waiting any longer. */
  flush: () => void;
  dismiss: (errorId: number) => void;
  holdError: (errorId: number, hold: Hold, isHeld: boolean) => void;
  /** Asks the shop for the cart again, and answers whether there is one now. */
  reload: () => Promise<boolean>;
  follow: (entry: CartEntry) => void;
}

/** The mini cart's actions over this page's store. */
export function useCartActions(): CartActions {
  const store = useStore();
  return useMemo(
    () => ({
      remove: (key, entry) => {
        const { track, site } = store.get(environmentAtom);
        trackRemove(track, site.currency, entry);
        void store.set(deleteLineAtom, key);
      },
      undo: (key) => void store.set(undoDeleteAtom, key),
      holdUndo: (key, hold, isHeld) => store.set(holdUndoAtom, key, hold, isHeld),
      choose: (key, quantity) => void store.set(chooseQuantityAtom, key, quantity),
      flush: () => store.set(sendDraftsAtom),
      dismiss: (id) => store.set(dismissChangeErrorAtom, id),
      holdError: (id, hold, isHeld) => store.set(holdChangeErrorAtom, id, hold, isHeld),
      reload: async () => {
        await store.set(reloadCartAtom, 'loud');
        return store.get(readErrorAtom) === null;
      },
      follow: (entry) => trackProduct(store.get(environmentAtom).track, entry),
    }),
    [store],
  );
}
