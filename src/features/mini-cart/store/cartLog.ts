import { CART_RETRY_DELAYS_MS } from '#src/config/limits.ts';
import type { Result } from '#src/lib/result.ts';
import type { Cart, CartCommand } from '#src/schemas/cart.ts';
import type { ChangeError } from './cartErrors.ts';
import type { CartFailure, ChangeErrorCode, ReadErrorCode } from './cartErrorTexts.ts';
import {
  type CartItem,
  entriesOf,
  type LineKey,
  quantityOf,
  reuseUnchanged,
  type ToCommand,
} from './cartLines.ts';
import type { DeletedLine, Removal } from './cartRemovals.ts';
import { type Voucher, voucherKey, vouchersOf } from './cartVouchers.ts';

// The cart as a log: the confirmed cart, and every change that it may not contain yet. The shown cart is computed from
// both, so a refused change needs no rollback: it is removed from the log. What was removed, what was refused and when
// each ends are data of the same log; `cartTime` lets time pass.
//
// Changes of different lines are sent in parallel, changes of one line in sequence. An answer carries the whole cart,
// but answers of overlapping calls do not say which is newer. So the log has a logical clock. An answer replaces the
// confirmed cart only if its call was sent after the confirmed one had arrived. A change stays applied until a call was
// sent after its answer. What remains unknown is read once, when no call is pending.

/** The requested change: a quantity (0 deletes), or an addition to it. */
type QuantityOperation = { set: number } | { add: number };

/** The result of a change. `addedProduct` is passed on as the shop sent it. */
export type ChangeResult = Result<{ addedProduct?: unknown }, CartFailure<ChangeErrorCode>>;

/** What the user wants from a change; it decides what a refusal means. */
type ChangeIntent = 'delete' | 'restore' | 'quantity' | 'redeem' | 'add';

/** One change of one line or voucher. */
export interface CartChange {
  id: number;
  key: LineKey;
  operation: QuantityOperation;
  toCommand: ToCommand;
  intent: ChangeIntent;
  /** The voucher that is redeemed, removed or restored. */
  voucher?: Voucher;
  /**
   * `draft`: may still change. `waiting`: to be sent. `sent`: unanswered. `done`: perhaps not in the confirmed cart
   * yet.
   */
  stage: 'draft' | 'waiting' | 'sent' | 'done';
  /** When it was sent or answered, by the log's clock. */
  at: number;
  /** The quantity before it, as far as the shop has acknowledged; set when it is sent. */
  from?: number;
  /** When a draft becomes ready to be sent, in milliseconds of the cart's clock; otherwise `null`. */
  dueAt: number | null;
}

/** `loud`: the page waits for the answer, and a failure is shown. `quiet`: after a failure the shown cart stays. */
export type Tone = 'quiet' | 'loud';

export interface CartLog {
  /** Counts calls and answers. */
  clock: number;
  /** The newest answer and when it arrived. */
  confirmed: { cart: Cart; at: number } | null;
  changes: readonly CartChange[];
  /** Every voucher that was in the cart or is being redeemed, in order of appearance: a removed one keeps its place. */
  vouchers: readonly Voucher[];
  /** Since when the confirmed cart may be wrong and must be read again; `null` if it is right. */
  unsettledSince: number | null;
  /** When a read last failed and the cart was dropped. Answers to earlier calls are too old. */
  forgottenAt: number;
  /** Why it failed; `null` as soon as there is a cart. */
  readError: ReadErrorCode | null;
  /** Lines whose last change failed without an answer from the shop, so it may or may not have been made. */
  doubts: ReadonlyMap<LineKey, number>;
  reading: { sentAt: number; tone: Tone } | null;
  /** A read that was requested: a pending one may be too old for it. */
  wantedRead: Tone | null;
  /** Quiet reads that have failed in a row, and when the next one follows. */
  failedReads: number;
  retryAt: number | null;
  /** Deleted lines and removed vouchers that can be restored or are being restored, the latest last. */
  removals: readonly Removal[];
  /** Lines whose undo time is over, the latest first. */
  recent: readonly DeletedLine[];
  /** Refused changes that are shown, the latest last. */
  errors: readonly ChangeError[];
  lastChangeId: number;
  lastErrorId: number;
  /** Whether the mini cart is open. */
  isShown: boolean;
  isPageHidden: boolean;
}

