import { useAtomValue } from 'jotai';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { cartCountAtom, hintedCountAtom } from './cartAtoms.ts';

/**
 * Number of articles in the cart; on the server and during hydration, the number in the request's cookie (BEY-16). Another
 * part of the page may have loaded the cart before this one is hydrated, and the server's markup does not contain it.
 */
export function useCartCount(): number {
  const isHydrated = useIsHydrated();
  const count = useAtomValue(cartCountAtom);
  const hinted = useAtomValue(hintedCountAtom);
  return isHydrated ? count : hinted;
}
