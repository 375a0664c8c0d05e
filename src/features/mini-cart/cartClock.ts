import { atom } from 'jotai/vanilla';

/** Where the mini cart takes its time from; a test brings its own. */
export interface CartClock {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Runs something later. @returns a function that calls it off */
  after: (ms: number, run: () => void) => () => void;
}

/** The clock of this store. */
export const cartClockAtom = atom<CartClock>({
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** Whether the person has the page in another tab: what is timed waits for them. */
export const isPageHiddenAtom = atom(false);

/** Whether the mini cart is open, so that what it says can be seen. */
export const isCartShownAtom = atom(false);

const timersAtom = atom<ReadonlyMap<string, () => void>>(new Map());

/** Starts a named timer in place of one of the same name, or with no time only stops it. */
export const timerAtom = atom(null, (get, set, name: string, ms: number | null, run?: () => void) => {
  const timers = new Map(get(timersAtom));
  timers.get(name)?.();
  timers.delete(name);
  if (ms !== null && run) {
    const stop = get(cartClockAtom).after(ms, () => {
      const left = new Map(get(timersAtom));
      left.delete(name);
      set(timersAtom, left);
      run();
    });
    timers.set(name, stop);
  }
  set(timersAtom, timers);
});
