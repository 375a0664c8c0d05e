// The mini cart's door: the icon with its panel, and the cart for the rest of the page.

export { CartIcon, type CartIconProps } from './CartIcon.tsx';
export type { CartAddition, CartAdditionError, CartAdditionResult } from './cartAtoms.ts';
export { addToCartAtom } from './cartAtoms.ts';
export { cartCountAtom } from './cartState.ts';
export { loadCartAtom } from './cartSync.ts';
export { MiniCart, type MiniCartProps } from './MiniCart.tsx';
export { type CartApi, useCart } from './useCart.ts';
