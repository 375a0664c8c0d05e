import { atom } from 'jotai/vanilla';
import { MAX_LINE_QUANTITY, QUANTITY_DEBOUNCE_MS, UNDO_WINDOW_MS } from '#src/config/limits.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { CartCommand } from '#src/schemas/cart.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { cartClockAtom, isCartShownAtom, isPageHiddenAtom, timerAtom } from './cartClock.ts';
import { changeErrorsAtom, holdChangeErrorAtom, showChangeErrorAtom } from './cartErrors.ts';
import { type ChangeErrorCode, changeErrorText } from './cartErrorTexts.ts';
import {
  articleKey,
  canDelete,
  canUndo,
  commandsOf,
  entriesOf,
  keyOf,
  type LineKey,
  quantityOf,
} from './cartLines.ts';
import { askedQuantity, isUpdating, wantedQuantity } from './cartLog.ts';
import { confirmedCartAtom } from './cartState.ts';
import {
  cartLogAtom,
  changeCartAtom,
  loadCartAtom,
  readErrorAtom,
  retryCartAtom,
  sendDraftsAtom,
} from './cartSync.ts';
import { type Hold, holdCountdown, startCountdown, timeLeft } from './countdown.ts';
import { type CartLineView, type DeletedLine, linesAbove, linesOf } from './deletedLines.ts';

/** Whether the sums wait for the shop's word (MC-12). */
export const isCartUpdatingAtom = atom((get) => isUpdating(get(cartLogAtom)));

const windowsAtom = atom<readonly DeletedLine[]>([]);

/**
 * Lines that were just deleted. With nothing on its way, one that the shop has was not deleted after all, and one on
 * its way back has arrived.
 */
export const deletedLinesAtom = atom((get) => {
  const { confirmed, changes } = get(cartLogAtom);
  const held = new Set(confirmed && entriesOf(confirmed.cart).map(keyOf));
  const changing = new Set(changes.map(({ key }) => key));
  return get(windowsAtom).filter(
    ({ key, countdown }) => changing.has(key) || (countdown !== null && !held.has(key)),
  );
});

/** Every line as it is drawn: the confirmed cart, changes on top, and what was just deleted in its place. */
export const cartLinesAtom = atom((get): CartLineView[] => linesOf(get(cartLogAtom), get(deletedLinesAtom)));

const lineAtom = atom(null, (get, _set, key: LineKey) => get(cartLinesAtom).find((line) => line.key === key));

/** Deletes a line at once and keeps it to be taken back for `UNDO_WINDOW_MS` (MC-11). */
export const deleteLineAtom = atom(null, async (get, set, key: LineKey): Promise<void> => {
  const line = set(lineAtom, key);
  if (!line || line.isDeleted || !canDelete(line.entry)) return;
  const { entry } = line;
  // A quantity that was never sent may be one the shop refuses; what comes back is what it had.
  const quantity = askedQuantity(get(cartLogAtom), key) || quantityOf(entry);
  const above = linesAbove(get(cartLinesAtom), key);
  set(windowsAtom, [
    ...get(deletedLinesAtom).filter((other) => other.key !== key),
    { key, entry, quantity, above, countdown: null },
  ]);
  const whenAnswered = set(changeCartAtom, { key, wish: { set: 0 }, toCommand: commandsOf(entry) }, 0);
  set(openWindowAtom, key);
  const result = await whenAnswered;
  if (result.ok) return;
  set(showChangeErrorAtom, result.error, null, get(cartLogAtom).clock);
  set(closeWindowAtom, key);
});

/** Takes a deleted line back: it is there at once, and the shop is asked for as many as it had (MC-11). */
export const undoDeleteAtom = atom(null, async (get, set, key: LineKey): Promise<void> => {
  const deleted = get(deletedLinesAtom).find((other) => other.key === key);
  if (!deleted?.countdown || !canUndo(deleted.entry)) return;
  set(timerAtom, `undo ${key}`, null);
  set(windowsAtom, replace(get(windowsAtom), { ...deleted, countdown: null }));
  const wish = { set: deleted.quantity };
  const result = await set(changeCartAtom, { key, wish, toCommand: commandsOf(deleted.entry) }, 0);
  if (result.ok) return;
  set(showChangeErrorAtom, result.error, null, get(cartLogAtom).clock);
  // It is deleted still, so it can still be taken back.
  set(openWindowAtom, key);
});

/** Gives a deleted line its time, from now. */
const openWindowAtom = atom(null, (get, set, key: LineKey) => {
  const deleted = get(windowsAtom).find((other) => other.key === key);
  if (!deleted) return;
  const holds: Hold[] = get(isPageHiddenAtom) ? ['hidden'] : [];
  const countdown = startCountdown(UNDO_WINDOW_MS, get(cartClockAtom).now(), holds);
  set(windowsAtom, replace(get(windowsAtom), { ...deleted, countdown }));
  set(watchAtom, key);
});

/** A delete was refused, so there is nothing to take back, unless the line was deleted again meanwhile. */
const closeWindowAtom = atom(null, (get, set, key: LineKey) => {
  if (get(deletedLinesAtom).some((other) => other.key === key)) return;
  set(timerAtom, `undo ${key}`, null);
  set(forgetAtom, key);
});

const forgetAtom = atom(null, (get, set, key: LineKey) =>
  set(
    windowsAtom,
    get(windowsAtom).filter((other) => other.key !== key),
  ),
);

