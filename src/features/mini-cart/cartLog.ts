import type { Cart, CartCommand } from '#src/schemas/cart.ts';
import {
  type CartEntry,
  entriesOf,
  keepSame,
  keyOf,
  type LineKey,
  quantityOf,
  type ToCommand,
} from './cartLines.ts';

// The cart as a log: the shop's last word, and every change that this word may not know yet. What a person sees is
// computed from both, so undoing a refused change is nothing special: it leaves the log (MC-12).
//
// Changes of different lines travel at the same time, changes of one line one after the other. An answer carries the
// whole cart, but answers of overlapping calls do not say which is the newer one. So the log keeps a clock of its own
// events: an answer replaces the confirmed cart only when its call was sent after the confirmed one had arrived, a
// change stays on top until a call was sent after its answer, and whatever remains unclear is asked for once, when
// everything is quiet.

/** What a change wants: a quantity (0 deletes), or so many more. */
export type Wish = { set: number } | { add: number };

/** One change of one line. */
export interface CartChange {
  id: number;
  key: LineKey;
  wish: Wish;
  toCommand: ToCommand;
  /**
   * `draft` may still be changed by the person, `waiting` is about to be sent, `sent` is with the shop, `done` was
   * answered, but the confirmed cart may not know it yet.
   */
  stage: 'draft' | 'waiting' | 'sent' | 'done';
  /** When it was sent or answered, by the log's clock. */
  at: number;
}

export interface CartLog {
  /** Counts calls and answers; not a time of day. */
  clock: number;
  /** The shop's last word and when it came. */
  confirmed: { cart: Cart; at: number } | null;
  changes: readonly CartChange[];
  /** Since when only the shop can say what it holds; `null` when the log knows. */
  unsettledSince: number | null;
  /** When a cart was last given up because it could not be read. Calls sent before that know too little. */
  forgottenAt: number;
  /** Lines whose last change failed without a word from the shop, so that it may have been made or not. */
  doubts: ReadonlyMap<LineKey, number>;
}

const isUnsent = ({ stage }: CartChange) => stage === 'draft' || stage === 'waiting';

function confirmedQuantity({ confirmed }: CartLog, key: LineKey): number {
  const entry = confirmed && entriesOf(confirmed.cart).find((other) => keyOf(other) === key);
  return entry ? quantityOf(entry) : 0;
}

const applyWish = (quantity: number, { wish }: CartChange) =>
  'add' in wish ? quantity + wish.add : wish.set;

/** How many of a line the person will have when every change works out; 0 when it is not in the cart. */
export function wantedQuantity(log: CartLog, key: LineKey): number {
  return log.changes.filter((change) => change.key === key).reduce(applyWish, confirmedQuantity(log, key));
}

/** How many of a line the shop has or is being asked for; drafts do not count. */
export function askedQuantity(log: CartLog, key: LineKey): number {
  return log.changes
    .filter((change) => change.key === key && change.stage !== 'draft')
    .reduce(applyWish, confirmedQuantity(log, key));
}

/** Every line as the person wants it: the confirmed cart with all changes on top. */
export function wantedEntries(log: CartLog): { entry: CartEntry; quantity: number; isChanging: boolean }[] {
  if (!log.confirmed) return [];
  return entriesOf(log.confirmed.cart).flatMap((entry) => {
    const key = keyOf(entry);
    const own = log.changes.filter((change) => change.key === key);
    const quantity = own.reduce(applyWish, quantityOf(entry));
    return quantity === 0 ? [] : [{ entry, quantity, isChanging: own.length > 0 }];
  });
}

/**
 * Notes a change. A new quantity replaces one of the same line that was not sent yet: the last word per line counts.
 * What adds to a quantity never replaces anything and is not replaced.
 */
export function record(log: CartLog, change: Omit<CartChange, 'at'>): CartLog {
  const kept = log.changes
    .filter(
      (other) =>
        !(other.key === change.key && isUnsent(other) && 'set' in other.wish && 'set' in change.wish),
    )
    // What another change of its line follows is no draft any more.
    .map((other) =>
      other.key === change.key && other.stage === 'draft' ? { ...other, stage: 'waiting' as const } : other,
    );
  return { ...log, changes: [...kept, { ...change, at: log.clock }] };
}

/** Makes drafts ready to be sent: one, or all of them. */
export function finishDrafts(log: CartLog, id?: number): CartLog {
  return {
    ...log,
    changes: log.changes.map((change) =>
      change.stage === 'draft' && (id === undefined || change.id === id)
        ? { ...change, stage: 'waiting' }
        : change,
    ),
  };
}

