import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** A browser calls every 404 an error; for the footer's override it is the answer "there is none" (FTR-08). */
const isAnswer = (message: ConsoleMessage) =>
  / 404 /.test(message.text()) && message.location().url.endsWith('/promotion/SHOP_FOOTER');

/**
 * A page on which nothing may go wrong in silence: a console error, a warning of React, a violation of the content
 * security policy or a failed request for one of the page's own files fails the test.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAnswer(message))
        problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 && /^\/(assets|images)\//.test(pathname)) {
        problems.push(`${response.status()} for ${pathname}`);
      }
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Waits until React has taken the page over: its frame by itself, each of its parts because somebody comes to it. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const parts = [...document.querySelectorAll('[data-vitrine], [data-part="menu-toggle"]')];
    const waiting = parts.filter((part) => !isTaken(part));
    // A press beside everything that can be pressed: it only says that somebody is there. A press on a button would be
    // done as soon as the part is there; a menu's button comes together with its menu.
    for (const part of waiting)
      if (!part.matches('button')) part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return document.querySelector('main') !== null && waiting.length === 0;
  });
}

/** Leaves the shop, so that no page asks for anything while its server is away or its session ends. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** No accessibility problem that axe can find, on the whole page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}
