import { QUANTITY_DEBOUNCE_MS } from '#src/config/limits.ts';
import type { Cart, CartCommand } from '#src/schemas/cart.ts';
import { dismiss, raise, type ShownFailure, VOUCHER_FORM } from './cartErrors.ts';
import type { CartFailure, ChangeErrorCode, ReadErrorCode } from './cartErrorTexts.ts';
import {
  articleKey,
  type CartItem,
  canDelete,
  canUndo,
  commandsOf,
  entriesOf,
  type LineKey,
  quantityOf,
} from './cartLines.ts';
import {
  answer,
  type CartChange,
  type CartLog,
  finishDrafts,
  finishRead,
  forget,
  optimisticQuantity,
  quantityIn,
  record,
  recover,
  refuse,
  repeatRead,
  submittedQuantity,
  withdraw,
} from './cartLog.ts';
import {
  canUndoRemoval,
  type DeletedLine,
  deleteRefused,
  dropRemoval,
  offerLost,
  removalOf,
  restoreRefused,
  startUndo,
  stopUndo,
  takeRecent,
} from './cartRemovals.ts';
import { linesAbove, linesOf, vouchersIn } from './cartSnapshot.ts';
import { releaseInteraction } from './cartTime.ts';
import { type Voucher, type VoucherData, voucherCommands, voucherKey } from './cartVouchers.ts';

// What the user does and what the shop answers, as steps from one log to the next. `now` is the time of the cart's clock.

/** The request of an add-to-cart button. */
export interface CartAddition {
  productId: string;
  /** The shop's stock-keeping number of the selected variant. */
  tcm: string;
  /** How many to add. @default 1 */
  quantity?: number;
}

const presentLine = (log: CartLog, key: LineKey) =>
  linesOf(log).find((line) => line.key === key && !line.isDeleted);

const voucherView = (log: CartLog, key: LineKey): VoucherData | undefined =>
  vouchersIn(log).find((view) => view.key === key);

// The user

/** Deletes a line; it can be restored for `UNDO_WINDOW_MS`. */
export function deleteLine(log: CartLog, key: LineKey, now: number): CartLog {
  const line = presentLine(log, key);
  if (!line || !canDelete(line.entry)) return log;
  const { entry } = line;
  // The shop may refuse a quantity that was never sent; undo restores the quantity before it.
  const quantity = submittedQuantity(log, key) || quantityOf(entry);
  const deleted = { key, entry, quantity, above: linesAbove(linesOf(log), line) };
  return record(startUndo(log, key, deleted, now), {
    key,
    intent: 'delete',
    operation: { set: 0 },
    toCommand: commandsOf(entry),
  });
}

const restoreLine = (log: CartLog, { key, quantity, entry }: DeletedLine): CartLog =>
  record(stopUndo(log, key), {
    key,
    intent: 'restore',
    operation: { set: quantity },
    toCommand: commandsOf(entry),
  });

/** Restores a deleted line with the quantity it had. */
export function undoDelete(log: CartLog, key: LineKey): CartLog {
  const line = removalOf(log, key)?.line;
  return line && canUndoRemoval(log, key) && canUndo(line.entry) ? restoreLine(log, line) : log;
}

/** Puts a recently removed line back. */
export function putBack(log: CartLog, key: LineKey): CartLog {
  const line = log.recent.find((other) => other.key === key);
  return line ? restoreLine(takeRecent(log, line), line) : log;
}

const recordVoucher = (
  log: CartLog,
  voucher: Voucher,
  intent: CartChange['intent'],
  quantity: 0 | 1,
): CartLog =>
  record(log, {
    key: voucherKey(voucher),
    intent,
    operation: { set: quantity },
    toCommand: voucherCommands(voucher),
    voucher,
  });

