import { QUANTITY_DEBOUNCE_MS } from '#src/config/limits.ts';
import { failed } from '#src/lib/result.ts';
import type { CartCommand } from '#src/schemas/cart.ts';
import { CartCalls, type CartCallsOptions, type Tone } from './CartCalls.ts';
import { type ChangeError, ChangeErrors, type ShownFailure, VOUCHER_FORM } from './ChangeErrors.ts';
import {
  articleKey,
  canDelete,
  canUndo,
  commandsOf,
  type LineKey,
  quantityOf,
  type ToCommand,
} from './cartLines.ts';
import { type ChangeResult, optimisticQuantity, submittedQuantity } from './cartLog.ts';
import { type CartLineView, type CartSnapshot, linesAbove, snapshotOf } from './cartSnapshot.ts';
import { type Voucher, type VoucherView, voucherCommands, voucherKey } from './cartVouchers.ts';
import type { PauseReason } from './PausableTimers.ts';
import { type DeletedLine, Removals } from './Removals.ts';

/** The request of an add-to-cart button. */
export interface CartAddition {
  productId: string;
  /** The shop's stock-keeping number of the selected variant. */
  tcm: string;
  /** How many to add. @default 1 */
  quantity?: number;
}

export interface CartStoreOptions extends Pick<CartCallsOptions, 'shop' | 'clock'> {
  /** The session has ended (MC-23). */
  onSessionEnd?: () => void;
}

/**
 * The cart of one page (MC-03, MC-11 … MC-13, MC-18): the user's actions, and the snapshot that results from them. It
 * applies changes immediately; `CartCalls` reconciles them with the shop's answers in any order. It is
 * framework-independent: use `snapshot` and `subscribe`.
 */
export class CartStore {
  readonly #calls: CartCalls;
  readonly #removals: Removals;
  readonly #errors: ChangeErrors;
  readonly #listeners = new Set<() => void>();
  #isShown = false;
  /** Number of nested updates; listeners are called after the outermost one. */
  #depth = 0;
  #snapshot: CartSnapshot | null = null;

