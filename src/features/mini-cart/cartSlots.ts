import { createContext, type ReactNode, useContext } from 'react';
import type { Cart } from '#src/schemas/cart.ts';
import type { CartEntry, LineName } from './cartLines.ts';

/** The data of a line's slots. */
export interface CartLinePlace {
  /** As `data-line` and `data-id` of the line. */
  line: LineName;
  id: string;
  /** In the page's language. */
  title: string;
  quantity: number;
  /** What the shop sent about it. */
  item: CartEntry['item'];
}

/** The data of a slot for the whole cart. */
export interface CartPlace {
  /** As the shop last confirmed it; `undefined` where it could not be read. */
  cart: Cart | undefined;
  /** The shop has not answered the last change yet, so sums may be old. */
  isUpdating: boolean;
  /** What the library renders here; render it too, or leave it out. */
  original: ReactNode;
}

/** The data of the empty view's slot. */
export interface EmptyCartPlace {
  /** Title, text, link, the recently removed lines and the recently viewed products. */
  original: ReactNode;
}

/**
 * Own content in places of the mini cart (BEY-15). Each slot is a function of its place's data. Define the object outside
 * the component, or memoise it: a new one renders every line again.
 */
export interface MiniCartSlots {
  /** Below a line's description. */
  lineExtra?: (place: CartLinePlace) => ReactNode;
  /** Beside a line's quantity. */
  lineActions?: (place: CartLinePlace) => ReactNode;
  /** Between lines and summary; the library shows the free-shipping progress (BEY-14). */
  belowLines?: (place: CartPlace) => ReactNode;
  /** Rows of the summary before the final sum: `<div><dt>…</dt><dd>…</dd></div>`. */
  summaryRows?: (place: CartPlace) => ReactNode;
  /** Below the summary; the library shows the voucher form (BEY-13). */
  belowSummary?: (place: CartPlace) => ReactNode;
  /** The whole empty view. */
  empty?: (place: EmptyCartPlace) => ReactNode;
  /** The panel's header. */
  header?: (place: CartPlace) => ReactNode;
  /** The panel's footer. */
  footer?: (place: CartPlace) => ReactNode;
}

const NO_SLOTS: MiniCartSlots = {};

/** The slots of the mini cart above. */
export const CartSlotsContext = createContext<MiniCartSlots>(NO_SLOTS);

export const useCartSlots = (): MiniCartSlots => useContext(CartSlotsContext);

/** A slot's content, or what the library renders where there is none. */
export const fillSlot = <Place extends { original: ReactNode }>(
  slot: ((place: Place) => ReactNode) | undefined,
  place: Place,
): ReactNode => (slot ? slot(place) : place.original);
