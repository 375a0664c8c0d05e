import { useAtomValue } from 'jotai/react';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { cartCountAtom, hintedCountAtom } from './cartAtoms.ts';

/**
 * Number of articles in the cart; on the server and during hydration, the number in the request's cookie. Another
 * part of the page may have loaded the cart before this one is hydrated, and the server's markup does not contain it.
 */
export function useCartCount(): number {
  return useHydratedAtomValue(cartCountAtom, useAtomValue(hintedCountAtom));
}
