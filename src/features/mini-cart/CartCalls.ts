import type { ShopApi } from '#src/api/shopApi.ts';
import { CART_RETRY_DELAYS_MS } from '#src/config/limits.ts';
import { failed, ok } from '#src/lib/result.ts';
import type { Cart, CartCommand } from '#src/schemas/cart.ts';
import type { CartClock } from './cartClock.ts';
import { toChangeFailure, toReadFailure } from './cartErrorTexts.ts';
import { type CartEntry, entriesOf, type LineKey } from './cartLines.ts';
import {
  answer,
  type CartChange,
  type CartLog,
  EMPTY_LOG,
  finishDrafts,
  finishRead,
  forget,
  isQuiet,
  nextToSend,
  record,
  refuse,
  send,
  startRead,
  withdraw,
} from './cartLog.ts';

/**
 * `loud`: the page waits for the answer, and a failure is shown. `quiet`: a failure leaves the shown cart unchanged.
 */
export type Tone = 'quiet' | 'loud';

interface Reading {
  tone: Tone;
  /** A reload that was requested in the meantime: the pending answer may be too old for it. */
  again: Tone | null;
  whenRead: Promise<void>;
}

export interface CartCallsOptions {
  shop: Pick<ShopApi, 'readCart' | 'changeCart'>;
  clock: CartClock;
  /** Runs a change of the state and then notifies the subscribers. */
  update: (change: () => void) => void;
  /** The shop answered a load. @param sentAt by the log's clock */
  onLoad: (sentAt: number) => void;
  /** The shop made a change. */
  onChanged: () => void;
  /** The session has ended (MC-23). @param lost lines that the cart of the next session does not contain */
  onSessionEnd: (lost: readonly CartEntry[]) => void;
}

/**
 * The cart's log and its calls: reads the cart, sends the changes, repeats what failed, and records the answers. The
 * pure functions of `cartLog` decide what is sent next and which answer is newer.
 */
export class CartCalls {
  readonly #options: CartCallsOptions;
  readonly #draftTimers = new Map<LineKey, () => void>();
  #log = EMPTY_LOG;
  #reading: Reading | null = null;
  #retries = 0;
  #cancelRetry = () => {};
  #lastChangeId = 0;

  constructor(options: CartCallsOptions) {
    this.#options = options;
  }

  get log(): CartLog {
    return this.#log;
  }

  // Reading

