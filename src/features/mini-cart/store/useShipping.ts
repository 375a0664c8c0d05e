import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useSite } from '#src/i18n/SiteContext.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { loadVisitorAtom, visitorAtom } from '#src/state/visitorAtoms.ts';
import { includesShipping, shippingProgress } from './cartMoney.ts';

/**
 * How far the visitor's cart is from free shipping, and whether its sums include shipping. Card holders can have a
 * threshold of their own: on such a site, a cart on a page without the library's header requests the visitor itself.
 */
export function useShipping(cart: Cart | undefined) {
  const site = useSite();
  const isCardMember = useAtomValue(visitorAtom)?.isCardMember === true;
  const load = useSetAtom(loadVisitorAtom);
  const isNeeded = site.freeShipping.card !== null;
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return {
    progress: cart ? shippingProgress(cart, site, isCardMember) : null,
    isIncluded: cart !== undefined && includesShipping(cart, site, isCardMember),
  };
}
