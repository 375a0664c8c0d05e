import { entriesOf, idOf } from '#src/features/mini-cart/store/cartLines.ts';
import { checksum } from '#src/lib/checksum.ts';
import type { Cart } from '#src/schemas/cart.ts';

/** Identifies what a cart would order: its articles, their number and the sum. */
export const orderState = (cart: Cart): string =>
  checksum(
    JSON.stringify([
      entriesOf(cart).map(idOf),
      cart.numberOfArticles,
      cart.priceSummary?.cartFinalSum ?? cart.totalSum,
    ]),
  );