  constructor({ onSessionEnd = () => {}, ...options }: CartStoreOptions) {
    this.#calls = new CartCalls({
      ...options,
      update: (change) => this.#update(change),
      // A load that began after a refusal clears its error (MC-03), unless the mini cart was closed and the error never
      // shown.
      onLoad: (sentAt) => {
        if (this.#isShown) this.#errors.dismiss(({ raisedAt }) => raisedAt < sentAt);
      },
      onChanged: () => this.#errors.dismiss(({ code }) => code === 'SESSION_ENDED'),
      onSessionEnd: (lost) => {
        this.#removals.offerLost(lost);
        onSessionEnd();
      },
    });
    const onChange = () => this.#update(() => {});
    this.#removals = new Removals(options.clock, this.#calls, onChange);
    this.#errors = new ChangeErrors(options.clock, onChange);
  }

  /** @returns a function that unsubscribes the listener */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get snapshot(): CartSnapshot {
    this.#snapshot ??= snapshotOf(this.#calls.log, this.#removals, this.#errors.list);
    return this.#snapshot;
  }

  // Reading

  /** Reads the cart, or joins a pending read (MC-03: on mount). */
  load(): Promise<void> {
    return this.#calls.load();
  }

  /**
   * Reads the cart again because it may have changed elsewhere (MC-03).
   *
   * @param tone `quiet` keeps the shown cart when the shop does not answer
   */
  reload(tone: Tone): Promise<void> {
    return this.#calls.reload(tone);
  }

  /** Repeats failed reads and unsettled changes: the connection may work again (`online`, reopened). */
  retry(): void {
    this.#calls.retry();
  }

  // Changes

  /** Deletes a line immediately; it can be restored for `UNDO_WINDOW_MS` (MC-11). */
  deleteLine(key: LineKey): void {
    const line = this.#presentLine(key);
    if (!line || !canDelete(line.entry)) return;
    const { entry } = line;
    this.#update(() => {
      // The shop may refuse a quantity that was never sent; undo restores the quantity before it.
      const quantity = submittedQuantity(this.#calls.log, key) || quantityOf(entry);
      const above = linesAbove(this.snapshot.lines, line);
      this.#removals.add({ key, entry, quantity, above });
      this.#delete(key, commandsOf(entry), (failure) => failure);
    });
  }

  /** Restores a deleted line with the quantity it had (MC-11). */
  undoDelete(key: LineKey): void {
    const line = this.#removals.deleted.find((other) => other.key === key);
    if (line && this.#removals.canUndo(key) && canUndo(line.entry)) this.#restoreLine(line);
  }

  /** Puts a recently removed line back (BEY-18). */
  putBack(key: LineKey): void {
    this.#update(() => {
      const line = this.#removals.takeRecent(key);
      if (line) this.#restoreLine(line);
    });
  }

  /**
   * Redeems a coupon or a gift card (BEY-13). A refusal is shown in the voucher form.
   *
   * @returns whether it was redeemed
   */
  redeem(voucher: Voucher): Promise<boolean> {
    const key = voucherKey(voucher);
    return new Promise((resolve) =>
      this.#update(() => {
        const refuse = (failure: ShownFailure) => {
          this.#raise(failure, VOUCHER_FORM);
          resolve(false);
        };
        this.#errors.dismiss((error) => error.key === VOUCHER_FORM);
        if (optimisticQuantity(this.#calls.log, key) > 0) {
          const code = voucher.kind === 'coupon' ? 'WSAC_ALREADY_REDEEMED' : 'GIFT_CARD_INVALID';
          refuse({ code, limit: undefined });
          return;
        }
        this.#removals.timers.stop(key);
        const onEnd = (result: ChangeResult) => (result.ok ? resolve(true) : refuse(result.error));
        this.#calls.submit({
          key,
          operation: { set: 1 },
          toCommand: voucherCommands(voucher),
          voucher,
          onEnd,
        });
      }),
    );
  }

  /** Removes a voucher immediately; it can be restored for `UNDO_WINDOW_MS` (BEY-13). */
  removeVoucher(key: LineKey): void {
    const view = this.#voucherOf(key);
    if (!view || view.isRemoved) return;
    const { voucher } = view;
    const code = voucher.kind === 'coupon' ? 'removeWsacError' : 'removeGiftCardError';
    this.#delete(key, voucherCommands(voucher), (failure) =>
      failure.code === 'SESSION_ENDED' ? failure : { code, limit: undefined },
    );
  }

  /** Redeems a removed voucher again (BEY-13). */
  undoRemoveVoucher(key: LineKey): void {
    const view = this.#voucherOf(key);
    if (view?.isRemoved && this.#removals.canUndo(key)) this.#restore(key, 1, voucherCommands(view.voucher));
  }

  #delete(key: LineKey, toCommand: ToCommand, toError: (failure: ShownFailure) => ShownFailure): void {
    this.#update(() => {
      this.#removals.timers.start(key);
      const onEnd = (result: ChangeResult) => {
        if (result.ok) return;
        this.#raise(toError(result.error), null);
        this.#removals.deleteRefused(key);
      };
      this.#calls.submit({ key, operation: { set: 0 }, toCommand, onEnd });
    });
  }

  #restoreLine({ key, quantity, entry }: DeletedLine): void {
    this.#restore(key, quantity, commandsOf(entry));
  }

  #restore(key: LineKey, quantity: number, toCommand: ToCommand): void {
    this.#update(() => {
      this.#removals.timers.stop(key);
      const onEnd = (result: ChangeResult) => {
        if (result.ok) return;
        this.#raise(result.error, null);
        this.#removals.restoreRefused(key);
      };
      this.#calls.submit({ key, operation: { set: quantity }, toCommand, onEnd });
    });
  }

  /**
   * Changes a quantity immediately; it is sent when the user has stopped choosing (BEY-10). @param quantity 1 or more
   */
  setQuantity(key: LineKey, quantity: number): void {
    const line = this.#presentLine(key);
    if (!line || !Number.isInteger(quantity) || quantity < 1) return;
    if (quantity === optimisticQuantity(this.#calls.log, key)) return;
    const onEnd = (result: ChangeResult) => {
      if (result.ok) return;
      // A quantity can replace an unsent undo, so that its refusal leaves the line deleted.
      this.#raise(result.error, this.#removals.restoreRefused(key) ? null : key);
    };
    const toCommand = commandsOf(line.entry);
    this.#calls.submit({ key, operation: { set: quantity }, toCommand, onEnd }, QUANTITY_DEBOUNCE_MS);
  }

  /** Sends all chosen quantities without further delay (BEY-10). */
  sendDrafts(): void {
    this.#calls.sendDrafts();
  }

  /** Adds to a line from elsewhere on the page; the caller shows a failure, the mini cart does not (MC-18). */
  async add({ productId, tcm, quantity = 1 }: CartAddition): Promise<ChangeResult> {
    // A command carries the line's new quantity, so the current one must be known.
    if (!this.#calls.log.confirmed) await this.load();
    if (!this.#calls.log.confirmed)
      return failed({ code: this.#calls.log.readError ?? 'UNKNOWN', limit: undefined, isCertain: true });
    const key = articleKey(productId, tcm);
    const toCommand = (total: number): CartCommand => ({ setArticle: { productId, tcm, quantity: total } });
    return new Promise((onEnd) =>
      this.#calls.submit({ key, operation: { add: quantity }, toCommand, onEnd }),
    );
  }

  // Visibility and time

  /**
   * Sets whether the mini cart is open. Errors wait until it is open, and closing it sends unsent quantities (BEY-10).
   */
  setShown(isShown: boolean): void {
    if (this.#isShown === isShown) return;
    this.#isShown = isShown;
    this.#update(() => {
      this.#errors.timers.setAllPaused('closed', !isShown);
      if (isShown) {
        this.retry();
        return;
      }
      this.#removals.timers.releaseInteraction();
      this.#errors.timers.releaseInteraction();
      this.sendDrafts();
    });
  }

  /** Sets whether the tab is hidden, which pauses all timers (MC-11). */
  setPageHidden(isHidden: boolean): void {
    this.#update(() => {
      this.#removals.timers.setAllPaused('hidden', isHidden);
      this.#errors.timers.setAllPaused('hidden', isHidden);
    });
  }

  /** Pauses or resumes the undo time of a line (MC-11). */
  pauseUndo(key: LineKey, reason: PauseReason, isPaused: boolean): void {
    this.#removals.timers.setPaused(key, reason, isPaused);
  }

  /** Pauses or resumes the display time of an error (MC-13). */
  pauseError(id: number, reason: PauseReason, isPaused: boolean): void {
    this.#errors.timers.setPaused(String(id), reason, isPaused);
  }

  dismissError(id: number): void {
    this.#errors.dismiss((error) => error.id === id);
  }

  #raise(failure: ShownFailure, place: ChangeError['key']): void {
    this.#errors.raise(failure, place, this.#calls.log.clock);
  }

  // The snapshot

  /** A line that is not deleted. */
  #presentLine(key: LineKey): CartLineView | undefined {
    return this.snapshot.lines.find((line) => line.key === key && !line.isDeleted);
  }

  #voucherOf(key: LineKey): VoucherView | undefined {
    return this.snapshot.vouchers.find((other) => other.key === key);
  }

  #update(change: () => void): void {
    this.#depth += 1;
    this.#snapshot = null;
    try {
      change();
    } finally {
      this.#depth -= 1;
      this.#snapshot = null;
      if (this.#depth === 0) for (const listener of this.#listeners) listener();
    }
  }
}
