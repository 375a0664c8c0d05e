import type { CartChangeResponse, ShopApi } from '#src/api/shopApi.ts';
import { failed, ok } from '#src/lib/result.ts';
import type { Cart, CartCommand } from '#src/schemas/cart.ts';
import * as changes from './cartChanges.ts';
import type { CartClock } from './cartClock.ts';
import { dismiss } from './cartErrors.ts';
import { toChangeFailure, toReadFailure } from './cartErrorTexts.ts';
import { type CartItem, entriesOf, type LineKey } from './cartLines.ts';
import {
  type CartLog,
  type ChangeResult,
  EMPTY_LOG,
  finishDrafts,
  forgetAll,
  nextToSend,
  readToStart,
  recover,
  send,
  startRead,
  type Tone,
  wantCart,
  wantNewCart,
} from './cartLog.ts';
import { type CartSnapshot, snapshotOf } from './cartSnapshot.ts';
import { atTime, nextMoment, pauseError, pauseUndo } from './cartTime.ts';
import type { Voucher } from './cartVouchers.ts';
import type { PauseReason } from './deadline.ts';

export interface CartStoreOptions {
  shop: Pick<ShopApi, 'readCart' | 'changeCart'>;
  clock: CartClock;
  onSessionEnd?: () => void;
  /** The shop made a change. @param change `undefined` if the cart was cleared in the meantime */
  onChanged?: (change: changes.MadeChange | undefined) => void;
}

/**
 * The cart of one page: a log, and the effects that follow from it. Every action is a pure step from one log to the
 * next; then the store sends and reads what the log asks for, sets one timer for the log's next moment, and notifies
 * its subscribers once. It is framework-independent: use `snapshot` and `subscribe`.
 */
export class CartStore {
  readonly #options: CartStoreOptions;
  readonly #listeners = new Set<() => void>();
  /** Callers that wait for the result of a change, by its id. */
  readonly #waiting = new Map<number, (result: ChangeResult) => void>();
  #log = EMPTY_LOG;
  /** The number of the person whose cart this is; `forget` counts on. */
  #person = 0;
  #snapshot: CartSnapshot | null = null;
  #whenRead: Promise<void> = Promise.resolve();
  #stopTimer = () => {};

  constructor(options: CartStoreOptions) {
    this.#options = options;
  }

  /** @returns a function that unsubscribes the listener */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get snapshot(): CartSnapshot {
    this.#snapshot ??= snapshotOf(this.#log);
    return this.#snapshot;
  }

  // Reading

  /** Reads the cart, or joins a pending read. */
  load(): Promise<void> {
    this.#update(wantCart);
    return this.#whenRead;
  }

  /**
   * Reads the cart again, after a pending read, whose answer may be too old. @param tone `quiet` keeps the shown cart
   * without an answer
   */
  reload(tone: Tone): Promise<void> {
    this.#update((log) => wantNewCart(log, tone));
    return this.#whenRead;
  }

  /** Clears everything: the visitor may be another person now. `reload` reads that person's cart. */
  forget(): void {
    this.#person += 1;
    const former = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#update(forgetAll);
    for (const resolve of former) resolve(failed({ code: 'UNKNOWN', limit: undefined, isCertain: false }));
  }

  /** Repeats failed reads and unsettled changes: the connection may work again (`online`, reopened). */
  retry(): void {
    this.#update(recover);
  }

  // Changes: applied immediately, reconciled with the shop's answers in any order

  putBack(key: LineKey): void {
    this.#update((log) => changes.putBack(log, key));
  }

  /** Redeems a coupon or a gift card. A refusal is shown in the voucher form. @returns whether it was redeemed */
  async redeem(voucher: Voucher): Promise<boolean> {
    const result = await this.#result((log, now) => changes.redeem(log, voucher, now));
    return result?.ok ?? false;
  }

  /** Removes a line or a voucher. */
  remove(key: LineKey): void {
    this.#update((log, now) => changes.removeVoucher(changes.deleteLine(log, key, now), key, now));
  }

