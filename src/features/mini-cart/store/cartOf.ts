import type { createStore } from 'jotai/vanilla';
import { publishChange } from '#src/lib/freshness.ts';
import { pageAtom, shopApiAtom } from '#src/state/pageAtom.ts';
import { reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { CartStore } from './CartStore.ts';
import { cartSnapshotAtom } from './cartAtoms.ts';
import { browserClock } from './cartClock.ts';
import { trackMade } from './cartTracking.ts';

type JotaiStore = ReturnType<typeof createStore>;

const carts = new WeakMap<JotaiStore, CartStore>();

/** The cart of a page's store, created on first use. */
export function cartOf(store: JotaiStore): CartStore {
  const known = carts.get(store);
  if (known) return known;
  const cart = new CartStore({
    shop: {
      readCart: (input) => store.get(shopApiAtom).readCart(input),
      changeCart: (input) => store.get(shopApiAtom).changeCart(input),
    },
    clock: browserClock,
    onSessionEnd: () => void store.set(reloadVisitorAtom),
    onChanged: (change) => {
      // A switch of language has started another store, which may have read the cart before this change.
      publishChange('cart', { owner: store });
      const { track, site } = store.get(pageAtom);
      if (change) trackMade(track, site, change);
    },
  });
  cart.subscribe(() => store.set(cartSnapshotAtom, cart.snapshot));
  carts.set(store, cart);
  return cart;
}
