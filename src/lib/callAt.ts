/** A browser's timer with a longer delay would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Calls back at a time, however far it is ahead, and soon if it has passed.
 *
 * @param time in milliseconds since 1970, by the browser's clock
 * @returns a function that cancels the call
 */
export function callAt(time: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const rest = time - Date.now();
    timer = rest > MAX_DELAY_MS ? setTimeout(wait, MAX_DELAY_MS) : setTimeout(callback, Math.max(rest, 0));
  };
  wait();
  return () => clearTimeout(timer);
}
