import { MAX_RECENTLY_REMOVED, UNDO_WINDOW_MS } from '#src/config/limits.ts';
import type { CartClock } from './cartClock.ts';
import { type CartEntry, canUndo, entriesOf, type LineKey, quantityOf } from './cartLines.ts';
import { type CartLog, optimisticQuantity } from './cartLog.ts';
import { PausableTimers } from './PausableTimers.ts';

/** A deleted line that can be restored or is being restored (MC-11). */
export interface DeletedLine {
  key: LineKey;
  entry: CartEntry;
  /** The quantity that undo restores. */
  quantity: number;
  /** The lines above it when it was deleted, the nearest last. */
  above: readonly LineKey[];
}

const without = <Item extends { key: LineKey }>(items: readonly Item[], keys: readonly LineKey[]) =>
  items.filter(({ key }) => !keys.includes(key));

/**
 * What has left the cart and can be restored: deleted lines and removed vouchers while their undo time runs (MC-11,
 * BEY-13), and recently removed lines after it (BEY-18).
 */
export class Removals {
  /** The undo times, by the key of the line or voucher. */
  readonly timers: PausableTimers;
  readonly #cart: { readonly log: CartLog };
  readonly #onChange: () => void;
  #deleted: readonly DeletedLine[] = [];
  #recent: readonly DeletedLine[] = [];

  /**
   * @param cart its log has the cart's content
   * @param onChange called when an undo time has started, paused, resumed or ended
   */
  constructor(clock: CartClock, cart: { readonly log: CartLog }, onChange: () => void) {
    this.#cart = cart;
    this.#onChange = onChange;
    const onEnd = (key: LineKey) => this.#finish(key);
    this.timers = new PausableTimers({ clock, durationMs: UNDO_WINDOW_MS, onEnd, onChange });
  }

  /** Deleted lines except those that the cart contains again: their delete was refused, or their undo succeeded. */
  get deleted(): readonly DeletedLine[] {
    if (this.#deleted.length === 0) return this.#deleted;
    const { confirmed, changes } = this.#cart.log;
    const confirmedKeys = new Set(confirmed && entriesOf(confirmed.cart).map(({ key }) => key));
    const changing = new Set(changes.map(({ key }) => key));
    return this.#deleted.filter(
      ({ key }) => changing.has(key) || (this.canUndo(key) && !confirmedKeys.has(key)),
    );
  }

  /** Deleted lines whose undo time is over, the latest first. */
  get recent(): readonly DeletedLine[] {
    return this.#recent.filter(({ key }) => this.#isDeleted(key));
  }

  /** Whether the undo time of a line or voucher runs. */
  canUndo(key: LineKey): boolean {
    return this.timers.stateOf(key) !== null;
  }

  add(line: DeletedLine): void {
    this.#deleted = [...without(this.deleted, [line.key]), line];
  }

  /** Moves a recently removed line back to its place, before it is restored. */
  takeRecent(key: LineKey): DeletedLine | undefined {
    const line = this.#recent.find((other) => other.key === key);
    if (!line) return undefined;
    this.#recent = without(this.#recent, [key]);
    this.#deleted = [...without(this.#deleted, [key]), line];
    return line;
  }

  /** Offers the lines of a cart that is lost (MC-23). */
  offerLost(lost: readonly CartEntry[]): void {
    this.#offer(lost.map((entry) => ({ key: entry.key, entry, quantity: quantityOf(entry), above: [] })));
  }

  /** The shop refused a delete. A line that was deleted again in the meantime keeps the undo time of that delete. */
  deleteRefused(key: LineKey): void {
    if (this.#isDeleted(key)) return;
    this.#deleted = without(this.#deleted, [key]);
    this.timers.stop(key);
  }

  /** The shop refused to restore a line or voucher, which can be tried again. @returns whether it is still deleted */
  restoreRefused(key: LineKey): boolean {
    const isDeleted = this.#isDeleted(key);
    // A running time belongs to a later delete.
    if (isDeleted && !this.canUndo(key)) this.timers.start(key);
    return isDeleted;
  }

  #isDeleted(key: LineKey): boolean {
    return optimisticQuantity(this.#cart.log, key) === 0;
  }

  #finish(key: LineKey): void {
    if (this.#isDeleted(key)) this.#offer(this.#deleted.filter((line) => line.key === key));
    this.#deleted = without(this.#deleted, [key]);
    this.#onChange();
  }

  #offer(lines: readonly DeletedLine[]): void {
    const added = lines.filter(({ entry }) => canUndo(entry));
    const others = without(
      this.#recent,
      added.map(({ key }) => key),
    );
    this.#recent = [...added, ...others].slice(0, MAX_RECENTLY_REMOVED);
  }
}
