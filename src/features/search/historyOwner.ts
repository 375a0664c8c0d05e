import { useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { mayStoreAtom } from '#src/state/consentAtoms.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { isPreviewed } from '#src/state/previewRevisionAtom.ts';
import { customerAtom, mergeCustomers } from '#src/state/visitorAtoms.ts';
import { clearHistoryAtom } from './searchAtoms.ts';

const AREAS = ['local', 'session'] as const;
/** For a page that may store nothing. */
const ownerAtom = atom<string | null>(null);

/**
 * Clears the history of a person who has logged out or whom another one follows, also since the last page. A person who
 * logs in takes over an anonymous history.
 */
const followPersonAtom = atom(null, (get, set) => {
  const customer = get(customerAtom);
  // An emulated visitor of a preview has no part in the history of the staff.
  if (customer === undefined || isPreviewed(get)) return;
  let owner: string | null = customer;
  let isCleared = false;
  const key = STORAGE_KEYS.historyOwner + get(pageAtom).site.code;
  const former = [get(ownerAtom), ...AREAS.map((area) => readStored(key, area))];
  for (const other of former) {
    if (other === null) continue;
    const same: string | null = owner && mergeCustomers(other, owner);
    if (same) owner = same;
    else {
      isCleared = true;
      set(clearHistoryAtom);
    }
  }
  set(ownerAtom, owner);
  for (const area of AREAS) {
    if (owner !== null && get(mayStoreAtom)) writeStored(key, owner, area);
    // Until the visitor's decision is known, what is stored stays with its owner.
    else if (owner === null || isCleared) removeStored(key, area);
  }
});

/** Keeps the history of the empty field to the person to whom it belongs. */
export function useHistoryOwner(): void {
  const store = useStore();
  useEffect(() => {
    const follow = () => store.set(followPersonAtom);
    follow();
    // The visitor can allow storage after the person is known.
    const stops = [store.sub(customerAtom, follow), store.sub(mayStoreAtom, follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
}
