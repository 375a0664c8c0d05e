import { MAX_RECENTLY_REMOVED, UNDO_WINDOW_MS } from '#src/config/limits.ts';
import { type CartItem, canUndo, type LineKey, quantityOf } from './cartLines.ts';
import { type CartLog, confirmedKeys, optimisticQuantity } from './cartLog.ts';
import { type Deadline, startDeadline } from './deadline.ts';

/** A deleted line and what restores it. */
export interface DeletedLine {
  key: LineKey;
  entry: CartItem;
  /** The quantity that undo restores. */
  quantity: number;
  /** The lines above it when it was deleted, the nearest last. */
  above: readonly LineKey[];
}

/** A deleted line or removed voucher that can be restored or is being restored. */
export interface Removal {
  key: LineKey;
  /** `null` for a voucher, which the log keeps in its list. */
  line: DeletedLine | null;
  /** Until when it can be restored; `null` while it is being restored. */
  undo: Deadline | null;
}

const without = <Item extends { key: LineKey }>(items: readonly Item[], key: LineKey) =>
  items.filter((item) => item.key !== key);

export const removalOf = (log: CartLog, key: LineKey): Removal | undefined =>
  log.removals.find((removal) => removal.key === key);

/** Whether the undo time of a line or voucher runs. */
export const canUndoRemoval = (log: CartLog, key: LineKey): boolean => Boolean(removalOf(log, key)?.undo);

const isGone = (log: CartLog, key: LineKey) => optimisticQuantity(log, key) === 0;

/** Starts the undo time of a line or voucher. */
export function startUndo(log: CartLog, key: LineKey, line: DeletedLine | null, now: number): CartLog {
  const undo = startDeadline(now, UNDO_WINDOW_MS, removalOf(log, key)?.undo);
  return { ...log, removals: [...without(log.removals, key), { key, line, undo }] };
}

/** Ends the undo time, because the line or voucher is being restored. */
export const stopUndo = (log: CartLog, key: LineKey): CartLog => ({
  ...log,
  removals: log.removals.map((removal) => (removal.key === key ? { ...removal, undo: null } : removal)),
});

export const dropRemoval = (log: CartLog, key: LineKey): CartLog =>
  removalOf(log, key) ? { ...log, removals: without(log.removals, key) } : log;

/** The shop refused a delete. A line that was deleted again in the meantime keeps the undo time of that delete. */
export const deleteRefused = (log: CartLog, key: LineKey): CartLog =>
  isGone(log, key) ? log : dropRemoval(log, key);

/** The shop refused to restore a line or voucher, which can be tried again. */
export function restoreRefused(log: CartLog, key: LineKey, now: number): CartLog {
  const removal = removalOf(log, key);
  // A running time belongs to a later delete.
  return isGone(log, key) && !removal?.undo ? startUndo(log, key, removal?.line ?? null, now) : log;
}

/** Removes removals that are settled: the cart contains the line again, or no attempt to restore it is pending. */
export function pruneRemovals(log: CartLog): CartLog {
  if (log.removals.length === 0) return log;
  const inCart = confirmedKeys(log);
  const changing = new Set(log.changes.map(({ key }) => key));
  const removals = log.removals.filter(
    ({ key, undo }) => changing.has(key) || (undo !== null && !inCart.has(key)),
  );
  return removals.length === log.removals.length ? log : { ...log, removals };
}

/** The undo time is over: the line is offered among the recently removed ones. */
export function finishRemoval(log: CartLog, { key, line }: Removal): CartLog {
  const dropped = dropRemoval(log, key);
  return line && isGone(log, key) ? offer(dropped, [line]) : dropped;
}

/** Offers the lines of a cart that is lost with its session. */
export const offerLost = (log: CartLog, lost: readonly CartItem[]): CartLog =>
  offer(
    log,
    lost.map((entry) => ({ key: entry.key, entry, quantity: quantityOf(entry), above: [] })),
  );

function offer(log: CartLog, lines: readonly DeletedLine[]): CartLog {
  const added = lines.filter(({ entry }) => canUndo(entry));
  const others = log.recent.filter((other) => !added.some(({ key }) => key === other.key));
  return { ...log, recent: [...added, ...others].slice(0, MAX_RECENTLY_REMOVED) };
}

/** Recently removed lines that the cart does not contain again, the latest first. */
export const recentLines = (log: CartLog): DeletedLine[] => log.recent.filter(({ key }) => isGone(log, key));

/** Moves a recently removed line back to its place, before it is restored. */
export const takeRecent = (log: CartLog, line: DeletedLine): CartLog => ({
  ...log,
  recent: without(log.recent, line.key),
  removals: [...without(log.removals, line.key), { key: line.key, line, undo: null }],
});
