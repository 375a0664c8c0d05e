import { dismiss } from './cartErrors.ts';
import type { LineKey } from './cartLines.ts';
import { type CartLog, finishDrafts } from './cartLog.ts';
import { finishRemoval, pruneRemovals } from './cartRemovals.ts';
import { type Deadline, hold, isDue, type PauseReason, withPause } from './deadline.ts';

/** Applies a function to every deadline of the log; an unchanged log keeps its identity. */
function mapDeadlines(
  log: CartLog,
  undoOf: (undo: Deadline, key: LineKey) => Deadline,
  displayOf: (display: Deadline, id: number) => Deadline,
): CartLog {
  let isChanged = false;
  const removals = log.removals.map((removal) => {
    const undo = removal.undo && undoOf(removal.undo, removal.key);
    if (undo === removal.undo) return removal;
    isChanged = true;
    return { ...removal, undo };
  });
  const errors = log.errors.map((error) => {
    const display = error.display && displayOf(error.display, error.id);
    if (display === error.display) return error;
    isChanged = true;
    return { ...error, display };
  });
  return isChanged ? { ...log, removals, errors } : log;
}

/** Pauses or resumes the undo time of a line or voucher. */
export const pauseUndo = (log: CartLog, key: LineKey, reason: PauseReason, isPaused: boolean): CartLog =>
  mapDeadlines(
    log,
    (undo, own) => (own === key ? withPause(undo, reason, isPaused) : undo),
    (display) => display,
  );

/** Pauses or resumes the display time of an error. */
export const pauseError = (log: CartLog, id: number, reason: PauseReason, isPaused: boolean): CartLog =>
  mapDeadlines(
    log,
    (undo) => undo,
    (display, own) => (own === id ? withPause(display, reason, isPaused) : display),
  );

/** The mini cart closed: nothing in it has focus or pointer any longer. */
export function releaseInteraction(log: CartLog): CartLog {
  const release = (deadline: Deadline) => withPause(withPause(deadline, 'focus', false), 'pointer', false);
  return mapDeadlines(log, release, release);
}

/**
 * The log at a moment: deadlines wait or run as the page's state asks for, and what is due has happened. It is
 * idempotent. A hidden tab pauses all deadlines; errors also wait until the mini cart is open.
 */
export function atTime(log: CartLog, now: number): CartLog {
  const { isPageHidden, isShown } = log;
  const held = mapDeadlines(
    log,
    (undo) => hold(undo, isPageHidden, now),
    (display) => hold(display, isPageHidden || !isShown, now),
  );
  const isOver = (deadline: Deadline | null) => deadline !== null && isDue(deadline, now);
  let next = dismiss(held, ({ display }) => isOver(display));
  for (const removal of held.removals) if (isOver(removal.undo)) next = finishRemoval(next, removal);
  if (next.changes.some(({ dueAt }) => dueAt !== null && dueAt <= now))
    next = finishDrafts(next, ({ dueAt }) => dueAt !== null && dueAt <= now);
  if (next.retryAt !== null && next.retryAt <= now)
    next = { ...next, retryAt: null, wantedRead: next.wantedRead ?? 'quiet' };
  return pruneRemovals(next);
}

/** When the log changes next by itself; `Infinity` if it does not. */
export function nextMoment({ removals, errors, changes, retryAt }: CartLog): number {
  const deadlines = [...removals.map(({ undo }) => undo), ...errors.map(({ display }) => display)];
  return Math.min(
    ...deadlines.flatMap((deadline) => (deadline?.pausedAt === null ? [deadline.dueAt] : [])),
    ...changes.flatMap(({ dueAt }) => dueAt ?? []),
    retryAt ?? Number.POSITIVE_INFINITY,
  );
}