  /** Reads the cart, or joins a pending read. */
  load(): Promise<void> {
    if (!this.#reading) return this.#read('loud');
    this.#reading.tone = 'loud';
    return this.#reading.whenRead;
  }

  /** Reads the cart again. The answer to a pending read may be too old, so another read follows it. */
  reload(tone: Tone): Promise<void> {
    if (!this.#reading) return this.#read(tone);
    this.#reading.again = tone === 'loud' ? 'loud' : (this.#reading.again ?? 'quiet');
    return this.#reading.whenRead;
  }

  /** Repeats failed reads and unsettled changes. */
  retry(): void {
    this.#options.update(() => {
      this.#cancelRetry();
      this.#retries = 0;
      if (this.#log.readError !== null && !this.#reading) void this.#read('loud');
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
    const { shop, update, onLoad, onSessionEnd } = this.#options;
    const { log, sentAt } = startRead(this.#log);
    this.#log = log;
    // An unsettled cart must come from the shop's store, not from a cache in between.
    const query = log.unsettledSince === null ? {} : { forceReload: true };
    const reply = await shop.readCart({ query });
    update(() => {
      const failure = reply.ok ? null : toReadFailure(reply.error);
      const isSessionEnd = failure?.code === 'SESSION_ENDED';
      // A cart whose owner may have logged out elsewhere is not shown any longer.
      const isLoud = reading.tone === 'loud' || isSessionEnd;
      if (reply.ok) {
        this.#retries = 0;
        this.#log = finishRead(this.#log, sentAt, reply.value.cart);
        if (isLoud) onLoad(sentAt);
      } else if (isLoud) {
        this.#log = forget(this.#log, failure?.code ?? 'UNKNOWN');
        if (isSessionEnd) onSessionEnd([]);
      } else {
        this.#scheduleRetry();
      }
      this.#reading = null;
      if (!reading.again) this.#sendAndSettle();
    });
    if (reading.again) await this.#read(reading.again);
  }

  /** A quiet read failed: repeats it a few times with growing delays. */
  #scheduleRetry(): void {
    const delay = CART_RETRY_DELAYS_MS[this.#retries];
    this.#retries += 1;
    if (delay === undefined) return;
    this.#cancelRetry = this.#options.clock.after(delay, () => void this.#read('quiet'));
  }

  // Sending

  /**
   * Records a change and sends it as soon as possible.
   *
   * @param draftMs how long the user may still change it
   */
  submit(
    newChange: Pick<CartChange, 'key' | 'operation' | 'toCommand' | 'voucher' | 'onEnd'>,
    draftMs = 0,
  ): void {
    const { clock, update } = this.#options;
    update(() => {
      this.#lastChangeId += 1;
      const id = this.#lastChangeId;
      const before = this.#log.changes;
      this.#log = record(this.#log, { ...newChange, id, stage: draftMs > 0 ? 'draft' : 'waiting' });
      const remaining = new Set(this.#log.changes.map((change) => change.id));
      for (const replaced of before) if (!remaining.has(replaced.id)) replaced.onEnd(ok({}));
      this.#draftTimers.get(newChange.key)?.();
      if (draftMs > 0) {
        const stop = clock.after(draftMs, () => this.sendDrafts(id));
        this.#draftTimers.set(newChange.key, stop);
      }
      this.#sendAndSettle();
    });
  }

  /** Sends one draft, or all, without further delay. */
  sendDrafts(id?: number): void {
    this.#options.update(() => {
      this.#log = finishDrafts(this.#log, id);
      this.#sendAndSettle();
    });
  }

  /** Sends every change that can be sent. When none is pending and the cart is unsettled, reads it once. */
  #sendAndSettle(): void {
    const next = () => nextToSend(this.#log, this.#reading !== null);
    for (let change = next(); change; change = next()) {
      const { log, command } = send(this.#log, change);
      this.#log = log;
      if (command) void this.#change(change, command);
      else change.onEnd(ok({}));
    }
    // Without a session the shop returns no cart, so a retry is useless (MC-23).
    const isReadable = this.#retries === 0 && this.#log.readError !== 'SESSION_ENDED';
    const isUnsettled = this.#log.unsettledSince !== null && isReadable;
    if (isUnsettled && !this.#reading && isQuiet(this.#log)) void this.#read('quiet');
  }

  async #change({ id, onEnd }: CartChange, command: CartCommand): Promise<void> {
    const { update, onChanged, onSessionEnd } = this.#options;
    const { reply, found, lost } = await this.#sendCommand(id, command);
    update(() => {
      if (reply.ok) {
        const { cart, addedProduct } = reply.value;
        this.#log = answer(this.#log, id, cart);
        onChanged();
        onEnd(ok({ addedProduct }));
      } else {
        const failure = toChangeFailure(reply.error);
        const isOver = failure.code === 'SESSION_ENDED';
        // After a failed read, the shown cart stays.
        this.#log = isOver && !found ? withdraw(this.#log, id) : refuse(this.#log, id, failure.isCertain);
        onEnd(failed(failure));
        if (isOver) onSessionEnd(lost);
      }
      this.retry();
    });
  }

  /**
   * Sends a command. When the session has ended, reading may renew it or its token; the shop has not looked at the
   * command yet, so it is sent again, unless that would change another session's cart (MC-23).
   */
  async #sendCommand(id: number, body: CartCommand) {
    const { shop } = this.#options;
    const first = await shop.changeCart({ body });
    if (first.ok || toChangeFailure(first.error).code !== 'SESSION_ENDED')
      return { reply: first, found: null, lost: [] };
    const read = await shop.readCart({ query: { forceReload: true } });
    const found = read.ok ? read.value.cart : null;
    const lost = found ? this.#lostLines(found, id) : [];
    const reply = found && lost.length === 0 ? await shop.changeCart({ body }) : first;
    return { reply, found, lost };
  }

  /** Confirmed lines that another session's cart does not contain, except those that other changes are about. */
  #lostLines(found: Cart, id: number): CartEntry[] {
    const { confirmed, changes } = this.#log;
    if (!confirmed) return [];
    const others = changes.filter((change) => change.id !== id);
    const remainingKeys = new Set([...entriesOf(found), ...others].map(({ key }) => key));
    return entriesOf(confirmed.cart).filter(({ key }) => !remainingKeys.has(key));
  }
}