/** The log before the first request. */
export const EMPTY_LOG: CartLog = {
  clock: 0,
  confirmed: null,
  changes: [],
  vouchers: [],
  unsettledSince: null,
  forgottenAt: 0,
  readError: null,
  doubts: new Map(),
  reading: null,
  wantedRead: null,
  failedReads: 0,
  retryAt: null,
  removals: [],
  recent: [],
  errors: [],
  lastChangeId: 0,
  lastErrorId: 0,
  isShown: false,
  isPageHidden: false,
};

const isUnsent = ({ stage }: CartChange) => stage === 'draft' || stage === 'waiting';

/** The quantity of a line, or of a voucher, in a cart. */
export function quantityIn(cart: Cart, key: LineKey): number {
  const entry = entriesOf(cart).find((other) => other.key === key);
  if (entry) return quantityOf(entry);
  return vouchersOf(cart).some((voucher) => voucherKey(voucher) === key) ? 1 : 0;
}

/** The keys of all lines and vouchers of the confirmed cart. */
export const confirmedKeys = ({ confirmed }: CartLog): ReadonlySet<LineKey> =>
  new Set(
    confirmed && [
      ...entriesOf(confirmed.cart).map(({ key }) => key),
      ...vouchersOf(confirmed.cart).map(voucherKey),
    ],
  );

const confirmedQuantity = ({ confirmed }: CartLog, key: LineKey): number =>
  confirmed ? quantityIn(confirmed.cart, key) : 0;

const applyOperation = (quantity: number, { operation }: CartChange) =>
  'add' in operation ? quantity + operation.add : operation.set;

/** A line's quantity if every change succeeds; 0 if it is not in the cart. */
export function optimisticQuantity(log: CartLog, key: LineKey): number {
  return log.changes
    .filter((change) => change.key === key)
    .reduce(applyOperation, confirmedQuantity(log, key));
}

/** A line's quantity without drafts. */
export function submittedQuantity(log: CartLog, key: LineKey): number {
  return log.changes
    .filter((change) => change.key === key && change.stage !== 'draft')
    .reduce(applyOperation, confirmedQuantity(log, key));
}

/** Every line with all changes applied. */
export function wantedEntries(log: CartLog): { entry: CartItem; quantity: number; isChanging: boolean }[] {
  if (!log.confirmed) return [];
  return entriesOf(log.confirmed.cart).flatMap((entry) => {
    const own = log.changes.filter(({ key }) => key === entry.key);
    const quantity = own.reduce(applyOperation, quantityOf(entry));
    const isChanging = own.length > 0;
    // A defective line may have no pieces: only a deletion removes it.
    return isChanging && quantity === 0 ? [] : [{ entry, quantity, isChanging }];
  });
}

/** Records a change. A quantity replaces an unsent one of the same line; an addition replaces nothing. */
export function record(
  log: CartLog,
  change: Omit<CartChange, 'id' | 'at' | 'stage' | 'dueAt'> & { dueAt?: number },
): CartLog {
  const last = log.changes.findLast(({ key }) => key === change.key);
  const isReplaced = last && isUnsent(last) && 'set' in last.operation && 'set' in change.operation;
  const others = log.changes
    .filter((other) => !(isReplaced && other === last))
    // A draft is complete when another change follows it.
    .map((other) => (other === last ? finishDraft(other) : other));
  const { voucher, intent } = change;
  const vouchers =
    voucher && intent === 'redeem'
      ? [...log.vouchers.filter((other) => !isSame(other, voucher)), voucher]
      : log.vouchers;
  const id = log.lastChangeId + 1;
  const { dueAt = null } = change;
  const stage = dueAt === null ? 'waiting' : 'draft';
  const changes = [...others, { ...change, id, stage, dueAt, at: log.clock } as const];
  return { ...log, vouchers, changes, lastChangeId: id };
}

const finishDraft = (change: CartChange): CartChange =>
  change.stage === 'draft' ? { ...change, stage: 'waiting', dueAt: null } : change;

