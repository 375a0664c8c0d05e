/** Shows the progress of a long command: a line every ten seconds. */
export interface Progress {
  /** Counts one finished step. */
  step: (what: string) => void;
  end: () => void;
}

const LOG_EVERY_MS = 10_000;

const toDuration = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** @param total the number of steps */
export function startProgress(title: string, total: number): Progress {
  const since = performance.now();
  let done = 0;
  let lastLog = since;
  return {
    step(what) {
      done += 1;
      const now = performance.now();
      if (now - lastLog < LOG_EVERY_MS) return;
      lastLog = now;
      const left = toDuration(((now - since) / done) * (total - done));
      console.log(`${title}: ${done} of ${total}, about ${left} left · ${what}`);
    },
    end: () => console.log(`${title}: ${done} in ${toDuration(performance.now() - since)}`),
  };
}
