import { useStore } from 'jotai';
import { useMemo } from 'react';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import type { CartEntry, LineKey } from './cartLines.ts';
import { cartOf } from './cartOf.ts';
import { trackProduct, trackRemove, trackVoucher } from './cartTracking.ts';
import type { Voucher } from './cartVouchers.ts';
import type { PauseReason } from './PausableTimers.ts';

/**
 * The user actions of the mini cart. The object keeps its identity between renders, so that rows are not rendered
 * again.
 */
export interface CartActions {
  remove: (entry: CartEntry) => void;
  undo: (key: LineKey) => void;
  /** Puts a recently removed line back into the cart. */
  putBack: (key: LineKey) => void;
  pauseUndo: (key: LineKey, reason: PauseReason, isPaused: boolean) => void;
  setQuantity: (key: LineKey, quantity: number) => void;
  /** Sends chosen quantities without further delay. */
  sendDrafts: () => void;
  /** Redeems a coupon or gift card. @returns whether the shop accepted it */
  redeem: (voucher: Voucher) => Promise<boolean>;
  removeVoucher: (key: LineKey, voucher: Voucher) => void;
  undoRemoveVoucher: (key: LineKey) => void;
  dismissError: (id: number) => void;
  pauseError: (id: number, reason: PauseReason, isPaused: boolean) => void;
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
      remove: (entry) => {
        const { track, site } = store.get(environmentAtom);
        trackRemove(track, site.currency, entry);
        cart.deleteLine(entry.key);
      },
      undo: (key) => cart.undoDelete(key),
      putBack: (key) => cart.putBack(key),
      pauseUndo: (key, reason, isPaused) => cart.pauseUndo(key, reason, isPaused),
      setQuantity: (key, quantity) => cart.setQuantity(key, quantity),
      sendDrafts: () => cart.sendDrafts(),
      redeem: async (voucher) => {
        const isRedeemed = await cart.redeem(voucher);
        trackVoucher(store.get(environmentAtom).track, voucher, isRedeemed ? 'redeemed' : 'refused');
        return isRedeemed;
      },
      removeVoucher: (key, voucher) => {
        trackVoucher(store.get(environmentAtom).track, voucher, 'removed');
        cart.removeVoucher(key);
      },
      undoRemoveVoucher: (key) => cart.undoRemoveVoucher(key),
      dismissError: (id) => cart.dismissError(id),
      pauseError: (id, reason, isPaused) => cart.pauseError(id, reason, isPaused),
      reload: async () => {
        await cart.reload('loud');
        return cart.snapshot.readError === null;
      },
      follow: (entry) => trackProduct(store.get(environmentAtom).track, entry),
    };
  }, [store]);
}