/** Marks drafts as ready to be sent. */
export const finishDrafts = (log: CartLog, isMeant = (_change: CartChange) => true): CartLog =>
  log.changes.some(({ stage }) => stage === 'draft')
    ? { ...log, changes: log.changes.map((change) => (isMeant(change) ? finishDraft(change) : change)) }
    : log;

/** The quantity that results from a change, and whether the shop already has it. */
function effectOf(log: CartLog, change: CartChange) {
  const acknowledged = log.changes
    .filter((other) => other.key === change.key && other.stage === 'done')
    .reduce(applyOperation, confirmedQuantity(log, change.key));
  const quantity = applyOperation(acknowledged, change);
  const isKnown = log.confirmed !== null && !log.doubts.has(change.key);
  return { quantity, from: acknowledged, isNeedless: isKnown && quantity === acknowledged };
}

/**
 * The next change to send: the first of its line while no other change of the line is pending. A change that seems
 * redundant waits until the shop's cart is known: it may have changed elsewhere, and the user's last choice must not be
 * lost.
 */
export function nextToSend(log: CartLog): CartChange | undefined {
  const isClear = log.reading === null && log.unsettledSince === null;
  const busy = new Set<LineKey>();
  for (const change of log.changes) {
    if (change.stage === 'done') continue;
    const isNext = change.stage === 'waiting' && !busy.has(change.key);
    if (isNext && (isClear || !effectOf(log, change).isNeedless)) return change;
    busy.add(change.key);
  }
  return undefined;
}

/**
 * Marks a change as sent. `command` is `null` if the shop already has that quantity: a line that was changed and
 * changed back needs no call, which would be answered with "not modified".
 */
export function send(log: CartLog, change: CartChange): { log: CartLog; command: CartCommand | null } {
  const { quantity, from, isNeedless } = effectOf(log, change);
  const command = isNeedless ? null : change.toCommand(quantity);
  if (!command) return { log: withdraw(log, change.id), command };
  const clock = log.clock + 1;
  const sent: CartChange = { ...change, operation: { set: quantity }, from, stage: 'sent', at: clock };
  return { log: { ...log, clock, changes: replace(log.changes, sent) }, command };
}

/** The shop made a change and answered with its cart. */
export function answer(log: CartLog, id: number, cart: Cart): CartLog {
  const change = log.changes.find((other) => other.id === id);
  if (!change) return log;
  const clock = log.clock + 1;
  const done: CartChange = { ...change, stage: 'done', at: clock };
  // The answer includes earlier changes of the same line.
  const changes = replace(log.changes, done).filter(
    (other) => other.id === id || other.key !== change.key || other.stage !== 'done',
  );
  return adopt({ ...log, clock, changes }, cart, change.at, id);
}

/**
 * Removes a failed change from the log, which restores the line. The cart is always read again: the refusal may
 * mean that stock or prices have changed.
 *
 * @param isCertain whether the shop itself refused; otherwise the change may have been made
 */
export function refuse(log: CartLog, id: number, isCertain: boolean): CartLog {
  const change = log.changes.find((other) => other.id === id);
  if (!change) return log;
  const clock = log.clock + 1;
  const doubts = isCertain ? log.doubts : new Map(log.doubts).set(change.key, clock);
  return { ...withdraw(log, id), clock, doubts, unsettledSince: clock };
}

/** The shop did not look at a change, so nothing but the change leaves the log. */
export const withdraw = (log: CartLog, id: number): CartLog => ({
  ...log,
  changes: log.changes.filter((change) => change.id !== id),
});

/** Requests the cart, or joins a pending read. */
export const wantCart = (log: CartLog): CartLog =>
  log.reading ? { ...log, reading: { ...log.reading, tone: 'loud' } } : { ...log, wantedRead: 'loud' };

/** Requests a read that is newer than a pending one. */
export const wantNewCart = (log: CartLog, tone: Tone): CartLog => ({
  ...log,
  wantedRead: tone === 'loud' ? tone : (log.wantedRead ?? tone),
});