  /** Restores a removed line or voucher. */
  undo(key: LineKey): void {
    this.#update((log) => changes.undoRemoveVoucher(changes.undoDelete(log, key), key));
  }

  setQuantity(key: LineKey, quantity: number): void {
    this.#update((log, now) => changes.setQuantity(log, key, quantity, now));
  }

  /** Sends all chosen quantities without further delay. */
  sendDrafts(): void {
    this.#update((log) => finishDrafts(log));
  }

  /** Adds to a line from elsewhere on the page; the caller shows a failure, the mini cart does not. */
  async add(addition: changes.CartAddition): Promise<ChangeResult> {
    const person = this.#person;
    // A command carries the line's new quantity, so the current one must be known.
    if (!this.#log.confirmed) await this.load();
    const unread = { code: this.#log.readError ?? 'UNKNOWN', limit: undefined, isCertain: true } as const;
    if (!this.#log.confirmed || this.#person !== person) return failed(unread);
    const result = await this.#result((log) => changes.add(log, addition));
    return result ?? failed(unread);
  }

  // Visibility and time

  /** Sets whether the mini cart is open. Errors wait until it is, and closing it sends unsent quantities. */
  setShown(isShown: boolean): void {
    this.#update((log) => changes.show(log, isShown));
  }

  /** Sets whether the tab is hidden, which pauses all times. */
  setPageHidden(isPageHidden: boolean): void {
    this.#update((log) => (log.isPageHidden === isPageHidden ? log : { ...log, isPageHidden }));
  }

  /** Pauses or resumes the undo time of a line or voucher. */
  pauseUndo(key: LineKey, reason: PauseReason, isPaused: boolean): void {
    this.#update((log) => pauseUndo(log, key, reason, isPaused));
  }

  /** Pauses or resumes the display time of an error. */
  pauseError(id: number, reason: PauseReason, isPaused: boolean): void {
    this.#update((log) => pauseError(log, id, reason, isPaused));
  }

  dismissError(id: number): void {
    this.#update((log) => dismiss(log, (error) => error.id === id));
  }

  // Effects

  /** Takes one step, then does what the log asks for. */
  #update(step: (log: CartLog, now: number) => CartLog): void {
    const before = this.#log;
    const now = this.#options.clock.now();
    this.#log = step(atTime(this.#log, now), now);
    this.#call();
    this.#log = atTime(this.#log, now);
    this.#resolveDropped();
    this.#setTimer(now);
    if (this.#log === before) return;
    this.#snapshot = null;
    for (const listener of this.#listeners) listener();
  }

  /** Starts the read and sends the changes that are due. */
  #call(): void {
    this.#read();
    for (let change = nextToSend(this.#log); change; change = nextToSend(this.#log)) {
      const { log, command } = send(this.#log, change);
      this.#log = log;
      if (command) void this.#change(change.id, command);
    }
    this.#read();
  }

  /** One timer for everything that time changes. */
  #setTimer(now: number): void {
    const { clock } = this.#options;
    this.#stopTimer();
    const at = nextMoment(this.#log);
    const tick = () => this.#update((log) => log);
    this.#stopTimer = Number.isFinite(at) ? clock.after(Math.ceil(at - now), tick) : () => {};
  }

  #read(): void {
    const tone = readToStart(this.#log);
    if (tone === null) return;
    // An unsettled cart must come from the shop's store, not from a cache in between.
    const query = this.#log.unsettledSince === null ? {} : { forceReload: true };
    this.#log = startRead(this.#log, tone);
    this.#whenRead = this.#finishRead(this.#options.shop.readCart({ query }));
  }

  async #finishRead(reading: ReturnType<ShopApi['readCart']>): Promise<void> {
    const response = await reading;
    const isRepeated = this.#log.wantedRead !== null;
    if (response.ok) {
      this.#update((log) => changes.cartRead(log, response.value.cart));
    } else {
      const { code } = toReadFailure(response.error);
      this.#update((log, now) => changes.cartUnread(log, code, now));
      if (code === 'SESSION_ENDED') this.#options.onSessionEnd?.();
    }
    if (isRepeated) await this.#whenRead;
  }

  async #change(id: number, command: CartCommand): Promise<void> {
    const person = this.#person;
    const { response, found, lost, isElsewhere } = await this.#sendCommand(id, command);
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (response.ok) {
      const { cart, addedProduct } = response.value;
      const made = changes.madeBy(this.#log, id, cart);
      this.#update((log) => changes.changeMade(log, id, cart));
      if (!isElsewhere) this.#options.onChanged?.(made);
      resolve?.(ok({ addedProduct }));
    } else {
      const failure = toChangeFailure(response.error);
      const failedChange = { failure, isOtherSession: found !== null, lost };
      this.#update((log, now) => changes.changeFailed(log, id, failedChange, now));
      resolve?.(failed(failure));
      if (failure.code === 'SESSION_ENDED') this.#options.onSessionEnd?.();
    }
    // A restored page may have read its cart before the shop made the change.
    const isRead = this.#log.confirmed !== null || this.#log.reading !== null;
    if (this.#person !== person && isRead) this.#update((log) => wantNewCart(log, 'quiet'));
  }

  /**
   * Sends a command. When the session has ended, reading may renew it or its token; the shop has not looked at the
   * command yet, so it is sent again, unless that would change another session's or another person's cart. When the shop
   * has changed nothing, another tab may have made the same change (`isElsewhere`); an addition is then made once more, on
   * its result. When the answer is lost or unreadable, the cart shows whether the shop has made the change.
   */
  async #sendCommand(id: number, body: CartCommand) {
    const { shop } = this.#options;
    const person = this.#person;
    const first = await shop.changeCart({ body });
    const failure = first.ok ? null : toChangeFailure(first.error);
    const code = failure?.code;
    const answered = { response: first, found: null, lost: [], isElsewhere: false };
    const isDoubtful = failure?.isCertain === false && this.#person === person;
    if (isDoubtful || (code === 'NOT_MODIFIED' && changes.canBeElsewhere(this.#log, id))) {
      const now = await shop.readCart({ query: { forceReload: true } });
      if (!now.ok) return answered;
      const { cart } = now.value;
      const { log, command } = changes.addAgain(this.#log, id, cart);
      if (command && !isDoubtful) {
        this.#update(() => log);
        return { ...answered, response: await shop.changeCart({ body: command }) };
      }
      if (changes.isMadeIn(this.#log, id, cart))
        return { ...answered, response: ok<CartChangeResponse>({ cart }), isElsewhere: !isDoubtful };
    }
    if (code !== 'SESSION_ENDED' || this.#person !== person) return answered;
    const read = await shop.readCart({ query: { forceReload: true } });
    if (this.#person !== person) return answered;
    const found = read.ok ? read.value.cart : null;
    const lost = found ? this.#lostLines(found, id) : [];
    const response = found && lost.length === 0 ? await shop.changeCart({ body }) : first;
    return { ...answered, response, found, lost };
  }

  /** Confirmed lines that another session's cart does not contain, except those that other changes are about. */
  #lostLines(found: Cart, id: number): CartItem[] {
    const { confirmed, changes: pending } = this.#log;
    if (!confirmed) return [];
    const others = pending.filter((change) => change.id !== id);
    const remainingKeys = new Set([...entriesOf(found), ...others].map(({ key }) => key));
    return entriesOf(confirmed.cart).filter(({ key }) => !remainingKeys.has(key));
  }

  // Results

  /** Takes a step that records a change. @returns its result; `null` if the step recorded none */
  #result(step: (log: CartLog, now: number) => CartLog): Promise<ChangeResult | null> {
    return new Promise((resolve) =>
      this.#update((log, now) => {
        const next = step(log, now);
        if (next.lastChangeId === log.lastChangeId) resolve(null);
        else this.#waiting.set(next.lastChangeId, resolve);
        return next;
      }),
    );
  }

  /** A change that left the log without a call, because another replaced it or the shop has it already, succeeded. */
  #resolveDropped(): void {
    for (const [id, resolve] of this.#waiting) {
      if (this.#log.changes.some((change) => change.id === id)) continue;
      this.#waiting.delete(id);
      resolve(ok({}));
    }
  }
}
