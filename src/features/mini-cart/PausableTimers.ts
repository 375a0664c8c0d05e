import type { CartClock } from './cartClock.ts';

/** Why a timer is paused: focus or pointer is on its element, the tab is hidden, or its element is not visible. */
export type PauseReason = 'focus' | 'pointer' | 'hidden' | 'closed';

/** A timer's state for rendering. Times in milliseconds. */
export interface TimerState {
  /** Time left when it last started to run, or while it is paused. */
  leftMs: number;
  /** When it last started to run; `null` while it is paused. */
  since: number | null;
}

/** The remaining time of a timer, in milliseconds. */
export const timeLeft = ({ leftMs, since }: TimerState, now: number): number =>
  since === null ? leftMs : Math.max(0, leftMs - (now - since));

interface Timer {
  state: TimerState;
  reasons: ReadonlySet<PauseReason>;
  cancel: () => void;
}

export interface PausableTimersOptions {
  clock: CartClock;
  durationMs: number;
  onEnd: (key: string) => void;
  /** Called when a timer has started, stopped, paused or resumed. */
  onChange: () => void;
}

/** Named timers of one duration. Each runs while it has no reason to pause (MC-11, MC-13). */
export class PausableTimers {
  readonly #options: PausableTimersOptions;
  readonly #timers = new Map<string, Timer>();
  /** Reasons that pause every timer, including those that start later. */
  readonly #shared = new Set<PauseReason>();

  constructor(options: PausableTimersOptions) {
    this.#options = options;
  }

  /** Starts or restarts a timer. A restarted one stays paused while the user interacts with its element. */
  start(key: string): void {
    const own = this.#timers.get(key)?.reasons ?? [];
    this.#run(key, this.#options.durationMs, new Set([...own, ...this.#shared]));
  }

  stop(key: string): void {
    const timer = this.#timers.get(key);
    if (!timer) return;
    timer.cancel();
    this.#timers.delete(key);
    this.#options.onChange();
  }

  /** Adds or removes one timer's reason to pause. */
  setPaused(key: string, reason: PauseReason, isPaused: boolean): void {
    const timer = this.#timers.get(key);
    if (!timer || timer.reasons.has(reason) === isPaused) return;
    const reasons = new Set(timer.reasons);
    if (isPaused) reasons.add(reason);
    else reasons.delete(reason);
    this.#run(key, timeLeft(timer.state, this.#options.clock.now()), reasons);
  }

  /** Adds or removes a reason to pause every timer, including those that start later. */
  setAllPaused(reason: PauseReason, isPaused: boolean): void {
    if (isPaused) this.#shared.add(reason);
    else this.#shared.delete(reason);
    for (const key of this.#timers.keys()) this.setPaused(key, reason, isPaused);
  }

  /** Removes the reasons of interaction, because the elements are gone. */
  releaseInteraction(): void {
    for (const key of this.#timers.keys()) {
      this.setPaused(key, 'focus', false);
      this.setPaused(key, 'pointer', false);
    }
  }

  stateOf(key: string): TimerState | null {
    return this.#timers.get(key)?.state ?? null;
  }

  #run(key: string, leftMs: number, reasons: ReadonlySet<PauseReason>): void {
    const { clock, onEnd, onChange } = this.#options;
    this.#timers.get(key)?.cancel();
    const isPaused = reasons.size > 0;
    const state = { leftMs, since: isPaused ? null : clock.now() };
    const end = () => {
      this.#timers.delete(key);
      onEnd(key);
    };
    const cancel = isPaused ? () => {} : clock.after(leftMs, end);
    this.#timers.set(key, { state, reasons, cancel });
    onChange();
  }
}
