import { createContext, type ReactNode, useContext } from 'react';
import type { Cart } from '#src/schemas/cart.ts';
import type { SlotPlace } from '#src/ui/Slot/Slot.tsx';
import type { CartItem } from '../store/cartLines.ts';
import type { LineName } from '../store/lineKinds.ts';

/** The data of a line's slots. */
export interface CartLinePlace {
  /** As `data-line` and `data-id` of the line. */
  line: LineName;
  id: string;
  /** In the page's language. */
  title: string;
  quantity: number;
  /** The line as the shop sent it. */
  item: CartItem['item'];
}

/** The data of a slot for the whole cart. */
export interface CartPlace extends SlotPlace {
  /** As the shop last confirmed it; `undefined` if it could not be read. */
  cart: Cart | undefined;
  /** A change is pending, so sums may be stale. */
  isUpdating: boolean;
}

/**
 * Custom content in places of the mini cart. Each slot is a function of its place's data. Define the object
 * outside the component, or memoise it: a new object renders every line again. The content is rendered before the
 * mini cart opens; `useMiniCart().isOpen` tells whether it is visible.
 */
export interface MiniCartSlots {
  /** Below a line's description. */
  lineExtra?: ((place: CartLinePlace) => ReactNode) | undefined;
  /** Beside a line's quantity. */
  lineActions?: ((place: CartLinePlace) => ReactNode) | undefined;
  /** Between lines and summary; on the cart page the library shows the free-shipping progress. */
  belowLines?: ((place: CartPlace) => ReactNode) | undefined;
  /** Rows of the summary before the final sum: `<div><dt>…</dt><dd>…</dd></div>`. */
  summaryRows?: ((place: CartPlace) => ReactNode) | undefined;
  /** Below the summary; the library shows the voucher form. */
  belowSummary?: ((place: CartPlace) => ReactNode) | undefined;
  /** The whole empty view: title, text, link, the recently removed lines and the recently viewed products. */
  empty?: ((place: SlotPlace) => ReactNode) | undefined;
  /** The panel's header: title, number of articles, sum and free-shipping progress. */
  header?: ((place: CartPlace) => ReactNode) | undefined;
  /** The panel's footer. */
  footer?: ((place: CartPlace) => ReactNode) | undefined;
}

export const NO_SLOTS: MiniCartSlots = {};

/** The slots of the surrounding mini cart. */
export const CartSlotsContext = createContext<MiniCartSlots>(NO_SLOTS);

export const useCartSlots = (): MiniCartSlots => useContext(CartSlotsContext);