/** Redeems a coupon or a gift card; one that the cart has already is refused without a call. */
export function redeem(log: CartLog, voucher: Voucher, now: number): CartLog {
  const key = voucherKey(voucher);
  const calm = dismiss(log, (error) => error.key === VOUCHER_FORM);
  if (optimisticQuantity(calm, key) > 0)
    return raise(calm, { code: ALREADY_REDEEMED[voucher.kind], limit: undefined }, VOUCHER_FORM, now);
  return recordVoucher(dropRemoval(calm, key), voucher, 'redeem', 1);
}

/** Removes a voucher; it can be restored for `UNDO_WINDOW_MS`. */
export function removeVoucher(log: CartLog, key: LineKey, now: number): CartLog {
  const view = voucherView(log, key);
  if (!view || view.isRemoved) return log;
  return recordVoucher(startUndo(log, key, null, now), view.voucher, 'delete', 0);
}

/** Redeems a removed voucher again. */
export function undoRemoveVoucher(log: CartLog, key: LineKey): CartLog {
  const view = voucherView(log, key);
  if (!view?.isRemoved) return log;
  return recordVoucher(stopUndo(log, key), view.voucher, 'restore', 1);
}

/** Changes a quantity; it is sent when the user has stopped choosing. @param quantity 1 or more */
export function setQuantity(log: CartLog, key: LineKey, quantity: number, now: number): CartLog {
  const line = presentLine(log, key);
  if (!line || !Number.isInteger(quantity) || quantity < 1) return log;
  if (quantity === optimisticQuantity(log, key)) return log;
  return record(log, {
    key,
    intent: 'quantity',
    operation: { set: quantity },
    toCommand: commandsOf(line.entry),
    dueAt: now + QUANTITY_DEBOUNCE_MS,
  });
}

/** Adds to a line from elsewhere on the page. */
export function add(log: CartLog, { productId, tcm, quantity = 1 }: CartAddition): CartLog {
  const toCommand = (total: number): CartCommand => ({ setArticle: { productId, tcm, quantity: total } });
  return record(log, {
    key: articleKey(productId, tcm),
    intent: 'add',
    operation: { add: quantity },
    toCommand,
  });
}

/** Opens or closes the mini cart. Closing it finishes what the user was choosing. */
export function show(log: CartLog, isShown: boolean): CartLog {
  if (log.isShown === isShown) return log;
  return isShown ? recover({ ...log, isShown }) : finishDrafts(releaseInteraction({ ...log, isShown }));
}

// The shop

/** The shop answered a read. An error that was raised and shown before a loud read is settled by it. */
export function cartRead(log: CartLog, cart: Cart): CartLog {
  if (!log.reading) return log;
  const { tone, sentAt } = log.reading;
  const read = finishRead(log, sentAt, cart);
  return tone === 'loud' && log.isShown ? dismiss(read, ({ raisedAt }) => raisedAt < sentAt) : read;
}

/** A read failed. A cart whose owner may have logged out elsewhere is not shown any longer. */
export function cartUnread(log: CartLog, code: ReadErrorCode, now: number): CartLog {
  const isLoud = log.reading?.tone === 'loud' || code === 'SESSION_ENDED';
  return isLoud ? forget(log, code) : repeatRead(log, now);
}

export const changeMade = (log: CartLog, id: number, cart: Cart): CartLog =>
  recover(dismiss(answer(log, id, cart), ({ code }) => code === 'SESSION_ENDED'));

/** What the shop has made of a change. */
export interface MadeChange {
  /** The line; `undefined` for a voucher. */
  entry: CartItem | undefined;
  voucher: Voucher | undefined;
  /** Pieces added (+) or removed (−). */
  pieces: number;
}

/** What the shop makes of a pending change by answering with a cart; `undefined` if nothing. */
export function madeBy(log: CartLog, id: number, cart: Cart): MadeChange | undefined {
  const change = log.changes.find((other) => other.id === id);
  if (!change || change.from === undefined || !('set' in change.operation)) return undefined;
  const { key, voucher, from, operation } = change;
  const entries = [...entriesOf(cart), ...(log.confirmed ? entriesOf(log.confirmed.cart) : [])];
  const entry = entries.find((other) => other.key === key) ?? removalOf(log, key)?.line?.entry;
  return { entry, voucher, pieces: operation.set - from };
}

