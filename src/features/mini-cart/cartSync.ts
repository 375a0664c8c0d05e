import { atom } from 'jotai/vanilla';
import { CART_RETRY_DELAYS_MS } from '#src/config/limits.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { CartCommand } from '#src/schemas/cart.ts';
import { shopApiAtom } from '#src/state/environmentAtom.ts';
import { timerAtom } from './cartClock.ts';
import { clearChangeErrorsAtom } from './cartErrors.ts';
import { type CartFailure, type ChangeErrorCode, toChangeFailure, toReadFailure } from './cartErrorTexts.ts';
import {
  answer,
  type CartChange,
  finishDrafts,
  finishRead,
  forget,
  isQuiet,
  nextToSend,
  record,
  refuse,
  send,
  startRead,
} from './cartLog.ts';
import { logAtom, readErrorStateAtom } from './cartState.ts';

// The traffic between the log and the shop. Nothing here knows what a person sees.

/** How a change ended. `addedProduct` is the shop's own note about it, passed on unread. */
export type ChangeResult = Result<{ addedProduct?: unknown }, CartFailure<ChangeErrorCode>>;

/** The cart's log. */
export const cartLogAtom = atom((get) => get(logAtom));

/** Why there is no cart to show; stays until a cart comes (MC-13). */
export const readErrorAtom = atom((get) => get(readErrorStateAtom));

/** A loud read is one that the page waits for: its failure is shown. A quiet one only looks again. */
type Tone = 'quiet' | 'loud';

const readingAtom = atom<{ tone: Tone; again: Tone | null; whenRead: Promise<void> } | null>(null);
const retriesAtom = atom(0);
const outcomesAtom = atom<ReadonlyMap<number, (result: ChangeResult) => void>>(new Map());
const lastIdAtom = atom(0);

/**
 * Makes a change: shows it at once, sends it as soon as its line is free, and answers how it ended.
 *
 * @param draftMs milliseconds to wait for a further change of the same line before it is sent (BEY-10)
 */
export const changeCartAtom = atom(
  null,
  (
    get,
    set,
    given: Pick<CartChange, 'key' | 'wish' | 'toCommand'>,
    draftMs: number,
  ): Promise<ChangeResult> => {
    const id = get(lastIdAtom) + 1;
    set(lastIdAtom, id);
    const before = get(logAtom);
    const after = record(before, { ...given, id, stage: draftMs > 0 ? 'draft' : 'waiting' });
    const result = new Promise<ChangeResult>((resolve) => {
      set(outcomesAtom, new Map(get(outcomesAtom)).set(id, resolve));
    });
    set(logAtom, after);
    const kept = new Set(after.changes.map((change) => change.id));
    for (const change of before.changes) if (!kept.has(change.id)) set(endAtom, change.id, ok({}));
    if (draftMs > 0) set(timerAtom, `draft ${given.key}`, draftMs, () => set(sendDraftsAtom, id));
    set(pumpAtom);
    return result;
  },
);

/** Sends what a person is still choosing without waiting any longer: one draft, or all (BEY-10). */
export const sendDraftsAtom = atom(null, (get, set, id?: number) => {
  set(logAtom, finishDrafts(get(logAtom), id));
  set(pumpAtom);
});

/** Tells whoever made a change how it ended. */
const endAtom = atom(null, (get, set, id: number, result: ChangeResult) => {
  const outcomes = new Map(get(outcomesAtom));
  const tell = outcomes.get(id);
  outcomes.delete(id);
  set(outcomesAtom, outcomes);
  tell?.(result);
});

/** Sends whatever may be sent; when all is quiet and something is unclear, asks the shop once. */
const pumpAtom = atom(null, (get, set) => {
  const next = () => nextToSend(get(logAtom), get(readingAtom) !== null);
  for (let change = next(); change; change = next()) {
    const { log, command } = send(get(logAtom), change);
    set(logAtom, log);
    if (command) void set(callAtom, change.id, command);
    else set(endAtom, change.id, ok({}));
  }
  const { unsettledSince } = get(logAtom);
  if (unsettledSince !== null && isQuiet(get(logAtom)) && !get(readingAtom) && get(retriesAtom) === 0) {
    void set(readAtom, 'quiet');
  }
});

