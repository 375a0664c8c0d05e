import { useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { toConsentChoice } from '#src/lib/consentChoice.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { decideConsentAtom, requireConsentAtom } from '#src/state/consentAtoms.ts';

/**
 * Holds analytics back until the visitor has consented, if the consent loader is on. It listens for
 * `consent-changed` on the window.
 */
export function useConsentGate(isRequired: boolean): void {
  const store = useStore();
  // Before any effect of this page runs, because an effect may send the first event.
  useState(() => isRequired && store.set(requireConsentAtom));
  const decide = useSetAtom(decideConsentAtom);
  useEffect(() => {
    if (!isRequired) return;
    store.set(requireConsentAtom);
    return onShopEvent('consent-changed', (detail) => decide(toConsentChoice(detail)));
  }, [isRequired, store, decide]);
}
