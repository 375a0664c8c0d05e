import { flushSync } from 'react-dom';
import { followFreshness } from '#src/lib/freshness.ts';
import { onOnline } from '#src/lib/onOnline.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import type { PageStore } from './pageAtom.ts';
import {
  forgetVisitorAtom,
  recoverVisitorAtom,
  rememberLoginAtom,
  renewVisitorAtom,
  visitorOwnerAtom,
} from './visitorAtoms.ts';

/**
 * Keeps the visitor of a store in sync with the page, other stores on it, other tabs and the network. It runs as long as
 * the page's provider, so that no part misses a change that happens while it is not mounted.
 *
 * @returns a function that stops it
 */
export function syncVisitor(store: PageStore): () => void {
  store.set(rememberLoginAtom);
  const stops = [
    // A log-in or log-out within the page.
    onShopEvent('visitor-changed', () => store.set(renewVisitorAtom)),
    onOnline(() => void store.set(recoverVisitorAtom)),
    followFreshness('visitor', {
      owner: store.get(visitorOwnerAtom),
      // The back/forward cache must store the page without the visitor's data, who may log out in the meantime.
      forget: () => flushSync(() => store.set(forgetVisitorAtom)),
      refresh: (cause) => store.set(renewVisitorAtom, cause),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
