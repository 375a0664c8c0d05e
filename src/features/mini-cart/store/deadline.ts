/** Why a deadline waits: focus or pointer is on its element. */
export type PauseReason = 'focus' | 'pointer';

/** A moment at which something ends unless it is paused. Times in milliseconds of the cart's clock. */
export interface Deadline {
  /** When it ends; a pause postpones it. */
  dueAt: number;
  /** The user's reasons to pause it. */
  pausedBy: readonly PauseReason[];
  /** Since when it is paused; `null` while it runs. */
  pausedAt: number | null;
}

/** A deadline that starts now. One that replaces another stays paused while the user interacts with its element. */
export const startDeadline = (now: number, durationMs: number, replaced?: Deadline | null): Deadline => ({
  dueAt: now + durationMs,
  pausedBy: replaced?.pausedBy ?? [],
  pausedAt: null,
});

/** The time that remains, in milliseconds. */
export const timeLeft = ({ dueAt, pausedAt }: Deadline, now: number): number =>
  Math.max(0, dueAt - (pausedAt ?? now));

export const isDue = ({ dueAt, pausedAt }: Deadline, now: number): boolean =>
  pausedAt === null && dueAt <= now;

/** Adds or removes a reason to pause; `hold` applies it. */
export function withPause(deadline: Deadline, reason: PauseReason, isPaused: boolean): Deadline {
  if (deadline.pausedBy.includes(reason) === isPaused) return deadline;
  const others = deadline.pausedBy.filter((other) => other !== reason);
  return { ...deadline, pausedBy: isPaused ? [...others, reason] : others };
}

/** Stops a deadline that has a reason to wait, and resumes one that has none. @param isHeld another reason to wait */
export function hold(deadline: Deadline, isHeld: boolean, now: number): Deadline {
  const { pausedBy, pausedAt, dueAt } = deadline;
  const isPaused = isHeld || pausedBy.length > 0;
  if (isPaused === (pausedAt !== null)) return deadline;
  return pausedAt === null
    ? { ...deadline, pausedAt: now }
    : { ...deadline, pausedAt: null, dueAt: dueAt + now - pausedAt };
}
