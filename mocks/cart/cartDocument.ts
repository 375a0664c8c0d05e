import type { Availability } from '#src/schemas/cart.ts';

/**
 * One line of a kept cart. It says what is bought, not how it reads: words and prices come from the assortment, so a
 * document stays small and never grows stale.
 *
 * A line that was deleted and can come back stays in its place, with `quantity` 0 or `removed`: so an undo finds the
 * article where it was (MC-11).
 */
export type CartLine =
  | {
      kind: 'article';
      productId: string;
      /** A defective line without one cannot be deleted (MC-14). */
      tcm?: string;
      quantity: number;
      defective?: true;
      /** Instead of what the stock says. */
      availability?: Availability;
      /** Is wrapped up as a present, and says so under its title. */
      isWrapped?: true;
    }
  | { kind: 'freeArticle'; productId: string; campaignId: string; uuid: string; removed?: boolean }
  | { kind: 'giftCard'; productId: string; tcm?: string; defective?: true; removed?: boolean }
  | {
      kind: 'subscription';
      id: string;
      type: 'COFFEE' | 'MACHINE';
      interval: { intervalDuration: number; intervalUnit: 'DAY' | 'WEEK' | 'MONTH' };
      recurring: readonly { productId: string; tcm: string; quantity: number }[];
      nonRecurring?: readonly { productId: string; tcm: string; quantity: number }[];
      /** Percent off each delivery. */
      discountPercent?: number;
      /** A present with this many deliveries. */
      deliveries?: number;
      defective?: true;
    }
  | { kind: 'partnerProduct'; id: string; quantity: number; defective?: true; removed?: boolean };

/** A visitor's cart on one site, as it is kept. */
export interface CartDocument {
  lines: CartLine[];
  /** Coupons in use, each with its percent off. */
  coupons?: readonly { code: string; percent: number }[];
  /** Gift cards to pay with; values in the site's currency. */
  payingCards?: readonly { cardNumber: string; value: number }[];
  /** Loyalty beans to pay with. */
  beans?: number;
  /** Percent off for card members. */
  memberPercent?: number;
  paysOnDelivery?: boolean;
  /** The scenario that filled it, so that it fills once (contract: scenarios). */
  filledBy?: string;
}

/** Whether a line is in the cart now, and not only remembered. */
export const isPresent = (line: CartLine): boolean =>
  line.kind === 'article' ? line.quantity > 0 : line.kind === 'subscription' || !line.removed;