/** Whether another tab can have made a change: a new voucher is this tab's own. */
export const canBeElsewhere = ({ changes }: CartLog, id: number): boolean =>
  changes.some((change) => change.id === id && change.intent !== 'redeem');

/** Whether a cart is as a sent change wants it. */
export function isMadeIn({ changes }: CartLog, id: number, cart: Cart): boolean {
  const change = changes.find((other) => other.id === id);
  return (
    change !== undefined && 'set' in change.operation && quantityIn(cart, change.key) === change.operation.set
  );
}

/**
 * Repeats a sent addition on the shop's current cart, to which another tab may have added the same: one piece more than
 * there was is now one more again. `command` is `null` if the change is no addition.
 */
export function addAgain(
  log: CartLog,
  id: number,
  cart: Cart,
): { log: CartLog; command: CartCommand | null } {
  const change = log.changes.find((other) => other.id === id);
  if (change?.intent !== 'add' || change.from === undefined || !('set' in change.operation))
    return { log, command: null };
  const from = quantityIn(cart, change.key);
  const quantity = from + change.operation.set - change.from;
  const again = { ...change, operation: { set: quantity }, from };
  const changes = log.changes.map((other) => (other.id === id ? again : other));
  return { log: { ...log, changes }, command: change.toCommand(quantity) };
}

export interface FailedChange {
  failure: CartFailure<ChangeErrorCode>;
  /** The session has ended, and the cart of the next one could be read. */
  isOtherSession: boolean;
  /** Lines that the next session's cart does not contain. */
  lost: readonly CartItem[];
}

/** The shop refused a change, or did not answer. */
export function changeFailed(log: CartLog, id: number, failed: FailedChange, now: number): CartLog {
  const change = log.changes.find((other) => other.id === id);
  if (!change) return log;
  const { failure, isOtherSession, lost } = failed;
  // After a failed read, the shown cart stays.
  const isUnseen = failure.code === 'SESSION_ENDED' && !isOtherSession;
  const next = isUnseen ? withdraw(log, id) : refuse(log, id, failure.isCertain);
  return recover(offerLost(report(next, change, failure, now), lost));
}

const ALREADY_REDEEMED = { coupon: 'WSAC_ALREADY_REDEEMED', giftCard: 'GIFT_CARD_INVALID' } as const;
const NOT_REMOVED = { coupon: 'removeWsacError', giftCard: 'removeGiftCardError' } as const;

/** What the user is told about a refused voucher. */
function voucherFailure({ voucher, intent }: CartChange, failure: ShownFailure): ShownFailure {
  if (!voucher || failure.code === 'SESSION_ENDED') return failure;
  if (intent === 'delete') return { code: NOT_REMOVED[voucher.kind], limit: undefined };
  return failure.code === 'NOT_MODIFIED'
    ? { code: ALREADY_REDEEMED[voucher.kind], limit: undefined }
    : failure;
}

/** Shows why a change was refused, and offers what can be tried again. An addition is reported to its caller. */
function report(log: CartLog, change: CartChange, failure: ShownFailure, now: number): CartLog {
  const { key, intent } = change;
  const shown = voucherFailure(change, failure);
  switch (intent) {
    case 'add':
      return log;
    case 'redeem':
      return raise(log, shown, VOUCHER_FORM, now);
    case 'delete':
      return deleteRefused(raise(log, shown, null, now), key);
    case 'restore':
      return restoreRefused(raise(log, shown, null, now), key, now);
    case 'quantity': {
      // A quantity can replace an unsent undo, so that its refusal leaves the line deleted.
      const isGone = optimisticQuantity(log, key) === 0;
      return restoreRefused(raise(log, shown, isGone ? null : key, now), key, now);
    }
  }
}
