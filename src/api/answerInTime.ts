/** A call without an answer: its time is over, or its caller has aborted it. */
interface NoAnswer {
  kind: 'timeout' | 'aborted';
}

/**
 * Waits for the answer of a call, up to the call's time. Not every transport supports abort signals, so the wait ends
 * independently.
 *
 * @param send makes the call; its signal aborts when the wait ends without an answer
 * @param signal the caller's
 */
export const answerInTime = <Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Answer | NoAnswer> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return resolve({ kind: 'aborted' });
    const controller = new AbortController();
    const stopWaiting = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    const giveUp = (kind: NoAnswer['kind']) => {
      stopWaiting();
      resolve({ kind });
      controller.abort();
    };
    const leave = () => giveUp('aborted');
    const timer = setTimeout(giveUp, timeoutMs, 'timeout');
    signal?.addEventListener('abort', leave);
    send(controller.signal).then(
      (answer) => {
        stopWaiting();
        resolve(answer);
      },
      (error) => {
        stopWaiting();
        reject(error);
      },
    );
  });
