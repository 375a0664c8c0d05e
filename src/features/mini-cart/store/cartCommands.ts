import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
import { failed, type Result } from '#src/lib/result.ts';
import { type PageStore, pageAtom } from '#src/state/pageAtom.ts';
import { lazyCartContent, waitForCartContent } from '../lazyCartContent.ts';
import type { CartStore } from './CartStore.ts';
import type { CartAddition } from './cartChanges.ts';
import { type ChangeErrorCode, changeErrorMessage } from './cartErrorTexts.ts';
import type { CartItem, LineKey } from './cartLines.ts';
import type { Voucher } from './cartVouchers.ts';
import type { PauseReason } from './deadline.ts';

/** Why an addition failed, with a message to show. */
export interface CartAdditionError {
  code: ChangeErrorCode;
  /** The limit in a limit's message. */
  limit?: number;
  /** In the page's language. */
  message: string;
}

/** The result of an addition. `addedProduct` is passed on as the shop sent it. */
export type CartAdditionResult = Result<{ addedProduct?: unknown }, CartAdditionError>;

/**
 * What a page can do with the cart. Each change is shown at once and reconciled with the shop's answer; a refusal
 * appears among `errors`. The object stays the same for the whole life of the page.
 */
export interface CartCommands {
  /**
   * Adds an article. Resolves to the shop's data about the product, or to an error with a `message` to show. Never
   * rejects.
   */
  addToCart: (addition: CartAddition) => Promise<CartAdditionResult>;
  /** Removes a line or a voucher; `undo` restores it for ten seconds. */
  remove: (key: LineKey) => void;
  /** Restores a removed line, with the quantity it had, or a removed voucher. */
  undo: (key: LineKey) => void;
  /** Puts a line of `recentlyRemoved` back. */
  putBack: (key: LineKey) => void;
  /** Changes the quantity of an article, 1 or more; it is sent when the user has stopped choosing. */
  setQuantity: (key: LineKey, quantity: number) => void;
  /** Sends chosen quantities without further delay. */
  finishQuantities: () => void;
  /** Redeems a coupon or a gift card. @returns whether the shop accepted it */
  redeem: (voucher: Voucher) => Promise<boolean>;
  /** Reads the cart again. @returns whether there is a cart now */
  reload: () => Promise<boolean>;
  /** Hides an error. */
  dismissError: (id: number) => void;
  /** Stops or continues the time in which a removal can be undone, while the user interacts with its line. */
  pauseUndo: (key: LineKey, reason: PauseReason, isPaused: boolean) => void;
  /** Stops or continues the display time of an error, while the user interacts with it. */
  pauseError: (id: number, reason: PauseReason, isPaused: boolean) => void;
  /** Says whether the cart's content is visible: the display times of errors run only then. */
  setShown: (isShown: boolean) => void;
  /** Reports to analytics that the link of a line's product was followed. */
  follow: (entry: CartItem) => void;
}

/** The commands of the cart of a page's store. */
export const commandsOfStore = memoizeByReference((store: PageStore): CartCommands => {
  /** Runs a command: at once if the cart's code is loaded, and afterwards otherwise. */
  const run = (command: (cart: CartStore) => void) => {
    const { value } = lazyCartContent.state;
    if (value) command(value.cartOf(store));
    else void lazyCartContent.load().then(({ cartOf }) => command(cartOf(store)));
  };
  return {
    addToCart: async (addition) => {
      const content = await waitForCartContent();
      const result = content?.isAddition(addition)
        ? await content.cartOf(store).add(addition)
        : failed({ code: 'UNKNOWN' as const, limit: undefined });
      if (result.ok) return result;
      const { code, limit } = result.error;
      const message = changeErrorMessage(result.error, store.get(pageAtom));
      return failed({ code, message, ...(limit !== undefined && { limit }) });
    },
    remove: (key) => run((cart) => cart.remove(key)),
    undo: (key) => run((cart) => cart.undo(key)),
    putBack: (key) => run((cart) => cart.putBack(key)),
    setQuantity: (key, quantity) => run((cart) => cart.setQuantity(key, quantity)),
    finishQuantities: () => run((cart) => cart.sendDrafts()),
    redeem: async (voucher) => {
      const { cartOf, trackVoucher } = await lazyCartContent.load();
      const isRedeemed = await cartOf(store).redeem(voucher);
      if (!isRedeemed) trackVoucher(store.get(pageAtom).track, voucher, 'refused');
      return isRedeemed;
    },
    reload: async () => {
      const { cartOf } = await lazyCartContent.load();
      const cart = cartOf(store);
      await cart.reload('loud');
      return cart.snapshot.readError === null;
    },
    dismissError: (id) => run((cart) => cart.dismissError(id)),
    pauseUndo: (key, reason, isPaused) => run((cart) => cart.pauseUndo(key, reason, isPaused)),
    pauseError: (id, reason, isPaused) => run((cart) => cart.pauseError(id, reason, isPaused)),
    setShown: (isShown) => run((cart) => cart.setShown(isShown)),
    follow: (entry) =>
      void lazyCartContent.load().then(({ trackProduct }) => trackProduct(store.get(pageAtom).track, entry)),
  };
});
