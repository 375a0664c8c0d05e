// The only place where the library logs for developers: the linter forbids the console in all other files.

/** The message can contain text of a visitor or a service. */
const MAX_MESSAGE_LENGTH = 300;
/** A server reports throughout its life: beyond this number, the oldest message can be reported again. */
const MAX_REMEMBERED = 500;

/** What broke again after it was mended is reported again. */
const REPEAT_AFTER_MS = 3_600_000;

/** Problems by key, the one that was reported first at the beginning. */
const reported = new Map<string, { problem: string; at: number }>();
const listeners = new Set<(problem: string) => void>();

/** Characters that could move a terminal's cursor, start a line of a log, or reverse the direction of a text. */
const UNPRINTABLE = /[\p{C}\u2028\u2029]/gu;

const bounded = (message: string) => {
  const isLong = message.length > MAX_MESSAGE_LENGTH;
  return message.slice(0, MAX_MESSAGE_LENGTH).replace(UNPRINTABLE, '\ufffd') + (isLong ? '…' : '');
};

/**
 * Warns developers about unexpected external input, once an hour for each page and key. Visitors see the rest.
 *
 * @param message what happened and where, without personal data
 * @param key messages with the same key report the same problem: only the first one is logged. @default the message
 */
export function reportProblem(message: string, key?: string): void {
  const problem = bounded(message);
  const id = key ?? problem;
  const now = performance.now();
  if (now - (reported.get(id)?.at ?? Number.NEGATIVE_INFINITY) < REPEAT_AFTER_MS) return;
  reported.delete(id);
  const [oldest] = reported.keys();
  if (oldest !== undefined && reported.size >= MAX_REMEMBERED) reported.delete(oldest);
  reported.set(id, { problem, at: now });
  console.warn(`[vitrine] ${problem}`);
  // Content is read while React renders, so listeners run afterwards.
  for (const listener of listeners) listener(problem);
}

/** Logs an error each time: the input itself is wrong, and a fallback is used. */
export const reportMistake = (message: string): void => console.error(bounded(message));

/** Passes every problem to a listener, including earlier ones; returns a function that unsubscribes. */
export function onReportedProblem(listener: (problem: string) => void): () => void {
  // An error of the listener belongs to no part of the page.
  const later = (problem: string) =>
    queueMicrotask(() => {
      if (listeners.has(later)) listener(problem);
    });
  for (const { problem } of reported.values()) later(problem);
  listeners.add(later);
  return () => void listeners.delete(later);
}

/** Clears the reported problems, for the next page or test. */
export function forgetReportedProblems(): void {
  reported.clear();
}
