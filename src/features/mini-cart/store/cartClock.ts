/** The time source of the cart; tests inject their own. */
export interface CartClock {
  /** Milliseconds since a fixed point in time; never set back. */
  now: () => number;
  /** Runs a callback later. @returns a function that cancels it */
  after: (ms: number, run: () => void) => () => void;
}

/** The browser's clock. The time of day would jump when the user sets it. */
export const browserClock: CartClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
