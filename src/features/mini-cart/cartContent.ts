// Everything that the first paint does not need: rules, calls and the panel's content, in a chunk that
// `lazyCartContent` loads.

export { CartOrderList } from './CartOrderList.tsx';
export { CartTotal } from './CartTotal.tsx';
export { cartOf } from './cartOf.ts';
export { MiniCartActions } from './MiniCartActions.tsx';
export { MiniCartBody } from './MiniCartBody.tsx';
export { syncCart } from './syncCart.ts';
