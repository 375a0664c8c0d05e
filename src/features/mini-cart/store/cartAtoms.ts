import { atom } from 'jotai/vanilla';
import type { RefObject } from 'react';
import { isCount } from '#src/lib/isCount.ts';
import { readStored, STORAGE_KEYS } from '#src/lib/storage.ts';
import { readStoredCartCount } from '#src/lib/visitorHint.ts';
import { isCartOpenAtom } from '#src/state/flyoutAtoms.ts';
import { isVisitorHintedAtom, visitorHintAtom } from '#src/state/visitorHintAtom.ts';
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

/** A mini cart that can open. */
export interface OpenableCart {
  open: () => void;
  toggle: RefObject<HTMLElement | null>;
}

/** The mini carts of the page that can open: it can have two headers, of which a style shows one. */
const miniCartsAtom = atom<readonly OpenableCart[]>([]);

/** Opens the mini cart of the page: the first that is visible, if it has several. No effect without one. */
export const openMiniCartAtom = atom(null, (get) => {
  if (get(isCartOpenAtom)) return;
  const miniCarts = get(miniCartsAtom);
  const shown = miniCarts.find(({ toggle }) => toggle.current?.checkVisibility?.() !== false);
  (shown ?? miniCarts[0])?.open();
});

/** Adds a mini cart that can open; returns the function that removes it. */
export const addMiniCartAtom = atom(null, (_get, set, miniCart: OpenableCart): (() => void) => {
  set(miniCartsAtom, (known) => [...known, miniCart]);
  return () => set(miniCartsAtom, (known) => known.filter((other) => other !== miniCart));
});

const storedCountAtom = atom<number | undefined>(undefined);

/** Number of articles that the server read from a cookie, for the first paint. */
export const hintedCountAtom = atom((get) => get(visitorHintAtom).cartCount ?? 0);

/** Number of articles in the cart: from the shop, or else as this browser last stored it, or else from the server. */
export const cartCountAtom = atom(
  (get) => get(confirmedCartAtom)?.numberOfArticles ?? get(storedCountAtom) ?? get(hintedCountAtom),
);

/** Reads the stored count, which another tab may have written, or the server into the cookie alone. */
export const readStoredCountAtom = atom(null, (get, set, site: string) => {
  const stored = readStored(STORAGE_KEYS.cartCount);
  // A server that reads the cookie also removes it, as with an order or a log-out: the storage still has the old count. An
  // empty cart has no cookie, and the hint of a page to which the visitor returns can be older.
  const isOld = get(isVisitorHintedAtom) && stored !== '0';
  const count = readStoredCartCount(site) ?? Number((!isOld && stored) || Number.NaN);
  set(storedCountAtom, isCount(count) ? count : undefined);
});
