import type { Cart } from '#src/schemas/cart.ts';
import type { ChangeError } from './cartErrors.ts';
import type { ReadErrorCode } from './cartErrorTexts.ts';
import { type CartItem, compareLists, type LineKey, lineNameOf, withQuantity } from './cartLines.ts';
import { type CartLog, isUpdating, optimisticQuantity, wantedEntries } from './cartLog.ts';
import { canUndoRemoval, type DeletedLine, recentLines } from './cartRemovals.ts';
import { type VoucherData, voucherKey } from './cartVouchers.ts';
import type { Deadline } from './deadline.ts';

/** One line of the mini cart as it is rendered. */
export interface CartLineData {
  key: LineKey;
  entry: CartItem;
  isDeleted: boolean;
  /** The line's last change is pending, so its price may be stale. */
  isChanging: boolean;
}

/** Everything that the mini cart renders. Each change creates a new object. */
export interface CartSnapshot {
  /** What the mini cart shows. */
  view: 'loading' | 'empty' | 'full';
  /** The cart as the shop last confirmed it; `undefined` before the first answer and after a failed load. */
  cart: Cart | undefined;
  /** All lines with pending changes applied; deleted ones keep their place until their undo time is over. */
  lines: readonly CartLineData[];
  /** Coupons and gift cards with pending changes applied; removed ones until their undo time is over. */
  vouchers: readonly VoucherData[];
  /** Deleted lines whose undo time is over, the latest first; the user can put them back. */
  recentlyRemoved: readonly DeletedLine[];
  /** Until when deleted lines and removed vouchers can be restored; one that is being restored has no entry. */
  undoTimers: ReadonlyMap<LineKey, Deadline>;
  /** Why there is no cart; stays until a cart arrives. */
  readError: ReadErrorCode | null;
  changeErrors: readonly ChangeError[];
  /** A change is pending. */
  isUpdating: boolean;
}

/** Computes what the mini cart renders. */
export function snapshotOf(log: CartLog): CartSnapshot {
  const { readError, errors } = log;
  const cart = log.confirmed?.cart;
  const lines = linesOf(log);
  const vouchers = vouchersIn(log);
  const gone = new Set([
    ...lines.filter(({ isDeleted }) => isDeleted).map(({ key }) => key),
    ...vouchers.filter(({ isRemoved }) => isRemoved).map(({ key }) => key),
  ]);
  const isUnreadable = cart !== undefined && cart.unreadableLines > 0;
  const hasContent = lines.length > 0 || isUnreadable || readError !== null || (!cart && errors.length > 0);
  return {
    view: hasContent ? 'full' : cart ? 'empty' : 'loading',
    cart,
    lines,
    vouchers,
    recentlyRemoved: recentLines(log),
    undoTimers: new Map(
      log.removals.flatMap(({ key, undo }) => (undo && gone.has(key) ? [[key, undo] as const] : [])),
    ),
    readError,
    changeErrors: errors,
    isUpdating: isUpdating(log),
  };
}

/** All lines in display order: those in the cart, and deleted ones in their former place. */
export function linesOf(log: CartLog): CartLineData[] {
  const deleted = log.removals.flatMap(({ line }) => line ?? []);
  const lines: CartLineData[] = wantedEntries(log).map(({ entry, quantity, isChanging }) => ({
    key: entry.key,
    entry: withQuantity(entry, quantity),
    isDeleted: false,
    isChanging,
  }));
  if (!log.confirmed || deleted.length === 0) return lines;
  const shown = new Set(lines.map(({ key }) => key));
  // Latest first, because the line above may have been deleted later.
  for (const { key, entry, above } of deleted.toReversed()) {
    if (shown.has(key)) continue;
    const quantity = optimisticQuantity(log, key);
    const nearest = above.findLast((other) => shown.has(other));
    const index =
      nearest === undefined ? firstOf(lines, entry) : lines.findIndex((line) => line.key === nearest) + 1;
    const isDeleted = quantity === 0;
    lines.splice(index, 0, {
      key,
      entry: isDeleted ? entry : withQuantity(entry, quantity),
      isDeleted,
      isChanging: !isDeleted,
    });
    shown.add(key);
  }
  return lines;
}

/** The vouchers of the cart in order of appearance, so that none moves while it is removed or restored. */
export function vouchersIn(log: CartLog): VoucherData[] {
  if (!log.confirmed) return [];
  return log.vouchers.flatMap((voucher) => {
    const key = voucherKey(voucher);
    const isRemoved = optimisticQuantity(log, key) === 0;
    const isChanging = log.changes.some((change) => change.key === key);
    return isRemoved && !canUndoRemoval(log, key) ? [] : [{ key, voucher, isRemoved, isChanging }];
  });
}

/** The index of the first line in the list of a line. */
function firstOf(lines: readonly CartLineData[], entry: CartItem): number {
  const index = lines.findIndex((line) => compareLists(line.entry, entry) >= 0);
  return index < 0 ? lines.length : index;
}

export function linesAbove(lines: readonly CartLineData[], { key, entry }: CartLineData): LineKey[] {
  const at = lines.findIndex((line) => line.key === key);
  return lines
    .slice(0, at)
    .filter((line) => lineNameOf(line.entry) === lineNameOf(entry))
    .map((line) => line.key);
}