/** Requests what failed again: the connection may work again, or a change has succeeded. */
export function recover(log: CartLog): CartLog {
  const calm = log.failedReads > 0 || log.retryAt !== null ? { ...log, failedReads: 0, retryAt: null } : log;
  return calm.readError !== null && !calm.reading ? { ...calm, wantedRead: 'loud' } : calm;
}

/** The tone of the read that is due; `null` if none is. When no call is pending, an unsettled cart is read once. */
export function readToStart(log: CartLog): Tone | null {
  if (log.reading) return null;
  if (log.wantedRead) return log.wantedRead;
  // Without a session the shop returns no cart, so a retry is useless.
  const isReadable = log.failedReads === 0 && log.readError !== 'SESSION_ENDED';
  return log.unsettledSince !== null && isReadable && isQuiet(log) ? 'quiet' : null;
}

/** Records that a read was sent. */
export function startRead(log: CartLog, tone: Tone): CartLog {
  const clock = log.clock + 1;
  return { ...log, clock, reading: { sentAt: clock, tone }, wantedRead: null, retryAt: null };
}

/** Records the cart of the pending read. */
export function finishRead(log: CartLog, sentAt: number, cart: Cart): CartLog {
  return adopt({ ...log, clock: log.clock + 1, reading: null, failedReads: 0 }, cart, sentAt);
}

/** The cart could not be read and is not shown. */
export const forget = (log: CartLog, readError: ReadErrorCode): CartLog => ({
  ...log,
  confirmed: null,
  reading: null,
  forgottenAt: log.clock,
  readError,
});

/** A quiet read failed: it is repeated a few times with growing delays. */
export function repeatRead(log: CartLog, now: number): CartLog {
  const delay = CART_RETRY_DELAYS_MS[log.failedReads];
  const retryAt = delay === undefined ? null : now + delay;
  return { ...log, reading: null, failedReads: log.failedReads + 1, retryAt };
}

/** The cart may be another person's now: only what belongs to the page stays. Answers to earlier calls are too old. */
export function forgetAll(log: CartLog): CartLog {
  const { reading, lastChangeId, lastErrorId, isShown, isPageHidden } = log;
  const clock = log.clock + 1;
  return {
    ...EMPTY_LOG,
    clock,
    forgottenAt: clock,
    reading,
    lastChangeId,
    lastErrorId,
    isShown,
    isPageHidden,
  };
}

/** Whether no change is a draft, pending or ready to be sent. */
const isQuiet = (log: CartLog): boolean =>
  log.changes.every(({ stage }) => stage === 'done' || stage === 'waiting') && !nextToSend(log);

/** Whether the confirmed sums may be stale. */
export const isUpdating = (log: CartLog): boolean => log.changes.length > 0 || log.unsettledSince !== null;

/** Confirms the answer of a call sent at `sentAt`, unless it may be older than the confirmed cart. */
function adopt(previous: CartLog, cart: Cart, sentAt: number, ownId?: number): CartLog {
  const current = vouchersOf(cart);
  // The shop's spelling of a code replaces the user's.
  const known = previous.vouchers.map(
    (voucher) => current.find((other) => isSame(other, voucher)) ?? voucher,
  );
  const added = current.filter((voucher) => !known.some((other) => isSame(other, voucher)));
  const log = { ...previous, vouchers: [...known, ...added] };
  if (sentAt < (log.confirmed?.at ?? log.forgottenAt)) {
    return { ...log, unsettledSince: log.clock };
  }
  const changes = log.changes.filter(
    (change) => !(change.id === ownId || (change.stage === 'done' && change.at < sentAt)),
  );
  const isSettled = (log.unsettledSince ?? 0) < sentAt;
  const isOverlapped = changes.some(({ stage }) => stage === 'done');
  return {
    ...log,
    confirmed: { cart: log.confirmed ? reuseUnchanged(log.confirmed.cart, cart) : cart, at: log.clock },
    readError: null,
    changes,
    unsettledSince: isSettled && !isOverlapped ? null : log.clock,
    doubts: new Map([...log.doubts].filter(([, since]) => since > sentAt)),
  };
}

const isSame = (one: Voucher, other: Voucher) => voucherKey(one) === voucherKey(other);

const replace = (changes: readonly CartChange[], change: CartChange) =>
  changes.map((other) => (other.id === change.id ? change : other));
