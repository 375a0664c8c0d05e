import { expect } from '@playwright/test';
import { poll, type WebKitLocator, type WebKitPage } from './webkitPage.ts';

type Expected = string | RegExp;

const matches = (text: string | null, expected: Expected): boolean => {
  const words = (text ?? '').replace(/\s+/g, ' ').trim();
  return expected instanceof RegExp ? expected.test(words) : words === expected.replace(/\s+/g, ' ').trim();
};

/** Playwright's assertions that wait, by what they check once. */
const CHECKS: Record<string, (received: never, ...args: never[]) => Promise<boolean>> = {
  toBeVisible: (locator: WebKitLocator) => locator.isVisible(),
  toBeHidden: async (locator: WebKitLocator) => !(await locator.isVisible()),
  toBeFocused: (locator: WebKitLocator) =>
    locator.evaluate('(element) => element === document.activeElement'),
  toHaveCount: async (locator: WebKitLocator, count: number) => (await locator.count()) === count,
  toHaveText: async (locator: WebKitLocator, expected: Expected) =>
    matches(await locator.textContent(), expected),
  toHaveAttribute: async (locator: WebKitLocator, name: string, expected: Expected) =>
    matches(await locator.getAttribute(name), expected),
  toHaveURL: async (page: WebKitPage, expected: Expected) => matches(await page.currentUrl(), expected),
};

/** An assertion that repeats its check until it holds, or with `not` until it no longer does. */
const toAssertion = (name: string, check: (typeof CHECKS)[string]) =>
  async function assertion(this: { isNot: boolean }, received: unknown, ...args: unknown[]) {
    const { isNot } = this;
    const message = () => `${isNot ? 'not ' : ''}${name}(${args.map(String).join(', ')}): ${received}`;
    try {
      await poll(
        async () => (await check(received as never, ...(args as never[]))) !== isNot || undefined,
        message,
      );
      return { pass: !isNot, message };
    } catch {
      return { pass: isNot, message };
    }
  };

/** Playwright's assertions on WebKit pages and their locators. */
export const webkitExpect = expect.extend(
  Object.fromEntries(Object.entries(CHECKS).map(([name, check]) => [name, toAssertion(name, check)])),
);
