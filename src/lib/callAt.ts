/** How often the clock is read, in milliseconds: a timer does not notice sleep, or a clock that is set. */
const LOOK_MS = 60_000;

/** Calls back at a time in milliseconds since 1970, soon if it has passed. @returns a function that cancels the call */
export function callAt(time: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (look: () => void) => {
    timer = setTimeout(look, Math.min(Math.max(time - Date.now(), 0), LOOK_MS));
  };
  const look = () => (Date.now() < time ? wait(look) : callback());
  wait(look);
  return () => clearTimeout(timer);
}
