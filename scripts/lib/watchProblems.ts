import type { ConsoleMessage, Page } from 'playwright';

/** Content of a shop that editors have not written; browsers log each 404 as an error. */
export const isMissingContent = (message: ConsoleMessage): boolean =>
  /\/promotion\/api\//.test(message.location().url);

/** Lists the errors on a page's console, and uncaught exceptions, from now on. */
export function watchProblems(
  page: Page,
  isExpected: (message: ConsoleMessage) => boolean,
  types: readonly string[] = ['error'],
): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (types.includes(message.type()) && !isExpected(message))
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  return problems;
}
