import { publishChange } from '#src/lib/freshness.ts';
import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
import { type PageStore, pageAtom, shopApiAtom } from '#src/state/pageAtom.ts';
import { reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { CartStore } from './CartStore.ts';
import { cartSnapshotAtom } from './cartAtoms.ts';
import { browserClock } from './cartClock.ts';
import { trackMade } from './cartTracking.ts';

/** The cart of a page's store, created on first use. */
export const cartOf = memoizeByReference((store: PageStore): CartStore => {
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
  return cart;
});