const watchAtom = atom(null, (get, set, key: LineKey) => {
  const countdown = get(windowsAtom).find((other) => other.key === key)?.countdown;
  const ms = countdown && countdown.since !== null ? timeLeft(countdown, get(cartClockAtom).now()) : null;
  set(timerAtom, `undo ${key}`, ms, () => set(forgetAtom, key));
});

/** Holds the time of one deleted line, or of all, or lets it run again (MC-11). */
export const holdUndoAtom = atom(null, (get, set, key: LineKey | 'all', hold: Hold, isHeld: boolean) => {
  const now = get(cartClockAtom).now();
  for (const deleted of get(windowsAtom)) {
    if ((key !== 'all' && deleted.key !== key) || !deleted.countdown) continue;
    const countdown = holdCountdown(deleted.countdown, hold, isHeld, now);
    if (countdown === deleted.countdown) continue;
    set(windowsAtom, replace(get(windowsAtom), { ...deleted, countdown }));
    set(watchAtom, deleted.key);
  }
});

const replace = (windows: readonly DeletedLine[], line: DeletedLine) =>
  windows.map((other) => (other.key === line.key ? line : other));

/** Chooses how many of a line; the shop is asked when the person has stopped choosing (BEY-10). */
export const chooseQuantityAtom = atom(
  null,
  async (get, set, key: LineKey, quantity: number): Promise<void> => {
    const line = set(lineAtom, key);
    if (!line || line.isDeleted || !Number.isInteger(quantity)) return;
    const wish = { set: Math.min(Math.max(quantity, 1), MAX_LINE_QUANTITY) };
    if (wish.set === wantedQuantity(get(cartLogAtom), key)) return;
    const change = { key, wish, toCommand: commandsOf(line.entry) };
    const result = await set(changeCartAtom, change, QUANTITY_DEBOUNCE_MS);
    if (!result.ok) set(showChangeErrorAtom, result.error, key, get(cartLogAtom).clock);
  },
);

/** What an add-to-cart button gives. */
export interface CartAddition {
  productId: string;
  /** The shop's stock-keeping number of the chosen variant. */
  tcm: string;
  /** How many more. @default 1 */
  quantity?: number;
}

/** Why something could not be put into the cart, ready to be shown. */
export interface CartAdditionError {
  code: ChangeErrorCode;
  /** The number a limit names. */
  limit?: number;
  /** In the page's language. */
  message: string;
}

/** How an addition ended; `addedProduct` is the shop's own note about it. */
export type CartAdditionResult = Result<{ addedProduct?: unknown }, CartAdditionError>;

/**
 * Puts an article into the cart from anywhere on the page (MC-18). The mini cart shows it as soon as the shop has
 * answered; a failure goes to the caller, in words, and is not shown in the mini cart as well.
 */
export const addToCartAtom = atom(
  null,
  async (get, set, { productId, tcm, quantity = 1 }: CartAddition): Promise<CartAdditionResult> => {
    // The shop takes the new total of a line, so what is there must be known first.
    if (!get(confirmedCartAtom)) await set(loadCartAtom);
    if (!get(confirmedCartAtom)) return set(refuseAdditionAtom, { code: 'UNKNOWN', limit: undefined });
    const toCommand = (total: number): CartCommand => ({ setArticle: { productId, tcm, quantity: total } });
    const wish = { add: quantity };
    const result = await set(changeCartAtom, { key: articleKey(productId, tcm), wish, toCommand }, 0);
    return result.ok ? ok(result.value) : set(refuseAdditionAtom, result.error);
  },
);

const refuseAdditionAtom = atom(
  null,
  (get, _set, { code, limit }: { code: ChangeErrorCode; limit: number | undefined }): CartAdditionResult => {
    const { id, values } = changeErrorText(code, limit);
    const message = get(environmentAtom).text(id, { ...values });
    return failed({ code, message, ...(limit !== undefined && { limit }) });
  },
);

/** Opens or closes the mini cart for everything that is timed; closing sends what is still being chosen (BEY-10). */
export const showCartAtom = atom(null, (get, set, isShown: boolean) => {
  if (get(isCartShownAtom) === isShown) return;
  set(isCartShownAtom, isShown);
  set(holdChangeErrorAtom, 'all', 'closed', !isShown);
  if (isShown) {
    set(retryCartAtom);
  } else {
    // Nobody can be at what is not there any more.
    for (const hold of ['focus', 'pointer'] as const) {
      set(holdUndoAtom, 'all', hold, false);
      set(holdChangeErrorAtom, 'all', hold, false);
    }
    set(sendDraftsAtom);
  }
});

/** Tells whether the page is in a hidden tab, where no time runs out (MC-11). */
export const hidePageAtom = atom(null, (_get, set, isHidden: boolean) => {
  set(isPageHiddenAtom, isHidden);
  set(holdUndoAtom, 'all', 'hidden', isHidden);
  set(holdChangeErrorAtom, 'all', 'hidden', isHidden);
});

/** What the mini cart shows (MC-03, MC-04). */
export type CartView = 'loading' | 'empty' | 'full';

export const cartViewAtom = atom((get): CartView => {
  const hasError = get(readErrorAtom) !== null || get(changeErrorsAtom).length > 0;
  if (hasError || get(cartLinesAtom).length > 0) return 'full';
  return get(confirmedCartAtom) ? 'empty' : 'loading';
});
