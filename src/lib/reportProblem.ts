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
  // biome-ignore lint/suspicious/noConsole: the one place where problems of other systems become visible.
  console.warn(`[vitrine] ${message}`);
}

/** Forgets what was reported, so that the next page or test starts afresh. */
export function forgetReportedProblems(): void {
  reported.clear();
}
