import { useAtomValue, useSetAtom } from 'jotai';
import { addToCartAtom, type CartAddition, type CartAdditionResult, cartCountAtom } from './cartAtoms.ts';

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
  return { count: useAtomValue(cartCountAtom), addToCart: useSetAtom(addToCartAtom) };
}
