import { atom } from 'jotai/vanilla';
import { isCount } from '#src/lib/isCount.ts';
import { readStored, STORAGE_KEYS } from '#src/lib/storage.ts';
import { readStoredCartCount } from '#src/lib/visitorHint.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';
import type { CartSnapshot } from './cartSnapshot.ts';

// The data of the icon, and therefore part of the initial script: no rules, no calls. `CartStore` writes the snapshot.

/** The cart before the first request. */
export const EMPTY_SNAPSHOT: CartSnapshot = {
  view: 'loading',
  cart: undefined,
  lines: [],
  vouchers: [],
  recentlyRemoved: [],
  undoTimers: new Map(),
  readError: null,
  changeErrors: [],
  isUpdating: false,
};

/** Everything that the mini cart shows. Only the page's `CartStore` writes it. */
export const cartSnapshotAtom = atom<CartSnapshot>(EMPTY_SNAPSHOT);

/** The cart as the shop last confirmed it; the source of the sums. */
export const confirmedCartAtom = atom((get) => get(cartSnapshotAtom).cart);

/** How many mini carts of the page can open: it can have two headers for a while. */
const miniCartsAtom = atom(0);

/** Whether this page has a mini cart that can open. */
export const isMiniCartEnabledAtom = atom((get) => get(miniCartsAtom) > 0);

/** Adds a mini cart that can open; returns the function that removes it. */
export const addMiniCartAtom = atom(null, (_get, set): (() => void) => {
  set(miniCartsAtom, (count) => count + 1);
  return () => set(miniCartsAtom, (count) => count - 1);
});

const storedCountAtom = atom<number | undefined>(undefined);

/** Number of articles that the server read from a cookie, for the first paint. */
export const hintedCountAtom = atom((get) => get(visitorHintAtom).cartCount ?? 0);

/** Number of articles in the cart: from the shop, or else as this browser last stored it, or else from the server. */
export const cartCountAtom = atom(
  (get) => get(confirmedCartAtom)?.numberOfArticles ?? get(storedCountAtom) ?? get(hintedCountAtom),
);

/** Reads the stored count, which another tab may have written, or the server into the cookie alone. */
export const readStoredCountAtom = atom(null, (_get, set, site: string) => {
  const count = readStoredCartCount(site) ?? Number(readStored(STORAGE_KEYS.cartCount) || Number.NaN);
  set(storedCountAtom, isCount(count) ? count : undefined);
});
