// The entry point of the mini cart: the icon with its panel, and the cart for the rest of the page.

export { CartIcon, type CartIconProps } from './CartIcon.tsx';
export { CartOrder } from './CartOrder.tsx';
export { CartView, type CartViewProps } from './CartView.tsx';
export { cartCountAtom } from './cartAtoms.ts';
export type { CartAddition } from './cartChanges.ts';
export type { CartLinePlace, CartPlace, MiniCartSlots } from './cartSlots.ts';
export { MiniCart, type MiniCartProps } from './MiniCart.tsx';
export { type CartAdditionError, type CartAdditionResult, type CartApi, useCart } from './useCart.ts';
export { type MiniCartApi, useMiniCart } from './useMiniCart.ts';
