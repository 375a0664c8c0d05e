import { entriesOf, idOf, piecesOf } from '#src/features/mini-cart/store/cartLines.ts';
import { checksum } from '#src/lib/checksum.ts';
import type { Cart } from '#src/schemas/cart.ts';

/** Identifies what a cart would order: its lines with their quantities, and the sum. */
export const orderState = (cart: Cart): string =>
  checksum(
    JSON.stringify([
      entriesOf(cart).map((entry) => [idOf(entry), piecesOf(entry)]),
      cart.priceSummary?.cartFinalSum ?? cart.totalSum,
    ]),
  );
