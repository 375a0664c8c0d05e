import { amountOf, entriesOf, piecesOf } from '#src/features/mini-cart/store/cartLines.ts';
import { vouchersOf } from '#src/features/mini-cart/store/cartVouchers.ts';
import { checksum } from '#src/lib/checksum.ts';
import type { Cart } from '#src/schemas/cart.ts';

/** Identifies what a cart would order: the sum, the vouchers, and each line with its variant, quantity and amount. */
export const orderState = (cart: Cart): string =>
  checksum(
    JSON.stringify([
      cart.priceSummary?.cartFinalSum ?? cart.totalSum,
      vouchersOf(cart),
      // A checksum is of a text's beginning: the lines of a long cart count by their own.
      entriesOf(cart).map((entry) => checksum(JSON.stringify([entry.key, piecesOf(entry), amountOf(entry)]))),
    ]),
  );
