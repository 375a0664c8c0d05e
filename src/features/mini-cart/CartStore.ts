import type { ShopApi } from '#src/api/shopApi.ts';
import {
  CART_RETRY_DELAYS_MS,
  MAX_RECENTLY_REMOVED,
  QUANTITY_DEBOUNCE_MS,
  UNDO_WINDOW_MS,
} from '#src/config/limits.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { Cart, CartCommand } from '#src/schemas/cart.ts';
import { type ChangeError, ChangeErrors, type ShownFailure, VOUCHER_FORM } from './ChangeErrors.ts';
import type { CartClock } from './cartClock.ts';
import {
  type CartFailure,
  type ChangeErrorCode,
  type ReadErrorCode,
  toChangeFailure,
  toReadFailure,
} from './cartErrorTexts.ts';
import {
  articleKey,
  type CartEntry,
  canDelete,
  canUndo,
  commandsOf,
  entriesOf,
  type LineKey,
  quantityOf,
  type ToCommand,
} from './cartLines.ts';
import { type CartLineView, type DeletedLine, linesAbove, viewLines, viewVouchers } from './cartLineViews.ts';
import {
  answer,
  askedQuantity,
  type CartChange,
  EMPTY_LOG,
  finishDrafts,
  finishRead,
  forget,
  isQuiet,
  isUpdating,
  nextToSend,
  record,
  refuse,
  send,
  startRead,
  wantedQuantity,
  withdraw,
} from './cartLog.ts';
import { type Voucher, type VoucherView, voucherCommands, voucherKey, vouchersOf } from './cartVouchers.ts';
import { PausableTimers, type PauseReason, type TimerState } from './PausableTimers.ts';

/** What the mini cart shows (MC-03, MC-04). */
export type CartView = 'loading' | 'empty' | 'full';

/** Everything that the mini cart renders. Each change creates a new object. */
export interface CartSnapshot {
  view: CartView;
  /** The cart as the shop last confirmed it; `undefined` before the first answer and after a failed load. */
  cart: Cart | undefined;
  /** All lines with pending changes applied; deleted ones keep their place until their undo time is over. */
  lines: readonly CartLineView[];
  /** Coupons and gift cards with pending changes applied; removed ones until their undo time is over (BEY-13). */
  vouchers: readonly VoucherView[];
  /** Deleted lines whose undo time is over, the latest first; the user can put them back (BEY-18). */
  recentlyRemoved: readonly DeletedLine[];
  /** The undo timers of deleted lines and removed vouchers; one that is being restored has none. */
  undoTimers: ReadonlyMap<LineKey, TimerState>;
  /** Why there is no cart; stays until a cart arrives (MC-13). */
  readError: ReadErrorCode | null;
  changeErrors: readonly ChangeError[];
  /** A change is pending (MC-12). */
  isUpdating: boolean;
}

/** The result of a change. `addedProduct` is passed on as the shop sent it. */
export type ChangeResult = Result<{ addedProduct?: unknown }, CartFailure<ChangeErrorCode>>;

/** What an add-to-cart button sends. */
export interface CartAddition {
  productId: string;
  /** The shop's stock-keeping number of the selected variant. */
  tcm: string;
  /** How many to add. @default 1 */
  quantity?: number;
}

/**
 * `loud`: the page waits for the answer, and a failure is shown. `quiet`: a failure leaves the shown cart unchanged.
 */
type Tone = 'quiet' | 'loud';

interface Reading {
  tone: Tone;
  /** A reload that was requested in the meantime: the pending answer may be too old for it. */
  again: Tone | null;
  whenRead: Promise<void>;
}

export interface CartStoreOptions {
  shop: Pick<ShopApi, 'readCart' | 'changeCart'>;
  clock: CartClock;
  /** The session has ended (MC-23). */
  onSessionEnd?: () => void;
}

/**
 * The cart of one page (MC-03, MC-11 … MC-13, MC-18). It applies changes immediately, sends them, and reconciles them
 * with the shop's answers in any order. The pure functions of `cartLog` compute the current state; this class owns
 * calls and timers. It is framework-independent: use `snapshot` and `subscribe`.
 */
