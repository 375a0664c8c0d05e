// The entry point `vitrine/mini-cart`: the cart's icon with its panel, and the cart for the rest of a page.

import '../lib/guardGlobals.ts';
import {
  CartOrder as CartOrderPart,
  CartView as CartViewPart,
  MiniCart as MiniCartPart,
} from '../features/mini-cart/index.ts';
import { part } from '../provider/part.tsx';

export * from '../features/mini-cart/index.ts';

export const CartView = /* @__PURE__ */ part(CartViewPart);
export const CartOrder = /* @__PURE__ */ part(CartOrderPart);
export const MiniCart = /* @__PURE__ */ part(MiniCartPart);
