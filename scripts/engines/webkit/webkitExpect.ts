import { type Page, expect as playwrightExpect } from '@playwright/test';
import { poll, WebKitLocator, WebKitPage } from './webkitPage.ts';

type Expected = string | RegExp;
interface Options {
  timeout?: number;
}

const matches = (text: string | null, expected: Expected, isPart = false): boolean => {
  const words = (text ?? '').replace(/\s+/g, ' ').trim();
  if (expected instanceof RegExp) return expected.test(words);
  const wanted = expected.replace(/\s+/g, ' ').trim();
  return isPart ? words.includes(wanted) : words === wanted;
};

/** The check of each assertion on a WebKit locator. */
const CHECKS: Record<string, (locator: WebKitLocator, ...args: never[]) => Promise<boolean>> = {
  toBeVisible: async (locator) => locator.isVisible(),
  toBeHidden: async (locator) => !(await locator.isVisible()),
  toBeFocused: (locator) => locator.evaluate('(element) => element === document.activeElement'),
  toHaveCount: async (locator, count: number) => (await locator.count()) === count,
  toHaveText: async (locator, expected: Expected) => matches(await locator.textContent(), expected),
  toContainText: async (locator, expected: Expected) => matches(await locator.textContent(), expected, true),
  toHaveValue: async (locator, expected: Expected) => matches(await locator.inputValue(), expected),
  toHaveAttribute: async (locator, name: string, expected: Expected) => {
    const value = await locator.getAttribute(name);
    return value !== null && (expected === undefined || matches(value, expected));
  },
};

const DEFAULT_TIMEOUT_MS = 20_000;

async function check(
  isNot: boolean,
  name: string,
  locator: WebKitLocator,
  args: unknown[],
): Promise<{ pass: boolean; message: () => string }> {
  const last = args.at(-1) as Options | undefined;
  const timeout = (typeof last === 'object' && last?.timeout) || DEFAULT_TIMEOUT_MS;
  const message = () => `${isNot ? 'not ' : ''}${name}(${args.map(String).join(', ')}): ${locator}`;
  try {
    await poll(
      async () => ((await CHECKS[name]?.(locator, ...(args as never[]))) === !isNot ? true : undefined),
      message,
      timeout,
    );
    return { pass: !isNot, message };
  } catch {
    return { pass: isNot, message };
  }
}

/** Playwright's assertions, extended to WebKit pages and locators. */
export const expect = playwrightExpect.extend({
  ...Object.fromEntries(
    Object.keys(CHECKS).map((name) => [
      name,
      async function assertion(this: { isNot: boolean }, received: unknown, ...args: unknown[]) {
        if (received instanceof WebKitLocator) return check(this.isNot, name, received, args);
        const asserted = playwrightExpect(received) as unknown as Record<
          string,
          (...args: unknown[]) => Promise<void>
        >;
        const subject = this.isNot ? (asserted.not as unknown as typeof asserted) : asserted;
        try {
          await subject[name]?.(...args);
          return { pass: !this.isNot, message: () => name };
        } catch (error) {
          return { pass: this.isNot, message: () => (error as Error).message };
        }
      },
    ]),
  ),
  async toHaveURL(this: { isNot: boolean }, received: unknown, expected: Expected) {
    const { isNot } = this;
    if (!(received instanceof WebKitPage)) {
      const asserted = playwrightExpect(received as Page);
      await (isNot ? asserted.not : asserted).toHaveURL(expected);
      return { pass: !isNot, message: () => 'toHaveURL' };
    }
    const message = () => `${isNot ? 'not ' : ''}toHaveURL(${expected})`;
    try {
      await poll(async () => {
        const url = await received.currentUrl();
        const isMatch =
          expected instanceof RegExp ? expected.test(url) : url === new URL(expected, received.baseURL).href;
        return isMatch !== isNot || undefined;
      }, message);
      return { pass: !isNot, message };
    } catch {
      return { pass: isNot, message };
    }
  },
});
