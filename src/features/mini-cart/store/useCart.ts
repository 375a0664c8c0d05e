import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useSiteContext } from '#src/i18n/SiteContext.ts';
import { formatMoney } from '#src/lib/money.ts';
import { failed, type Result } from '#src/lib/result.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { waitForCartContent } from '../lazyCartContent.ts';
import type { CartAddition } from './cartChanges.ts';
import { type ChangeErrorCode, changeErrorText } from './cartErrorTexts.ts';
import { useCartCount } from './useCartCount.ts';

/** Why an addition failed, with a message to show. */
export interface CartAdditionError {
  code: ChangeErrorCode;
  /** The limit in a limit's message. */
  limit?: number;
  /** In the page's language. */
  message: string;
}

/** The result of an addition. `addedProduct` is passed on as the shop sent it. */
export type CartAdditionResult = Result<{ addedProduct?: unknown }, CartAdditionError>;

/** The cart's API for the page outside the mini cart. */
export interface CartApi {
  /** Number of articles in the cart. */
  count: number;
  /**
   * Adds an article to the cart. It resolves when the shop has answered: with the shop's data about the product, or
   * with an error whose `message` can be shown in the page's language. Never rejects.
   */
  addToCart: (addition: CartAddition) => Promise<CartAdditionResult>;
}

/**
 * The page's cart, for product pages and other parts outside the mini cart. It shares the mini cart's state, so
 * the mini cart shows the added articles.
 *
 * @example
 * const { addToCart } = useCart();
 * const result = await addToCart({ productId: '4002', tcm: '400201' });
 * if (!result.ok) setMessage(result.error.message);
 * @throws VitrineError without a `VitrineProvider` above it
 */
export function useCart(): CartApi {
  useSiteContext('useCart');
  const store = useStore();
  const addToCart = useCallback(
    async (addition: CartAddition): Promise<CartAdditionResult> => {
      const content = await waitForCartContent();
      const result = content
        ? await content.cartOf(store).add(addition)
        : failed({ code: 'UNKNOWN' as const, limit: undefined });
      if (result.ok) return result;
      const { code, limit } = result.error;
      const { site, text } = store.get(environmentAtom);
      const { id, values } = changeErrorText(code, limit, (amount) => formatMoney(amount, site.money));
      const message = text(id, { ...values });
      return failed({ code, message, ...(limit !== undefined && { limit }) });
    },
    [store],
  );
  return { count: useCartCount(), addToCart };
}
