/**
 * Time between two looks at the clock, in milliseconds: a timer does not count a computer's sleep, nor a clock that is set.
 */
const LOOK_MS = 60_000;

/**
 * Calls back at a time, however far it is ahead, and soon if it has passed.
 *
 * @param time in milliseconds since 1970, by the browser's clock
 * @returns a function that cancels the call
 */
export function callAt(time: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (look: () => void) => {
    timer = setTimeout(look, Math.min(Math.max(time - Date.now(), 0), LOOK_MS));
  };
  const look = () => (Date.now() < time ? wait(look) : callback());
  wait(look);
  return () => clearTimeout(timer);
}