export class CartStore {
  readonly #shop: CartStoreOptions['shop'];
  readonly #clock: CartClock;
  readonly #onSessionEnd: () => void;
  readonly #undoTimers: PausableTimers;
  readonly #errors: ChangeErrors;
  readonly #listeners = new Set<() => void>();
  readonly #onEnd = new Map<number, (result: ChangeResult) => void>();
  readonly #draftTimers = new Map<LineKey, () => void>();

  #log = EMPTY_LOG;
  #deleted: readonly DeletedLine[] = [];
  /** Every voucher that was in the cart or is being redeemed, in order of appearance. */
  #vouchers: readonly Voucher[] = [];
  #recentlyRemoved: readonly DeletedLine[] = [];
  #readError: ReadErrorCode | null = null;
  #reading: Reading | null = null;
  #retries = 0;
  #cancelRetry = () => {};
  #isShown = false;
  #lastChangeId = 0;
  /** Number of nested updates; listeners are called after the outermost one. */
  #depth = 0;
  #snapshot: CartSnapshot | null = null;

  constructor({ shop, clock, onSessionEnd = () => {} }: CartStoreOptions) {
    this.#shop = shop;
    this.#clock = clock;
    this.#onSessionEnd = onSessionEnd;
    const onChange = () => this.#update(() => {});
    this.#undoTimers = new PausableTimers({
      clock,
      durationMs: UNDO_WINDOW_MS,
      onEnd: (key) => this.#rememberRemoved(key),
      onChange,
    });
    this.#errors = new ChangeErrors(clock, onChange);
  }

  /** @returns a function that unsubscribes the listener */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get snapshot(): CartSnapshot {
    this.#snapshot ??= this.#toSnapshot();
    return this.#snapshot;
  }

  // User actions

  /** Deletes a line immediately; it can be restored for `UNDO_WINDOW_MS` (MC-11). */
  deleteLine(key: LineKey): void {
    const line = this.#lineOf(key);
    if (!line || line.isDeleted || !canDelete(line.entry)) return;
    const { entry } = line;
    this.#update(() => {
      // The shop may refuse a quantity that was never sent; undo restores the quantity before it.
      const quantity = askedQuantity(this.#log, key) || quantityOf(entry);
      const above = linesAbove(this.snapshot.lines, line);
      const others = this.#visibleDeleted().filter((other) => other.key !== key);
      this.#deleted = [...others, { key, entry, quantity, above }];
      this.#delete(key, commandsOf(entry), (failure) => failure);
    });
  }

  /** Restores a deleted line with the quantity it had (MC-11). */
  undoDelete(key: LineKey): void {
    const deleted = this.#visibleDeleted().find((other) => other.key === key);
    if (!deleted || !this.#undoTimers.stateOf(key) || !canUndo(deleted.entry)) return;
    this.#restore(key, deleted.quantity, commandsOf(deleted.entry));
  }

  /** Puts a recently removed line back (BEY-18). */
  putBack(key: LineKey): void {
    const line = this.#recentlyRemoved.find((other) => other.key === key);
    if (!line) return;
    this.#update(() => {
      this.#recentlyRemoved = this.#recentlyRemoved.filter((other) => other.key !== key);
      this.#deleted = [...this.#deleted.filter((other) => other.key !== key), line];
      this.#restore(key, line.quantity, commandsOf(line.entry));
    });
  }

  /**
   * Redeems a coupon or a gift card (BEY-13). A refusal is shown in the voucher form.
   *
   * @returns whether it was redeemed
   */
  redeem(voucher: Voucher): Promise<boolean> {
    const key = voucherKey(voucher);
    this.#update(() => this.#errors.dismiss((error) => error.key === VOUCHER_FORM));
    if (wantedQuantity(this.#log, key) > 0) {
      const code = voucher.kind === 'coupon' ? 'WSAC_ALREADY_REDEEMED' : 'GIFT_CARD_INVALID';
      this.#update(() => this.#raise({ code, limit: undefined }, VOUCHER_FORM));
      return Promise.resolve(false);
    }
    return new Promise((resolve) =>
      this.#update(() => {
        this.#vouchers = [...this.#vouchers.filter((other) => voucherKey(other) !== key), voucher];
        this.#undoTimers.stop(key);
        const change = { key, wish: { set: 1 }, toCommand: voucherCommands(voucher) };
        this.#submit(change, 0, (result) => {
          if (!result.ok) this.#raise(result.error, VOUCHER_FORM);
          resolve(result.ok);
        });
      }),
    );
  }

  /** Removes a voucher immediately; it can be restored for `UNDO_WINDOW_MS` (BEY-13). */
  removeVoucher(key: LineKey): void {
    const view = this.snapshot.vouchers.find((other) => other.key === key);
    if (!view || view.isRemoved) return;
    const { voucher } = view;
    const code = voucher.kind === 'coupon' ? 'removeWsacError' : 'removeGiftCardError';
    const toError = (failure: ShownFailure): ShownFailure =>
      failure.code === 'SESSION_ENDED' ? failure : { code, limit: undefined };
    this.#update(() => this.#delete(key, voucherCommands(voucher), toError));
  }

  /** Redeems a removed voucher again (BEY-13). */
  undoRemoveVoucher(key: LineKey): void {
    const view = this.snapshot.vouchers.find((other) => other.key === key);
    if (view?.isRemoved && this.#undoTimers.stateOf(key))
      this.#restore(key, 1, voucherCommands(view.voucher));
  }

  #delete(
    key: LineKey,
    toCommand: ToCommand,
    toError: (failure: CartFailure<ChangeErrorCode>) => ShownFailure,
  ): void {
    this.#undoTimers.start(key);
    this.#submit({ key, wish: { set: 0 }, toCommand }, 0, (result) => {
      if (result.ok) return;
      this.#raise(toError(result.error), null);
      // Otherwise it was deleted again in the meantime, and the undo timer belongs to that delete.
      if (wantedQuantity(this.#log, key) > 0) this.#forgetDeleted(key);
    });
  }

  #restore(key: LineKey, quantity: number, toCommand: ToCommand): void {
    this.#update(() => {
      this.#undoTimers.stop(key);
      this.#submit({ key, wish: { set: quantity }, toCommand }, 0, (result) => {
        if (result.ok) return;
        this.#raise(result.error, null);
        this.#offerUndo(key);
      });
    });
  }

  /** After a refusal: a line or voucher that is still deleted can still be restored. @returns whether it is */
  #offerUndo(key: LineKey): boolean {
    const isDeleted = wantedQuantity(this.#log, key) === 0;
    // A running timer belongs to a later delete.
    if (isDeleted && !this.#undoTimers.stateOf(key)) this.#undoTimers.start(key);
    return isDeleted;
  }

  /**
   * Changes a quantity immediately; it is sent when the user has stopped choosing (BEY-10). @param quantity 1 or more
   */
  setQuantity(key: LineKey, quantity: number): void {
    const line = this.#lineOf(key);
    if (!line || line.isDeleted || !Number.isInteger(quantity) || quantity < 1) return;
    if (quantity === wantedQuantity(this.#log, key)) return;
    const change = { key, wish: { set: quantity }, toCommand: commandsOf(line.entry) };
    this.#submit(change, QUANTITY_DEBOUNCE_MS, (result) => {
      if (result.ok) return;
      // A quantity can replace an unsent undo, so that its refusal leaves the line deleted.
      this.#raise(result.error, this.#offerUndo(key) ? null : key);
    });
  }

  /** Sends one chosen quantity, or all, without further delay (BEY-10). */
  sendDrafts(id?: number): void {
    this.#update(() => {
      this.#log = finishDrafts(this.#log, id);
      this.#sendAndSettle();
    });
  }

  /** Adds to a line from elsewhere on the page; the caller shows a failure, the mini cart does not (MC-18). */
  async add({ productId, tcm, quantity = 1 }: CartAddition): Promise<ChangeResult> {
    // A command carries the line's new quantity, so the current one must be known.
    if (!this.#log.confirmed) await this.load();
    if (!this.#log.confirmed)
      return failed({ code: this.#readError ?? 'UNKNOWN', limit: undefined, isCertain: true });
    const toCommand = (total: number): CartCommand => ({ setArticle: { productId, tcm, quantity: total } });
    const change = { key: articleKey(productId, tcm), wish: { add: quantity }, toCommand };
    return new Promise((resolve) => this.#submit(change, 0, resolve));
  }

  // Visibility

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
      this.#undoTimers.releaseInteraction();
      this.#errors.timers.releaseInteraction();
      this.sendDrafts();
    });
  }

  /** Sets whether the tab is hidden, which pauses all timers (MC-11). */
  setPageHidden(isHidden: boolean): void {
    this.#update(() => {
      this.#undoTimers.setAllPaused('hidden', isHidden);
      this.#errors.timers.setAllPaused('hidden', isHidden);
    });
  }

  /** Pauses or resumes the undo time of a line (MC-11). */
  pauseUndo(key: LineKey, reason: PauseReason, isPaused: boolean): void {
    this.#undoTimers.setPaused(key, reason, isPaused);
  }

  /** Pauses or resumes the display time of an error (MC-13). */
  pauseError(id: number, reason: PauseReason, isPaused: boolean): void {
    this.#errors.timers.setPaused(String(id), reason, isPaused);
  }

  dismissError(id: number): void {
    this.#update(() => this.#errors.dismiss((error) => error.id === id));
  }

  // Reading

  /** Reads the cart, or joins a pending read (MC-03: on mount). */
  load(): Promise<void> {
    if (!this.#reading) return this.#read('loud');
    this.#reading.tone = 'loud';
    return this.#reading.whenRead;
  }

  /**
   * Reads the cart again because it may have changed elsewhere (MC-03). The answer to a pending read may be too old, so
   * another read follows it.
   *
   * @param tone `quiet` keeps the shown cart when the shop does not answer
   */
  reload(tone: Tone): Promise<void> {
    if (!this.#reading) return this.#read(tone);
    this.#reading.again = tone === 'loud' ? 'loud' : (this.#reading.again ?? 'quiet');
    return this.#reading.whenRead;
  }

  /** Repeats failed reads and unsettled changes: the connection may work again (`online`, reopened). */
  retry(): void {
    this.#update(() => {
      this.#cancelRetry();
      this.#retries = 0;
      if (this.#readError !== null && !this.#reading) void this.#read('loud');
      else this.#sendAndSettle();
    });
  }

  #read(tone: Tone): Promise<void> {
    this.#cancelRetry();
    const reading: Reading = { tone, again: null, whenRead: Promise.resolve() };
    this.#reading = reading;
    reading.whenRead = this.#readOnce(reading);
    return reading.whenRead;
  }

  async #readOnce(reading: Reading): Promise<void> {
    const { log, sentAt } = startRead(this.#log);
    this.#log = log;
    // An unsettled cart must come from the shop's store, not from a cache in between.
    const query = log.unsettledSince === null ? {} : { forceReload: true };
    const reply = await this.#shop.readCart({ query });
    this.#update(() => {
      const failure = reply.ok ? null : toReadFailure(reply.error);
      const isSessionEnd = failure?.code === 'SESSION_ENDED';
      // A cart whose owner may have logged out elsewhere is not shown any longer.
      const isLoud = reading.tone === 'loud' || isSessionEnd;
      if (reply.ok) {
        this.#retries = 0;
        this.#log = finishRead(this.#log, sentAt, this.#accept(reply.value.cart));
        if (this.#log.confirmed) this.#readError = null;
        if (isLoud) this.#clearErrors(sentAt);
      } else if (isLoud) {
        this.#log = forget(this.#log);
        this.#readError = failure?.code ?? 'UNKNOWN';
        if (isSessionEnd) this.#onSessionEnd();
      } else {
        this.#readLater();
      }
      this.#reading = null;
      if (!reading.again) this.#sendAndSettle();
    });
    if (reading.again) await this.#read(reading.again);
  }

  /** A quiet read failed: repeats it a few times with growing delays. */
  #readLater(): void {
    const delay = CART_RETRY_DELAYS_MS[this.#retries];
    this.#retries += 1;
    if (delay !== undefined) this.#cancelRetry = this.#clock.after(delay, () => void this.#read('quiet'));
  }

  /** Records what an answer contains besides its lines. */
  #accept(cart: Cart): Cart {
    const known = new Set(this.#vouchers.map(voucherKey));
    const added = vouchersOf(cart).filter((voucher) => !known.has(voucherKey(voucher)));
    if (added.length > 0) this.#vouchers = [...this.#vouchers, ...added];
    return cart;
  }

  // Sending

  #submit(
    given: Pick<CartChange, 'key' | 'wish' | 'toCommand'>,
    draftMs: number,
    onEnd: (result: ChangeResult) => void,
  ): void {
    this.#update(() => {
      this.#lastChangeId += 1;
      const id = this.#lastChangeId;
      const before = this.#log;
      this.#log = record(before, { ...given, id, stage: draftMs > 0 ? 'draft' : 'waiting' });
      this.#onEnd.set(id, onEnd);
      const remaining = new Set(this.#log.changes.map((change) => change.id));
      for (const change of before.changes) if (!remaining.has(change.id)) this.#end(change.id, ok({}));
      this.#draftTimers.get(given.key)?.();
      if (draftMs > 0) {
        this.#draftTimers.set(
          given.key,
          this.#clock.after(draftMs, () => this.sendDrafts(id)),
        );
      }
      this.#sendAndSettle();
    });
  }

  #end(id: number, result: ChangeResult): void {
    const onEnd = this.#onEnd.get(id);
    this.#onEnd.delete(id);
    onEnd?.(result);
  }

  /** Sends every change that can be sent. When none is pending and the cart is unsettled, reads it once. */
  #sendAndSettle(): void {
    const next = () => nextToSend(this.#log, this.#reading !== null);
    for (let change = next(); change; change = next()) {
      const { log, command } = send(this.#log, change);
      this.#log = log;
      if (command) void this.#call(change.id, command);
      else this.#end(change.id, ok({}));
    }
    // Without a session the shop returns no cart, so a retry is useless (MC-23).
    const isReadable = this.#retries === 0 && this.#readError !== 'SESSION_ENDED';
    const isUnsettled = this.#log.unsettledSince !== null && isReadable;
    if (isUnsettled && !this.#reading && isQuiet(this.#log)) void this.#read('quiet');
  }

  async #call(id: number, command: CartCommand): Promise<void> {
    const send = () => this.#shop.changeCart({ body: command });
    const isSessionEnd = (given: Awaited<ReturnType<typeof send>>) =>
      !given.ok && toChangeFailure(given.error).code === 'SESSION_ENDED';
    const first = await send();
    // Reading may renew the session or its token; the shop has not looked at the change yet.
    const found = isSessionEnd(first) ? await this.#findCart() : null;
    const lost = found ? this.#lostLines(found, id) : [];
    const reply = found && lost.length === 0 ? await send() : first;
    this.#update(() => {
      if (reply.ok) {
        this.#log = answer(this.#log, id, this.#accept(reply.value.cart));
        if (this.#log.confirmed) this.#readError = null;
        this.#errors.dismiss(({ code }) => code === 'SESSION_ENDED');
        this.#end(id, ok({ addedProduct: reply.value.addedProduct }));
      } else {
        const failure = toChangeFailure(reply.error);
        const isOver = isSessionEnd(reply);
        if (isOver) this.#offer(lost);
        // What could not even be read stays as it is shown.
        this.#log = isOver && !found ? withdraw(this.#log, id) : refuse(this.#log, id, failure.isCertain);
        this.#end(id, failed(failure));
        if (isOver) this.#onSessionEnd();
      }
      this.retry();
    });
  }

  // A session that ends while the page is open (MC-23)

  /** The cart that the shop has for this browser now; `null` when it gives none. */
  async #findCart(): Promise<Cart | null> {
    const reply = await this.#shop.readCart({ query: { forceReload: true } });
    return reply.ok ? reply.value.cart : null;
  }

  /** Confirmed lines that another session's cart does not hold, without those that other changes are about. */
  #lostLines(found: Cart, id: number): CartEntry[] {
    const { confirmed, changes } = this.#log;
    if (!confirmed) return [];
    const others = changes.filter((change) => change.id !== id);
    const held = new Set([...entriesOf(found), ...others].map(({ key }) => key));
    return entriesOf(confirmed.cart).filter(({ key }) => !held.has(key));
  }

  /** Lets a person put lines of a lost cart into the new one. */
  #offer(lost: readonly CartEntry[]): void {
    const lines = lost
      .filter(canUndo)
      .map((entry) => ({ key: entry.key, entry, quantity: quantityOf(entry), above: [] }));
    if (lines.length === 0) return;
    const keys = new Set(lines.map(({ key }) => key));
    const others = this.#recentlyRemoved.filter(({ key }) => !keys.has(key));
    this.#recentlyRemoved = [...lines, ...others].slice(0, MAX_RECENTLY_REMOVED);
  }

  // Errors and deleted lines

  #raise(failure: ShownFailure, place: ChangeError['key']): void {
    this.#errors.raise(failure, place, this.#log.clock);
  }

  /**
   * A load that began after a refusal clears its error (MC-03), unless the mini cart was closed and the error never
   * shown.
   */
  #clearErrors(before: number): void {
    if (this.#isShown) this.#errors.dismiss(({ raisedAt }) => raisedAt < before);
  }

  #forgetDeleted(key: LineKey): void {
    this.#update(() => {
      this.#undoTimers.stop(key);
      this.#deleted = this.#deleted.filter((other) => other.key !== key);
    });
  }

  /** The undo time of a line is over: moves it to the lines that can be put back. */
  #rememberRemoved(key: LineKey): void {
    const line = this.#deleted.find((other) => other.key === key);
    this.#update(() => {
      if (line && canUndo(line.entry) && wantedQuantity(this.#log, key) === 0) {
        const others = this.#recentlyRemoved.filter((other) => other.key !== key);
        this.#recentlyRemoved = [line, ...others].slice(0, MAX_RECENTLY_REMOVED);
      }
      this.#forgetDeleted(key);
    });
  }

  /** Deleted lines except those that the cart contains again: their delete was refused, or their undo succeeded. */
  #visibleDeleted(): readonly DeletedLine[] {
    if (this.#deleted.length === 0) return this.#deleted;
    const { confirmed, changes } = this.#log;
    const held = new Set(confirmed && entriesOf(confirmed.cart).map(({ key }) => key));
    const changing = new Set(changes.map(({ key }) => key));
    return this.#deleted.filter(
      ({ key }) => changing.has(key) || (this.#undoTimers.stateOf(key) !== null && !held.has(key)),
    );
  }

  #lineOf(key: LineKey): CartLineView | undefined {
    return this.snapshot.lines.find((line) => line.key === key);
  }

  // The snapshot

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

  #toSnapshot(): CartSnapshot {
    const lines = viewLines(this.#log, this.#visibleDeleted());
    const changeErrors = this.#errors.list;
    const cart = this.#log.confirmed?.cart;
    const canRestore = (key: LineKey) => this.#undoTimers.stateOf(key) !== null;
    const vouchers = cart ? viewVouchers(this.#log, this.#vouchers, canRestore) : [];
    const deleted = [
      ...lines.filter(({ isDeleted }) => isDeleted),
      ...vouchers.filter(({ isRemoved }) => isRemoved),
    ];
    const isUnreadable = cart !== undefined && cart.unreadableLines > 0;
    const hasContent =
      lines.length > 0 || isUnreadable || this.#readError !== null || changeErrors.length > 0;
    return {
      view: hasContent ? 'full' : cart ? 'empty' : 'loading',
      cart,
      lines,
      vouchers,
      recentlyRemoved: this.#recentlyRemoved.filter(({ key }) => wantedQuantity(this.#log, key) === 0),
      undoTimers: new Map(
        deleted.flatMap(({ key }) => {
          const timer = this.#undoTimers.stateOf(key);
          return timer ? [[key, timer] as const] : [];
        }),
      ),
      readError: this.#readError,
      changeErrors,
      isUpdating: isUpdating(this.#log),
    };
  }
}
