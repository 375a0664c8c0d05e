/**
 * Runs a callback when the browser is idle, at the latest after `longestWaitMs`. @returns a function that cancels it
 */
export function whenIdle(run: () => void, longestWaitMs = 2_000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  let isCalledOff = false;
  const request = requestIdleCallback(() => isCalledOff || run(), { timeout: longestWaitMs });
  return () => {
    isCalledOff = true;
    // Scripts that add the one function to a browser often leave out the other.
    globalThis.cancelIdleCallback?.(request);
  };
}
