import { useAtomValue } from 'jotai';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { cartCountAtom } from './cartAtoms.ts';

/**
 * How many articles the cart holds; 0 on a server and during hydration. Another part of the page may have loaded the cart
 * before this one is hydrated, and the server's markup does not know it.
 */
export function useCartCount(): number {
  const isHydrated = useIsHydrated();
  const count = useAtomValue(cartCountAtom);
  return isHydrated ? count : 0;
}
