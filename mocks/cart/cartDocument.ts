import type { Availability } from '#src/schemas/cart.ts';

/**
 * One line of a stored cart. It contains only ids and quantities; texts and prices come from the assortment, so a
 * document stays small and never becomes stale.
 *
 * A deleted line that can be restored keeps its position, with `quantity` 0 or `removed`, for undo.
 */
export type CartLine =
  | {
      kind: 'article';
      productId: string;
      /** A defective line without one cannot be deleted. */
      tcm?: string;
      quantity: number;
      defective?: true;
      /** Overrides the stock. */
      availability?: Availability;
      /** Whether it is gift-wrapped, which is shown below its title. */
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
      /** Number of deliveries of a gift subscription. */
      deliveries?: number;
      defective?: true;
    }
  | { kind: 'partnerProduct'; id: string; quantity: number; defective?: true; removed?: boolean };

/** A visitor's stored cart on one site. */
export interface CartDocument {
  lines: CartLine[];
  /** Redeemed coupons, each with its discount in percent. */
  coupons?: readonly { code: string; percent: number }[];
  /** Redeemed gift cards; values in the site's currency. */
  payingCards?: readonly { cardNumber: string; value: number }[];
  /** Redeemed loyalty beans. */
  beans?: number;
  /** Discount for card members, in percent, on sites that show a row for it. */
  memberPercent?: number;
  paysOnDelivery?: boolean;
  /** The scenario that filled it, so that it fills only once (contract: scenarios). */
  preset?: string;
}

/** Whether a line is in the cart, not deleted. */
export const isPresent = (line: CartLine): boolean =>
  line.kind === 'article' ? line.quantity > 0 : line.kind === 'subscription' || !line.removed;
