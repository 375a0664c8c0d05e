import { useAtomValue } from 'jotai/react';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { cartCountAtom, hintedCountAtom } from './cartAtoms.ts';

/** Number of articles in the cart; on the server and during hydration, that of the request's cookie. */
export function useCartCount(): number {
  return useHydratedAtomValue(cartCountAtom, useAtomValue(hintedCountAtom));
}
