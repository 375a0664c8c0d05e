import { amountOf, entriesOf, piecesOf } from '#src/features/mini-cart/store/cartLines.ts';
import { vouchersOf } from '#src/features/mini-cart/store/cartVouchers.ts';
import { checksum } from '#src/lib/checksum.ts';
import type { Cart } from '#src/schemas/cart.ts';

/** Identifies what a cart would order: each line with its variant, quantity and amount, the vouchers and the sum. */
export const orderState = (cart: Cart): string =>
  checksum(
    JSON.stringify([
      entriesOf(cart).map((entry) => [entry.key, piecesOf(entry), amountOf(entry)]),
      vouchersOf(cart),
      cart.priceSummary?.cartFinalSum ?? cart.totalSum,
    ]),
  );
