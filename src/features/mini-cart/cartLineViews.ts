import { type CartEntry, compareLists, type LineKey, lineNameOf, withQuantity } from './cartLines.ts';
import { type CartLog, wantedEntries, wantedQuantity } from './cartLog.ts';
import { type Voucher, type VoucherView, voucherKey } from './cartVouchers.ts';

/** A deleted line that can be restored or is being restored (MC-11). */
export interface DeletedLine {
  key: LineKey;
  entry: CartEntry;
  /** The quantity that undo restores. */
  quantity: number;
  /** The lines above it when it was deleted, the nearest last. */
  above: readonly LineKey[];
}

/** One line of the mini cart as it is rendered. */
export interface CartLineView {
  key: LineKey;
  entry: CartEntry;
  isDeleted: boolean;
  /** The line's last change is pending, so its price may be stale. */
  isChanging: boolean;
}

/** All lines in display order: those in the cart, and deleted ones in their former place. */
export function viewLines(log: CartLog, deleted: readonly DeletedLine[]): CartLineView[] {
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
    const quantity = wantedQuantity(log, key);
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

/**
 * The vouchers of the cart in order of appearance, so that none moves while it is removed or restored.
 *
 * @param known every voucher that was in the cart or is being redeemed
 */
export function viewVouchers(
  log: CartLog,
  known: readonly Voucher[],
  canRestore: (key: LineKey) => boolean,
): VoucherView[] {
  return known.flatMap((voucher) => {
    const key = voucherKey(voucher);
    const isRemoved = wantedQuantity(log, key) === 0;
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
