import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LINKS } from '#src/config/links.ts';
import { CartOrder, CartView } from '#src/features/mini-cart/index.ts';
import { ANY, messagesOf } from '../../messagesOf.ts';
import { everyState } from './cartStage.tsx';

const meta = preview.meta({
  title: 'Features/Mini cart/Pages',
  component: CartView,
  parameters: { layout: 'padded' },
});

// Proves MC-15, MC-16.
/** Lines, one final sum and the checkout button. */
export const Cart = meta.story({
  parameters: { chromatic: { modes: everyState } },
  play: async (context) => {
    const messages = messagesOf(context);
    const canvas = within(context.canvasElement);
    const checkout = await canvas.findByRole('link', { name: messages('mini_cart.checkout') });
    await expect(checkout).toHaveAttribute('href', LINKS.checkout);
    const summary = canvas.getByRole('region', { name: messages('mini_cart.summary.title') });
    await expect(summary.querySelectorAll('[data-row="final"]')).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: messages('mini_cart.to_cart') })).toBeNull();
  },
});

// Proves MC-15.
/** On a phone, sum and checkout stand at the window's edge until the page's own button is in the window. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const checkouts = () => canvas.getAllByRole('link', { name: messagesOf(context)('mini_cart.checkout') });
    await waitFor(() => expect(checkouts()).toHaveLength(2));
    const [own, copy] = checkouts();
    await expect(copy).toHaveAttribute('href', own?.getAttribute('href'));
    own?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(checkouts()).toEqual([own]));
  },
});

// Proves MC-11.
/** A deleted line can be restored. */
export const Deleted = meta.story({
  parameters: { scenario: 'cart-full' },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const remove = await canvas.findAllByRole('button', {
      name: messagesOf(context)('mini_cart.line.delete', { title: ANY }),
    });
    await userEvent.click(remove[0] as HTMLElement);
    await userEvent.click(
      await canvas.findByRole('button', {
        name: messagesOf(context)('mini_cart.line.undo_name', { title: ANY }),
      }),
    );
    await expect(context.canvasElement.querySelector('[data-state="deleted"]')).toBeNull();
  },
});

// Proves MC-04.
/** An empty cart. */
export const Empty = meta.story({
  parameters: { scenario: 'cart-empty' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 3 })).toBeVisible();
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
});

// Proves MC-15.
/** The order summary beside the steps of a checkout. */
export const Order = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-full' },
  render: () => <CartOrder />,
  play: async (context) => {
    const messages = messagesOf(context);
    const canvas = within(context.canvasElement);
    await expect(
      await canvas.findByRole('region', { name: messages('mini_cart.summary.title') }),
    ).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});

// Proves DSG-03.
/** On a phone, where the order stands above the button that orders it, goods and sums need no press. */
export const OrderOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { scenario: 'cart-mixed' },
  render: () => <CartOrder />,
  play: async (context) => {
    const messages = messagesOf(context);
    const canvas = within(context.canvasElement);
    const summary = await canvas.findByRole('region', { name: messages('mini_cart.summary.title') });
    await expect(within(summary).getByText(messages('mini_cart.summary.final'))).toBeVisible();
    for (const line of canvas.getAllByRole('listitem')) await expect(line).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});
