import { atom } from 'jotai/vanilla';
import { readStored, STORAGE_KEYS } from '#src/lib/storage.ts';
import type { Cart } from '#src/schemas/cart.ts';
import type { ReadErrorCode } from './cartErrorTexts.ts';
import type { CartLog } from './cartLog.ts';

// What the icon needs to know. It is in a page's first script, so it brings no rules along: those come with the content.

/** A cart that nobody has asked for yet. */
export const EMPTY_LOG: CartLog = {
  clock: 0,
  confirmed: null,
  changes: [],
  unsettledSince: null,
  forgottenAt: 0,
  doubts: new Map(),
};

/** The cart's log. Only `cartSync` writes it; read it as `cartLogAtom`. */
export const logAtom = atom<CartLog>(EMPTY_LOG);

/** Why there is no cart to show. Only `cartSync` writes it; read it as `readErrorAtom`. */
export const readErrorStateAtom = atom<ReadErrorCode | null>(null);

/** The shop's last word, without what is on its way; `undefined` until it has one. Sums are taken from here. */
export const confirmedCartAtom = atom((get): Cart | undefined => get(logAtom).confirmed?.cart);

/** Whether the cart is still on its way (MC-03). */
export const isCartAwaitedAtom = atom(
  (get) => get(confirmedCartAtom) === undefined && get(readErrorStateAtom) === null,
);

const storedCountAtom = atom<number | undefined>(undefined);

/** How many articles the cart holds: as the shop says, else as this browser last knew (MC-17). */
export const cartCountAtom = atom(
  (get) => get(confirmedCartAtom)?.numberOfArticles ?? get(storedCountAtom) ?? 0,
);

/** Takes the count this browser last knew, which another tab may have written. */
export const readStoredCountAtom = atom(null, (_get, set) => {
  const count = Number.parseInt(readStored(STORAGE_KEYS.cartCount) ?? '', 10);
  set(storedCountAtom, count >= 0 ? count : undefined);
});
