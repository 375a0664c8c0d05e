// Everything that the first paint does not need: rules, calls and the panel's content, in a chunk that
// `lazyCartContent` loads.

export { CartOrderList } from './page/CartOrderList.tsx';
export { CheckoutBar } from './page/CheckoutBar.tsx';
export { CartShippingProgress } from './panel/CartShippingProgress.tsx';
export { CartTotal } from './panel/CartTotal.tsx';
export { MiniCartActions } from './panel/MiniCartActions.tsx';
export { MiniCartBody } from './panel/MiniCartBody.tsx';
export { cartOf } from './store/cartOf.ts';
export { trackProduct, trackVoucher } from './store/cartTracking.ts';
export { isAddition } from './store/isAddition.ts';
export { syncCart } from './store/syncCart.ts';
