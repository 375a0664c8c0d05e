// The one place where the library speaks to developers: the linter lets no other file of it use the console.

/** The message can contain text of a visitor or a service. */
const MAX_MESSAGE_LENGTH = 300;
/** A server reports for as long as it runs: beyond this count the oldest message can be reported again. */
const MAX_REMEMBERED = 500;

const reported = new Set<string>();
const listeners = new Set<(problem: string) => void>();

/** Characters that could move a terminal's cursor, begin a line of a log, or turn the direction of a text. */
const UNPRINTABLE = /[\p{C}\u2028\u2029]/gu;

const bounded = (message: string) => {
  const isLong = message.length > MAX_MESSAGE_LENGTH;
  return message.slice(0, MAX_MESSAGE_LENGTH).replace(UNPRINTABLE, '\ufffd') + (isLong ? '…' : '');
};

/**
 * Tells developers, once per page and message, that something from outside was not as promised: content, a service,
 * a picture. Shoppers see what the feature shows without it.
 *
 * @param message what happened and where, without personal data
 */
export function reportProblem(message: string): void {
  const problem = bounded(message);
  if (reported.has(problem)) return;
  const [oldest] = reported;
  if (oldest !== undefined && reported.size >= MAX_REMEMBERED) reported.delete(oldest);
  reported.add(problem);
  console.warn(`[vitrine] ${problem}`);
  // Content is read while React renders, where a listener must do nothing yet.
  for (const listener of listeners) queueMicrotask(() => listeners.has(listener) && listener(problem));
}

/**
 * Logs an error each time: the input itself is wrong, and something else is used in its place (PRV-06).
 *
 * @param message what is wrong and where
 */
export const reportMistake = (message: string): void => console.error(bounded(message));

/** Tells a listener of every problem, those before it included; answers how to stop. */
export function onReportedProblem(listener: (problem: string) => void): () => void {
  for (const problem of reported) listener(problem);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Forgets what was reported, so that the next page or test starts afresh. */
export function forgetReportedProblems(): void {
  reported.clear();
}
