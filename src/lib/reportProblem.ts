// The one place where the library speaks to developers: the linter lets no other file of it use the console.

const reported = new Set<string>();

/**
 * Tells developers, once per page and message, that something from outside was not as promised: content, a service,
 * a picture. Shoppers see what the feature shows without it.
 *
 * @param message what happened and where, without personal data
 */
export function reportProblem(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(`[vitrine] ${message}`);
}

/**
 * Tells developers of a mistake in the page itself, such as a text that does not exist: loudly, and each time.
 *
 * @param message what is wrong and where
 */
export const reportMistake = (message: string): void => console.error(message);

/** Forgets what was reported, so that the next page or test starts afresh. */
export function forgetReportedProblems(): void {
  reported.clear();
}
