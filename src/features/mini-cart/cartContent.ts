// All of the mini cart that a page does not need to work: its rules, its talk with the shop, and what its panel shows.
// A chunk of its own; see `loadCartContent.ts`.

export { CartTotal } from './CartTotal.tsx';
export { addToCartAtom } from './cartAtoms.ts';
export { keepInStep } from './keepInStep.ts';
export { MiniCartBody } from './MiniCartBody.tsx';
export { MiniCartWays } from './MiniCartWays.tsx';
