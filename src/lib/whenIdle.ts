/**
 * Runs something when the browser has nothing better to do, so that it neither delays a paint nor a press (BEY-07).
 *
 * @param longestWaitMs a moment that does not come is not waited for longer than this, in milliseconds
 * @returns a function that calls it off
 */
export function whenIdle(run: () => void, longestWaitMs = 2_000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: longestWaitMs });
  return () => cancelIdleCallback(request);
}
