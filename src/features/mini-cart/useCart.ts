import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import { failed } from '#src/lib/result.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import type { CartAddition, CartAdditionResult } from './cartAtoms.ts';
import { cartCountAtom } from './cartState.ts';
import { loadCartContent } from './loadCartContent.ts';

/** The cart, for everything on a page that is not the mini cart. */
export interface CartApi {
  /** How many articles the cart holds. */
  count: number;
  /**
   * Puts an article into the cart. Resolves when the shop has answered: with what it said about the product, or with an
   * error whose `message` is ready to be shown in the page's language (MC-18). It never rejects.
   */
  addToCart: (addition: CartAddition) => Promise<CartAdditionResult>;
}

/**
 * The page's cart for product pages and the like (MC-18). It shares the mini cart's state: what is added appears there.
 *
 * @example
 * const { addToCart } = useCart();
 * const result = await addToCart({ productId: '4002', tcm: '400201' });
 * if (!result.ok) setMessage(result.error.message);
 */
export function useCart(): CartApi {
  const store = useStore();
  const addToCart = useCallback(
    async (addition: CartAddition): Promise<CartAdditionResult> => {
      const content = await loadCartContent();
      if (content) return store.set(content.addToCartAtom, addition);
      return failed({ code: 'UNKNOWN', message: store.get(environmentAtom).text('mini_cart.error.change') });
    },
    [store],
  );
  return { count: useAtomValue(cartCountAtom), addToCart };
}
