import type { ConsoleMessage, Page } from '@playwright/test';

/** Lists the errors on a page's console, and uncaught exceptions, from now on. */
export function watchProblems(page: Page, isExpected: (message: ConsoleMessage) => boolean): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message))
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  return problems;
}
