import { atom } from 'jotai/vanilla';
import { readStored, STORAGE_KEYS } from '#src/lib/storage.ts';
import type { CartSnapshot } from './CartStore.ts';

// What the icon needs, and therefore part of a page's first script: no rules, no calls. `CartStore` writes the snapshot.

/** The cart before the shop was asked. */
const EMPTY_SNAPSHOT: CartSnapshot = {
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

/** Everything the mini cart shows. Written by the page's `CartStore` alone. */
export const cartSnapshotAtom = atom<CartSnapshot>(EMPTY_SNAPSHOT);

/** The cart as the shop last confirmed it; sums are taken from here. */
export const confirmedCartAtom = atom((get) => get(cartSnapshotAtom).cart);

/** Whether the shop has not answered the last change yet (MC-12). */
export const isCartUpdatingAtom = atom((get) => get(cartSnapshotAtom).isUpdating);

/** Whether the first answer is still missing (MC-03). */
export const isCartLoadingAtom = atom((get) => {
  const { cart, readError } = get(cartSnapshotAtom);
  return cart === undefined && readError === null;
});

/** Whether this page has a mini cart that may open (MC-02). */
export const isMiniCartEnabledAtom = atom(false);

const storedCountAtom = atom<number | undefined>(undefined);

/** How many articles the cart holds: as the shop says, else as this browser last stored (MC-17). */
export const cartCountAtom = atom(
  (get) => get(confirmedCartAtom)?.numberOfArticles ?? get(storedCountAtom) ?? 0,
);

/** Reads the stored count, which another tab may have written. */
export const readStoredCountAtom = atom(null, (_get, set) => {
  const count = Number.parseInt(readStored(STORAGE_KEYS.cartCount) ?? '', 10);
  set(storedCountAtom, count >= 0 ? count : undefined);
});
