// The entry point of the mini cart: the icon with its panel, and the cart for the rest of the page.

export type { CartLinePlace, CartPlace, MiniCartSlots } from './lines/cartSlots.ts';
export { CartOrder, type CartOrderProps } from './page/CartOrder.tsx';
export { CartView, type CartViewProps } from './page/CartView.tsx';
export { CartIcon, type CartIconProps } from './panel/CartIcon.tsx';
export { MiniCart, type MiniCartProps } from './panel/MiniCart.tsx';
export { type MiniCartApi, useMiniCart } from './panel/useMiniCart.ts';
export type { CartAddition } from './store/cartChanges.ts';
export type { CartAdditionError, CartAdditionResult, CartCommands } from './store/cartCommands.ts';
export { amountOf, piecesOf, titleOf as lineTitleOf } from './store/cartLines.ts';
export { type SummaryRow, summaryRows } from './store/cartMoney.ts';
export type { CartLineData, CartSnapshot } from './store/cartSnapshot.ts';
export type { Voucher, VoucherData } from './store/cartVouchers.ts';
export { type Receipt, type ReceiptLine, type ReceiptRow, receiptRow } from './store/receipt.ts';
export { type CartApi, type CartError, useCart } from './store/useCart.ts';
