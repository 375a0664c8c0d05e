import { atom } from 'jotai/vanilla';
import { shopApiAtom } from '#src/state/pageAtom.ts';

const isAssignedAtom = atom(false);

/** Requests the visitor's A/B tests once per page, however many footers it has. */
export const assignAbTestsAtom = atom(null, (get, set) => {
  if (get(isAssignedAtom)) return;
  set(isAssignedAtom, true);
  // Only the call matters: the client never throws, and its answer is not used.
  void get(shopApiAtom).assignAbTests();
});
