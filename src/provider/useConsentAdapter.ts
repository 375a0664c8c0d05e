import { useEffect } from 'react';
import { toConsentChoice } from '#src/lib/consentChoice.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import {
  type ConsentAdapter,
  choicesRequestedAtom,
  decideConsentAtom,
  requireConsentAtom,
} from '#src/state/consentAtoms.ts';
import type { Store } from './useShopStore.ts';

/**
 * Connects a page with its consent adapter. A decision is dispatched as the event `consent-changed`, so that
 * the page's own scripts and every element receive it too.
 */
export function useConsentAdapter(store: Store, adapter: ConsentAdapter | undefined): void {
  useEffect(() => {
    if (!adapter) return;
    store.set(requireConsentAtom);
    const stopListening = [
      onShopEvent('consent-changed', (detail) => store.set(decideConsentAtom, toConsentChoice(detail))),
      onShopEvent('consent-open', () => store.set(choicesRequestedAtom, true)),
    ];
    const disconnect = adapter.connect((choice) => sendShopEvent('consent-changed', choice));
    return () => {
      disconnect();
      for (const stop of stopListening) stop();
    };
  }, [store, adapter]);
}
