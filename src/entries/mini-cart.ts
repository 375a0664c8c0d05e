// The entry point `vitrine/mini-cart`: the cart's icon with its panel, and the cart for the rest of a page.

import '../lib/guardGlobals.ts';
import {
  CartOrder as CartOrderPart,
  CartView as CartViewPart,
  MiniCart as MiniCartPart,
} from '../features/mini-cart/index.ts';
import { part } from '../provider/part.tsx';

// The other exports of the feature are for the library's own sections.
export {
  type CartAddition,
  type CartAdditionError,
  type CartAdditionResult,
  type CartApi,
  type CartCommands,
  type CartError,
  CartIcon,
  type CartIconProps,
  type CartLineData,
  type CartLinePlace,
  type CartOrderProps,
  type CartPlace,
  type CartSnapshot,
  type CartViewProps,
  type MiniCartApi,
  type MiniCartProps,
  type MiniCartSlots,
  type Receipt,
  type ReceiptLine,
  type ReceiptRow,
  useCart,
  useMiniCart,
  type Voucher,
  type VoucherData,
} from '../features/mini-cart/index.ts';

export const CartView = /* @__PURE__ */ part(CartViewPart);
export const CartOrder = /* @__PURE__ */ part(CartOrderPart);
export const MiniCart = /* @__PURE__ */ part(MiniCartPart);
