import { type CartEntry, keyOf, LINE_KINDS, type LineKey, withQuantity } from './cartLines.ts';
import { type CartLog, wantedEntries, wantedQuantity } from './cartLog.ts';
import type { Countdown } from './countdown.ts';

/** A line that was deleted a moment ago and still shows where it was, so that it can be taken back (MC-11). */
export interface DeletedLine {
  key: LineKey;
  entry: CartEntry;
  /** What undo asks the shop for: as many as it had. */
  quantity: number;
  /** The lines above it when it was deleted, the nearest last. */
  above: readonly LineKey[];
  /** Runs out after `UNDO_WINDOW_MS`; `null` while the line is on its way back. */
  countdown: Countdown | null;
}

/** One line of the mini cart as it is drawn. */
export interface CartLineView {
  key: LineKey;
  entry: CartEntry;
  isDeleted: boolean;
  /** Its price waits for the shop's word. */
  isChanging: boolean;
}

/** All lines in their order: those in the cart, and those just deleted at the place where they were. */
export function linesOf(log: CartLog, deleted: readonly DeletedLine[]): CartLineView[] {
  const lines: CartLineView[] = wantedEntries(log).map(({ entry, quantity, isChanging }) => ({
    key: keyOf(entry),
    entry: withQuantity(entry, quantity),
    isDeleted: false,
    isChanging,
  }));
  if (!log.confirmed || deleted.length === 0) return lines;
  const shown = new Set(lines.map(({ key }) => key));
  // Latest first: what a line stood below when it was deleted may have been deleted after it.
  for (const { key, entry, above } of deleted.toReversed()) {
    if (shown.has(key)) continue;
    const quantity = wantedQuantity(log, key);
    const at = above.findLast((other) => shown.has(other));
    const index = at === undefined ? firstOf(lines, entry) : lines.findIndex((line) => line.key === at) + 1;
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

/** Where a line's kind begins. */
function firstOf(lines: readonly CartLineView[], { kind }: CartEntry): number {
  const order = LINE_KINDS.indexOf(kind);
  const index = lines.findIndex((line) => LINE_KINDS.indexOf(line.entry.kind) >= order);
  return index < 0 ? lines.length : index;
}

/** The lines of the same kind above a line. */
export function linesAbove(lines: readonly CartLineView[], key: LineKey): LineKey[] {
  const at = lines.findIndex((line) => line.key === key);
  const kind = lines[at]?.entry.kind;
  return lines
    .slice(0, at)
    .filter((line) => line.entry.kind === kind)
    .map((line) => line.key);
}
