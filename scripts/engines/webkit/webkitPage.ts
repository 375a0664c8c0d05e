import { setTimeout as wait } from 'node:timers/promises';
import { type ElementReference, WebDriverError, type WebKitDriver } from './driver.ts';
import { FIND, INSTALL_QUERIES, type Step, toTextMatch } from './query.ts';

/** WebKitGTK's minimum window width. */
const MIN_WIDTH_PX = 480;
const POLL_MS = 50;
const TIMEOUT_MS = 20_000;

/** Playwright's key names and WebDriver's code points. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** Resolves when the element is in the window and at the same position in two consecutive frames. */
const UNTIL_STABLE = `
const [element, done] = arguments;
element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
let last = '';
const look = () => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = [x, y, width, height].join();
  if (place === last) return done(null);
  last = place;
  requestAnimationFrame(look);
};
look();`;

type Match = string | RegExp;
interface RoleOptions {
  name?: Match;
  exact?: boolean;
  level?: number;
}
type PageFunction<Result, Argument> = (argument: Argument) => Result | Promise<Result>;

/** Polls until the result is not `undefined`. */
export async function poll<Value>(
  read: () => Promise<Value | undefined>,
  whatFailed: () => string,
  timeoutMs = TIMEOUT_MS,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(whatFailed());
    await wait(POLL_MS);
  }
}

/** The subset of Playwright's locator that flows use. */
export class WebKitLocator {
  readonly page: WebKitPage;
  readonly steps: readonly Step[];

  constructor(page: WebKitPage, steps: readonly Step[]) {
    this.page = page;
    this.steps = steps;
  }

  private then_(step: Step): WebKitLocator {
    return new WebKitLocator(this.page, [...this.steps, step]);
  }
  locator = (selector: string) => this.then_({ by: 'css', selector });
  getByRole = (role: string, { name, exact, level }: RoleOptions = {}) =>
    this.then_({
      by: 'role',
      role,
      ...(name !== undefined && { name: toTextMatch(name) }),
      ...(exact !== undefined && { exact }),
      ...(level !== undefined && { level }),
    });
  getByLabel = (match: Match) => this.then_({ by: 'label', match: toTextMatch(match) });
  filter = ({ hasText }: { hasText: Match }) => this.then_({ by: 'filter', hasText: toTextMatch(hasText) });
  nth = (index: number) => this.then_({ by: 'nth', index });
  first = () => this.nth(0);

  toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' › ');
  }

  elements(): Promise<ElementReference[]> {
    return this.page.find(this.steps);
  }

  count = async () => (await this.elements()).length;

  /** Waits for the single element and runs a function with it in the page. */
  async evaluate<Result>(work: string, argument?: string): Promise<Result> {
    const element = await this.one();
    return this.page.driver.execute(`return (${work})(arguments[0], arguments[1]);`, element, argument);
  }

  /** The single element; strict like Playwright. */
  private one(): Promise<ElementReference> {
    return poll(
      async () => {
        const found = await this.elements();
        if (found.length > 1) throw new Error(`${found.length} elements match ${this}.`);
        return found[0];
      },
      () => `Nothing matches ${this}.`,
    );
  }

  private path = (element: ElementReference) => `/element/${Object.values(element)[0]}`;

  async click(): Promise<void> {
    // An animating or covered element temporarily rejects the click.
    await poll(
      async () => {
        try {
          const element = await this.one();
          await this.page.driver.command('POST', '/execute/async', { script: UNTIL_STABLE, args: [element] });
          await this.page.driver.command('POST', `${this.path(element)}/click`, {});
          return true;
        } catch (error) {
          if (
            error instanceof WebDriverError &&
            /not interactable|intercepted|stale/.test(`${error.code} ${error.message}`)
          )
            return undefined;
          throw error;
        }
      },
      () => `${this} cannot be clicked.`,
    );
  }

  async focus(): Promise<void> {
    await this.evaluate('(element) => element.focus()');
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.type(text);
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.evaluate('(element) => element.scrollIntoView({ block: "center", behavior: "instant" })');
  }
  textContent = () => this.evaluate<string | null>('(element) => element.textContent');
  getAttribute = (name: string) =>
    this.evaluate<string | null>('(element, name) => element.getAttribute(name)', name);

  /** Whether the single element is visible; `false` if there is none. */
  async isVisible(): Promise<boolean> {
    const [element] = await this.elements();
    if (!element) return false;
    return this.page.driver.execute(
      'const box = arguments[0].getBoundingClientRect(); return arguments[0].checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0;',
      element,
    );
  }
}

/** The subset of Playwright's page that flows use, on WebKit. */
export class WebKitPage {
  readonly driver: WebKitDriver;
  readonly baseURL: string;
  private readonly root = new WebKitLocator(this, []);

  constructor(driver: WebKitDriver, baseURL: string) {
    this.driver = driver;
    this.baseURL = baseURL;
  }

  locator = this.root.locator;
  getByRole = this.root.getByRole;
  getByLabel = this.root.getByLabel;

  async find(steps: readonly Step[]): Promise<ElementReference[]> {
    if (!(await this.driver.execute<boolean>('return Boolean(window.__queries)')))
      await this.driver.execute(INSTALL_QUERIES);
    return this.driver.execute<ElementReference[]>(FIND, steps);
  }

  private readonly earlierErrors: string[] = [];

  /** The errors of all pages so far; see `collectErrors.ts`. */
  async allErrors(): Promise<string[]> {
    return [...this.earlierErrors, ...(await this.errors())];
  }

  private errors = () => this.driver.execute<string[]>('return window.__errors ?? []');

  async goto(address: string): Promise<void> {
    this.earlierErrors.push(...(await this.errors()));
    await this.driver.command('POST', '/url', { url: new URL(address, this.baseURL).href });
  }
  currentUrl = () => this.driver.command('GET', '/url') as Promise<string>;

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const wanted = { width: Math.max(width, MIN_WIDTH_PX), height };
    await this.driver.command('POST', '/window/rect', wanted);
    // The window includes toolbars.
    const [innerWidth, innerHeight] = await this.driver.execute<[number, number]>(
      'return [innerWidth, innerHeight]',
    );
    await this.driver.command('POST', '/window/rect', {
      width: wanted.width * 2 - innerWidth,
      height: wanted.height * 2 - innerHeight,
    });
  }

  /** Runs a function in the page; a promise is awaited. */
  async evaluate<Result, Argument>(
    work: PageFunction<Result, Argument>,
    argument?: Argument,
  ): Promise<Result> {
    return (await this.driver
      .command('POST', '/execute/async', {
        script:
          'const [argument, done] = arguments; Promise.resolve((' +
          String(work) +
          ')(argument)).then((value) => done({ value }), (error) => done({ error: String(error) }));',
        args: [argument ?? null],
      })
      .then((answer) => {
        const { value, error } = answer as { value: Result; error?: string };
        if (error) throw new Error(error);
        return value;
      })) as Result;
  }

  async waitForFunction(work: PageFunction<unknown, undefined>): Promise<void> {
    await poll(
      async () => (await this.evaluate(work)) || undefined,
      () => `The page never answers true to ${work}.`,
    );
  }

  keyboard = {
    press: async (key: string): Promise<void> => {
      const value = KEYS[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await this.driver.command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    type: async (text: string): Promise<void> => {
      for (const character of text) await this.keyboard.press(character);
    },
  };
}
