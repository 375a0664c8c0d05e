import type { Decorator } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';
import { everySite } from '#.storybook/modes.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { failed, ok } from '#src/lib/result.ts';
import { cart as cartSchema } from '#src/schemas/cart.ts';

/** The place of a mini cart in its header: at the end of a row, its panel below the row, with room for it. */
export const inHeader: Decorator = (Story) => (
  <div style={{ minBlockSize: '47rem' }}>
    <div
      data-vitrine="header"
      style={{
        position: 'relative',
        display: 'flex',
        justifyContent: 'end',
        alignItems: 'start',
        padding: '0.5rem 1rem',
        ['--v-flyout-height' as string]: '42rem',
        ['--v-header-flyout-anchor' as string]: 'static',
      }}
    >
      <Story />
    </div>
  </div>
);

/** Opens the mini cart as by touch or keyboard, and waits for all lines. */
export async function openCart({ canvasElement }: { canvasElement: HTMLElement }): Promise<HTMLElement> {
  canvasElement.querySelector<HTMLButtonElement>('[data-part="cart-toggle"]')?.click();
  return waitFor(() => {
    const panel = canvasElement.querySelector<HTMLElement>('[data-flyout="CART"]');
    if (!panel || panel.querySelector('[data-part="loader"], [data-part="undrawn"]'))
      throw new Error('The cart is not there yet.');
    return panel;
  });
}

/** Lines of the mock shop's carts by `data-id`, which is the same in every country. */
export const LINES = {
  espresso: '4002',
  coldBrew: '4005',
  bowls: '4014',
  shirt: '4025',
  pralines: '4095',
  giftCard: '4090',
  coffeeSubscription: 'S-4711',
  machineSubscription: 'S-4712',
  flowers: 'P300',
} as const;

/** A line of the open mini cart. */
export function lineOf(panel: HTMLElement, name: keyof typeof LINES): HTMLElement {
  const line = panel.querySelector<HTMLElement>(`[data-line][data-id="${LINES[name]}"]`);
  if (!line) throw new Error(`There is no line with the ${name}.`);
  return line;
}

/** The name of a line that is not deleted, in the country's language. */
export const titleOf = (line: HTMLElement): string =>
  within(line).getByRole('heading', { level: 4 }).textContent;

function partOf(line: HTMLElement, name: 'delete' | 'undo'): HTMLElement {
  const part = line.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!part) throw new Error(`The line has no ${name}.`);
  return part;
}

/** The button that deletes a line. */
export const deleteOf = (line: HTMLElement) => partOf(line, 'delete');

/** The undo button of a deletion. */
export const undoOf = (line: HTMLElement) => partOf(line, 'undo');

/** The names of the analytics events so far. */
export const trackedEvents = (): string[] =>
  (window.dataLayer ?? []).map((entry) => (entry as { event: string }).event);

/** Modes for the most important states: the countries with the longest text, on the smallest phone and a desktop. */
export const everyState = {
  ...everySite,
  ...Object.fromEntries(
    (['DE', 'HU', 'TR'] as const).flatMap((site) => [
      [`${site} 320`, { viewport: { width: 320, height: 640 }, site }],
      [`${site} 1440`, { viewport: { width: 1440, height: 900 }, site }],
    ]),
  ),
};

/** Text twice as large, in the language with the longest text. */
export const largeText = Object.fromEntries(
  (['DE', 'HU', 'TR'] as const).map((site) => [
    `${site} 320, text 200 %`,
    { viewport: { width: 320, height: 640 }, site, text: '200' },
  ]),
);

/** Whether one of two boxes covers a part of the other. */
export const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A read-only shop with a cart that no scenario provides. */
export function shopWith(overrides: Record<string, unknown>): { shop: ShopApi } {
  const cart = cartSchema.parse({ numberOfArticles: 1, totalSum: 19.99, ...overrides });
  const shop = {
    readCart: async () => ok({ cart }),
    changeCart: async () => failed({ kind: 'refused', status: 409, body: { error: 'UNKNOWN' } }),
  };
  return { shop: shop as unknown as ShopApi };
}