const callAtom = atom(null, async (get, set, id: number, command: CartCommand) => {
  const reply = await get(shopApiAtom).changeCart({ body: command });
  if (reply.ok) {
    set(logAtom, answer(get(logAtom), id, reply.value.cart));
    if (get(logAtom).confirmed) set(readErrorStateAtom, null);
    set(endAtom, id, ok({ addedProduct: reply.value.addedProduct }));
  } else {
    const failure = toChangeFailure(reply.error);
    set(logAtom, refuse(get(logAtom), id, failure.isCertain));
    set(endAtom, id, failed(failure));
  }
  set(retryCartAtom);
});

/** Reads the cart, or joins a read that is on its way (MC-03: on mount). */
export const loadCartAtom = atom(null, (get, set): Promise<void> => {
  const reading = get(readingAtom);
  if (!reading) return set(readAtom, 'loud');
  set(readingAtom, { ...reading, tone: 'loud' });
  return reading.whenRead;
});

/**
 * Reads the cart again because it may have changed elsewhere (MC-03). A read on its way may be too old for that, so
 * another one follows it.
 *
 * @param tone `quiet` keeps what is shown when the shop does not answer
 */
export const reloadCartAtom = atom(null, (get, set, tone: Tone): Promise<void> => {
  const reading = get(readingAtom);
  if (!reading) return set(readAtom, tone);
  const again = tone === 'loud' || reading.again === 'loud' ? 'loud' : 'quiet';
  set(readingAtom, { ...reading, again });
  return reading.whenRead;
});

/** Asks again for what is still unclear or could not be read: the line may work again (`online`, reopened, came back). */
export const retryCartAtom = atom(null, (get, set) => {
  set(timerAtom, 'retry', null);
  set(retriesAtom, 0);
  if (get(readErrorStateAtom) !== null && !get(readingAtom)) void set(readAtom, 'loud');
  else set(pumpAtom);
});

const readAtom = atom(null, (get, set, tone: Tone): Promise<void> => {
  set(timerAtom, 'retry', null);
  const whenRead = set(readOnceAtom).then(() => {
    const reading = get(readingAtom);
    set(readingAtom, null);
    if (reading?.again) return set(readAgainAtom, reading.again);
    set(pumpAtom);
  });
  set(readingAtom, { tone, again: null, whenRead });
  return whenRead;
});

// An atom cannot write itself.
const readAgainAtom = atom(null, (_get, set, tone: Tone) => set(readAtom, tone));

const readOnceAtom = atom(null, async (get, set): Promise<void> => {
  const { log, sentAt } = startRead(get(logAtom));
  set(logAtom, log);
  // What is unclear must come from the shop's store, not from a cache in between.
  const query = log.unsettledSince === null ? {} : { forceReload: true };
  const reply = await get(shopApiAtom).readCart({ query });
  const isLoud = get(readingAtom)?.tone === 'loud';
  if (reply.ok) {
    set(retriesAtom, 0);
    set(logAtom, finishRead(get(logAtom), sentAt, reply.value.cart));
    if (get(logAtom).confirmed) set(readErrorStateAtom, null);
    if (isLoud) set(clearChangeErrorsAtom, sentAt);
  } else if (isLoud) {
    set(logAtom, forget(get(logAtom)));
    set(readErrorStateAtom, toReadFailure(reply.error).code);
  } else {
    set(waitAtom);
  }
});

/** A quiet read failed: what is shown stays, and the shop is asked again later, a few times. */
const waitAtom = atom(null, (get, set) => {
  const retries = get(retriesAtom);
  const delay = CART_RETRY_DELAYS_MS[retries];
  set(retriesAtom, retries + 1);
  if (delay !== undefined) set(timerAtom, 'retry', delay, () => void set(readAtom, 'quiet'));
});
