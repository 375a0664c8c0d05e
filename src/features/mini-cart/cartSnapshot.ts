import type { Cart } from '#src/schemas/cart.ts';
import type { ChangeError } from './ChangeErrors.ts';
import type { ReadErrorCode } from './cartErrorTexts.ts';
import { type CartEntry, compareLists, type LineKey, lineNameOf, withQuantity } from './cartLines.ts';
import { type CartLog, isUpdating, optimisticQuantity, wantedEntries } from './cartLog.ts';
import { type VoucherView, voucherKey } from './cartVouchers.ts';
import type { TimerState } from './PausableTimers.ts';
import type { DeletedLine, Removals } from './Removals.ts';

/** One line of the mini cart as it is rendered. */
export interface CartLineView {
  key: LineKey;
  entry: CartEntry;
  isDeleted: boolean;
  /** The line's last change is pending, so its price may be stale. */
  isChanging: boolean;
}

/** Everything that the mini cart renders. Each change creates a new object. */
export interface CartSnapshot {
  /** What the mini cart shows (MC-03, MC-04). */
  view: 'loading' | 'empty' | 'full';
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

/** Computes what the mini cart renders. */
export function snapshotOf(
  log: CartLog,
  removals: Removals,
  changeErrors: readonly ChangeError[],
): CartSnapshot {
  const { readError } = log;
  const cart = log.confirmed?.cart;
  const lines = viewLines(log, removals.deleted);
  const vouchers = viewVouchers(log, (key) => removals.canUndo(key));
  const deleted = [
    ...lines.filter(({ isDeleted }) => isDeleted),
    ...vouchers.filter(({ isRemoved }) => isRemoved),
  ];
  const isUnreadable = cart !== undefined && cart.unreadableLines > 0;
  const hasContent = lines.length > 0 || isUnreadable || readError !== null || changeErrors.length > 0;
  return {
    view: hasContent ? 'full' : cart ? 'empty' : 'loading',
    cart,
    lines,
    vouchers,
    recentlyRemoved: removals.recent,
    undoTimers: new Map(
      deleted.flatMap(({ key }) => {
        const timer = removals.timers.stateOf(key);
        return timer ? [[key, timer] as const] : [];
      }),
    ),
    readError,
    changeErrors,
    isUpdating: isUpdating(log),
  };
}

/** All lines in display order: those in the cart, and deleted ones in their former place. */
function viewLines(log: CartLog, deleted: readonly DeletedLine[]): CartLineView[] {
  const lines: CartLineView[] = wantedEntries(log).map(({ entry, quantity, isChanging }) => ({
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
function viewVouchers(log: CartLog, canRestore: (key: LineKey) => boolean): VoucherView[] {
  if (!log.confirmed) return [];
  return log.vouchers.flatMap((voucher) => {
    const key = voucherKey(voucher);
    const isRemoved = optimisticQuantity(log, key) === 0;
    const isChanging = log.changes.some((change) => change.key === key);
    return isRemoved && !canRestore(key) ? [] : [{ key, voucher, isRemoved, isChanging }];
  });
}

/** The index of the first line in the list of a line. */
function firstOf(lines: readonly CartLineView[], entry: CartEntry): number {
  const index = lines.findIndex((line) => compareLists(line.entry, entry) >= 0);
  return index < 0 ? lines.length : index;
}

/** The lines of the same list above a line. */
export function linesAbove(lines: readonly CartLineView[], { key, entry }: CartLineView): LineKey[] {
  const at = lines.findIndex((line) => line.key === key);
  return lines
    .slice(0, at)
    .filter((line) => lineNameOf(line.entry) === lineNameOf(entry))
    .map((line) => line.key);
}
