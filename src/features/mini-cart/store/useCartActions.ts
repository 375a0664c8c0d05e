import { useStore } from 'jotai';
import { useMemo } from 'react';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import type { CartStore } from './CartStore.ts';
import type { CartEntry, LineKey } from './cartLines.ts';
import { cartOf } from './cartOf.ts';
import { trackProduct, trackVoucher } from './cartTracking.ts';
import type { Voucher } from './cartVouchers.ts';

/**
 * The user actions of the mini cart: the page's cart, and the actions that analytics records. The object keeps its
 * identity between renders, so that rows are not rendered again.
 */
export interface CartActions {
  cart: CartStore;
  remove: (entry: CartEntry) => void;
  /** Redeems a coupon or gift card. @returns whether the shop accepted it */
  redeem: (voucher: Voucher) => Promise<boolean>;
  removeVoucher: (key: LineKey, voucher: Voucher) => void;
  /** Reads the cart again. @returns whether there is a cart now */
  reload: () => Promise<boolean>;
  /** A product's link was followed. */
  follow: (entry: CartEntry) => void;
}

/** The mini cart's actions on this page's cart. */
export function useCartActions(): CartActions {
  const store = useStore();
  return useMemo(() => {
    const cart = cartOf(store);
    return {
      cart,
      remove: (entry) => cart.deleteLine(entry.key),
      redeem: async (voucher) => {
        const isRedeemed = await cart.redeem(voucher);
        if (!isRedeemed) trackVoucher(store.get(environmentAtom).track, voucher, 'refused');
        return isRedeemed;
      },
      removeVoucher: (key) => cart.removeVoucher(key),
      reload: async () => {
        await cart.reload('loud');
        return cart.snapshot.readError === null;
      },
      follow: (entry) => trackProduct(store.get(environmentAtom).track, entry),
    };
  }, [store]);
}
