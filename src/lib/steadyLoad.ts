import { askForStylesAgain } from './missingStyles.ts';
import { reportProblem } from './reportProblem.ts';

/** Pauses before each try that nobody asked for, in milliseconds. After the last one only somebody who asks starts another. */
const RETRY_PAUSES_MS = [2_000, 8_000, 30_000];
/** Somebody who asks sooner than this after a failure, in milliseconds, starts nothing: pointers ask often. */
const REST_MS = 1_000;

/**
 * Loads code that a page works without, however bad the line is: a try that fails is followed by others, by itself, when
 * the browser is online again and whenever somebody asks. The promise never rejects; until it resolves the page goes on
 * without (BEY-07, BEY-08).
 *
 * @param what names the code in the one report of its failure: "The search suggestions"
 * @returns asks for the code: loads it unless it is here or on its way
 */
export function steadyLoad<Code>(what: string, load: () => Promise<Code>): () => Promise<Code> {
  const { promise, resolve } = Promise.withResolvers<Code>();
  let isWanted = true;
  let failures = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const ask = () => {
    if (!isWanted) return;
    isWanted = false;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    globalThis.removeEventListener?.('online', askAgain);
    void attempt();
  };
  const askAgain = () => {
    isWanted = true;
    ask();
  };
  const attempt = async () => {
    try {
      if (failures > 0) await askForStylesAgain();
      resolve(await load());
    } catch (error) {
      reportProblem(`${what} could not be loaded: ${error}`);
      timers.add(
        setTimeout(() => {
          isWanted = true;
        }, REST_MS),
      );
      const pause = RETRY_PAUSES_MS[failures++];
      if (pause !== undefined) timers.add(setTimeout(askAgain, pause));
      globalThis.addEventListener?.('online', askAgain);
    }
  };
  return () => {
    ask();
    return promise;
  };
}
