/** Why time stands still: the person is at it, the tab is away, or what counts down cannot be seen. */
export type Hold = 'focus' | 'pointer' | 'hidden' | 'closed';

/** Time that runs out, and stands still while anything holds it (MC-11, MC-13). All times in milliseconds. */
export interface Countdown {
  /** Left when it last began to run, or while it is held. */
  leftMs: number;
  /** When it last began to run; `null` while it is held. */
  since: number | null;
  holds: readonly Hold[];
}

/** Starts to count, or waits where something already holds it. */
export function startCountdown(ms: number, now: number, holds: readonly Hold[] = []): Countdown {
  return { leftMs: ms, since: holds.length === 0 ? now : null, holds };
}

/** How long it has left at a time. */
export function timeLeft({ leftMs, since }: Countdown, now: number): number {
  return since === null ? leftMs : Math.max(0, leftMs - (now - since));
}

/** Adds or takes away one reason to stand still. */
export function holdCountdown(countdown: Countdown, hold: Hold, isHeld: boolean, now: number): Countdown {
  if (countdown.holds.includes(hold) === isHeld) return countdown;
  const holds = isHeld ? [...countdown.holds, hold] : countdown.holds.filter((other) => other !== hold);
  return startCountdown(timeLeft(countdown, now), now, holds);
}

/** Whether it has come to its end. One that is held has not, however little is left. */
export const isOver = (countdown: Countdown, now: number): boolean =>
  countdown.since !== null && timeLeft(countdown, now) === 0;
