import { useAtomValue } from 'jotai/react';
import { useSite } from '#src/i18n/SiteContext.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { checkoutBlocker, checkoutLink } from './cartModel.ts';
import { trackCheckout } from './cartTracking.ts';
import type { CartApi } from './useCart.ts';

/** The link to the checkout of a cart, or why there is none. @param checkoutHref as of `CartView` */
export function useCheckout({ cart, lines, commands }: CartApi, checkoutHref: string | null | undefined) {
  const site = useSite();
  const { track } = useAtomValue(pageAtom);
  const entries = lines.filter(({ isDeleted }) => !isDeleted).map(({ entry }) => entry);
  const own = checkoutHref === undefined ? site.cart.checkoutHref : checkoutHref;
  const href = !cart ? null : own === undefined ? checkoutLink(entries, site.paths) : own;
  const blocker = checkoutBlocker(entries, href);
  return {
    link: blocker === null ? href : null,
    blocker,
    onCheckout: () => {
      // The next page shows what was chosen here.
      commands.finishQuantities();
      if (cart) trackCheckout(track, site, cart);
    },
  } as const;
}
