import { useStore } from 'jotai/react';
import { useEffect, useState } from 'react';
import { requireConsentAtom } from '#src/state/consentAtoms.ts';

/** Holds analytics back until the visitor has consented, if the consent loader is on. */
export function useConsentGate(isRequired: boolean): void {
  const store = useStore();
  // Before any effect of this page runs, because an effect may send the first event.
  useState(() => isRequired && store.set(requireConsentAtom));
  useEffect(() => {
    if (isRequired) store.set(requireConsentAtom);
  }, [isRequired, store]);
}
