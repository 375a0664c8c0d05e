/** Shows the progress of a long command: one updating line on a terminal, occasional lines in a log. */
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
  const out = process.stdout;
  const since = performance.now();
  let done = 0;
  let lastLog = since;
  const line = (what: string) => {
    const spent = performance.now() - since;
    const left =
      done > 0 && done < total ? `, about ${toDuration((spent / done) * (total - done))} left` : '';
    return `${title}: ${done} of ${total}${left}${what ? ` · ${what}` : ''}`;
  };
  return {
    step(what) {
      done += 1;
      if (out.isTTY) {
        out.write(`\r\u001b[K${line(what).slice(0, (out.columns || 80) - 1)}`);
      } else if (performance.now() - lastLog > LOG_EVERY_MS) {
        lastLog = performance.now();
        out.write(`${line(what)}\n`);
      }
    },
    end() {
      out.write(
        `${out.isTTY ? '\r\u001b[K' : ''}${title}: ${done} in ${toDuration(performance.now() - since)}\n`,
      );
    },
  };
}