/** What the shop holds of a line as far as the log knows, and what a change makes of it. */
function effectOf(log: CartLog, change: CartChange) {
  const held = log.changes
    .filter((other) => other.key === change.key && other.stage === 'done')
    .reduce(applyWish, confirmedQuantity(log, change.key));
  const quantity = applyWish(held, change);
  const isKnown = log.confirmed !== null && !log.doubts.has(change.key);
  return { quantity, isNeedless: isKnown && quantity === held };
}

/**
 * The next change that may be sent: the first of its line while none of the line is with the shop. One that seems to be
 * needless waits until it is clear what the shop holds: the cart may have been changed elsewhere, and what the person
 * wanted last must not be lost.
 *
 * @param isReading a read is on its way, so that soon more will be known
 */
export function nextToSend(log: CartLog, isReading: boolean): CartChange | undefined {
  const isClear = !isReading && log.unsettledSince === null;
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
 * Takes a change on its way. `command` is `null` when the shop already holds what it wants: a line that was changed
 * and changed back needs no call, and would be answered with "not modified".
 */
export function send(log: CartLog, change: CartChange): { log: CartLog; command: CartCommand | null } {
  const { quantity, isNeedless } = effectOf(log, change);
  const command = isNeedless ? null : change.toCommand(quantity);
  if (!command) return { log: drop(log, change.id), command };
  const clock = log.clock + 1;
  const sent: CartChange = { ...change, wish: { set: quantity }, stage: 'sent', at: clock };
  return { log: { ...log, clock, changes: replace(log.changes, sent) }, command };
}

/** The shop has made a change and says what the cart is now. */
export function answer(log: CartLog, id: number, cart: Cart): CartLog {
  const change = log.changes.find((other) => other.id === id);
  if (!change) return log;
  const clock = log.clock + 1;
  const done: CartChange = { ...change, stage: 'done', at: clock };
  // What was done earlier to the same line is history.
  const changes = replace(log.changes, done).filter(
    (other) => other.id === id || other.key !== change.key || other.stage !== 'done',
  );
  return adopt({ ...log, clock, changes }, cart, change.at, id);
}

/**
 * A change failed and leaves the log; the line is again what it was (MC-12). The shop is asked again in any case: it
 * may know something new about its stock.
 *
 * @param isCertain the shop itself said no. Otherwise nobody knows whether it was made.
 */
export function refuse(log: CartLog, id: number, isCertain: boolean): CartLog {
  const change = log.changes.find((other) => other.id === id);
  if (!change) return log;
  const clock = log.clock + 1;
  const doubts = isCertain ? log.doubts : new Map(log.doubts).set(change.key, clock);
  return { ...drop(log, id), clock, doubts, unsettledSince: clock };
}

/** A read was sent. `sentAt` goes with its answer. */
export function startRead(log: CartLog): { log: CartLog; sentAt: number } {
  const clock = log.clock + 1;
  return { log: { ...log, clock }, sentAt: clock };
}

/** The answer of a read. */
export function finishRead(log: CartLog, sentAt: number, cart: Cart): CartLog {
  return adopt({ ...log, clock: log.clock + 1 }, cart, sentAt);
}

/** The cart could not be read: the person sees none (MC-03). */
export const forget = (log: CartLog): CartLog => ({ ...log, confirmed: null, forgottenAt: log.clock });

/** Whether no change is on its way, or still being chosen, and none can be sent: the moment to ask what is unclear. */
export const isQuiet = (log: CartLog): boolean =>
  log.changes.every(({ stage }) => stage === 'done' || stage === 'waiting') && !nextToSend(log, false);

/** Whether sums wait for the shop's word (MC-12). */
export const isUpdating = (log: CartLog): boolean => log.changes.length > 0 || log.unsettledSince !== null;

/** Takes a cart that a call sent at `sentAt` has brought, if it is certainly newer than the confirmed one. */
function adopt(log: CartLog, cart: Cart, sentAt: number, ownId?: number): CartLog {
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
    confirmed: { cart: log.confirmed ? keepSame(log.confirmed.cart, cart) : cart, at: log.clock },
    changes,
    unsettledSince: isSettled && !isOverlapped ? null : log.clock,
    doubts: new Map([...log.doubts].filter(([, since]) => since > sentAt)),
  };
}

const drop = (log: CartLog, id: number): CartLog => ({
  ...log,
  changes: log.changes.filter((change) => change.id !== id),
});

const replace = (changes: readonly CartChange[], change: CartChange) =>
  changes.map((other) => (other.id === change.id ? change : other));
