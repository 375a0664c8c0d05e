/** Where lines of the log are gathered before they are written. */
export interface LogStream {
  write(line: string): void;
  /** Writes what has been gathered. */
  flush(): void;
}

/** Lines wait at most so long, in milliseconds … */
const MAX_WAIT_MS = 100;
/** … and until there are so many characters. */
const MAX_CHARACTERS = 16_384;

/** From this level on (pino: warn) a line is written at once, and all that were before it. */
const AT_ONCE = 40;

/** By this pino knows that a stream wants to hear a line's level, as `lastLevel`. */
const WANTS_LEVEL = Symbol.for('pino.metadata');

/**
 * Gathers a log's lines: each write is a call into the system, which costs as much as making several lines. What went
 * wrong is written at once; an ordinary line may be lost if the process is killed within a tenth of a second.
 *
 * @param write takes text to where the log goes
 */
export function gatherLines(write: (text: string) => void): LogStream {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered === '') return;
    const text = gathered;
    gathered = '';
    write(text);
  };
  const stream = {
    [WANTS_LEVEL]: true,
    lastLevel: 0,
    write: (line: string) => {
      gathered += line;
      if (stream.lastLevel >= AT_ONCE || gathered.length >= MAX_CHARACTERS) flush();
      else timer ??= setTimeout(flush, MAX_WAIT_MS).unref();
    },
    flush,
  };
  return stream;
}
