import { toPlainSpaces } from '#src/lib/toPlainSpaces.ts';

/** Elements of a page under test. A `Locator` of Playwright is one; `domPage` finds them in a document. */
export interface PartLocator {
  locator(selector: string): this;
  /** Those with the text: part of their own, or what an expression matches. */
  filter(options: { hasText: string | RegExp }): this;
  nth(index: number): this;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  allTextContents(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  inputValue(): Promise<string>;
  /** Resolves when the element is there. */
  waitFor(): Promise<void>;
}

/** A page under test: a `Page` of Playwright, or a `domPage`. */
export interface TestPage<Found extends PartLocator = PartLocator> {
  locator(selector: string): Found;
}

/** What a `domPage` needs of Testing Library. */
export interface DomTools {
  /** `userEvent.setup()`. */
  user: {
    click(element: Element): Promise<void>;
    clear(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
  };
  /** `waitFor` of `@testing-library/react`, which waits inside `act`. */
  waitFor<Value>(find: () => Value): Promise<Value>;
}

function domLocator(name: string, find: () => readonly Element[], tools: DomTools): PartLocator {
  const one = () =>
    tools.waitFor(() => {
      const [element] = find();
      if (!element) throw new Error(`There is no ${name}.`);
      return element;
    });
  const narrowed = (step: string, to: (elements: readonly Element[]) => readonly Element[]) =>
    domLocator(`${name} ${step}`, () => to(find()), tools);
  return {
    locator: (selector) =>
      narrowed(selector, (elements) => elements.flatMap((each) => [...each.querySelectorAll(selector)])),
    filter: ({ hasText }) =>
      narrowed(`with “${hasText}”`, (elements) =>
        elements.filter(({ textContent }) =>
          typeof hasText === 'string'
            ? toPlainSpaces(textContent ?? '').includes(toPlainSpaces(hasText))
            : hasText.test(textContent ?? ''),
        ),
      ),
    nth: (index) => narrowed(`(${index})`, (elements) => elements.slice(index, index + 1)),
    click: async () => tools.user.click(await one()),
    fill: async (text) => {
      const field = await one();
      await tools.user.clear(field);
      // `type` reads single brackets and braces as descriptions of keys.
      if (text) await tools.user.type(field, text.replaceAll(/[[{]/g, '$&$&'));
    },
    allTextContents: async () => find().map(({ textContent }) => textContent ?? ''),
    getAttribute: async (attribute) => (await one()).getAttribute(attribute),
    inputValue: async () => ((await one()) as HTMLInputElement).value,
    waitFor: async () => void (await one()),
  };
}

/**
 * The document of a test with Testing Library, for the drivers.
 *
 * @example const cart = cartDriver(domPage({ user: userEvent.setup(), waitFor }));
 */
export const domPage = (tools: DomTools): TestPage => ({
  locator: (selector) => domLocator(selector, () => [...document.querySelectorAll(selector)], tools),
});
