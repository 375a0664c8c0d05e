import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LINKS } from '#src/config/links.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { messagesOf } from '../../messagesOf.ts';
import { deleteOf, inHeader, lineOf, openCart } from './cartStage.tsx';

const meta = preview.meta({
  title: 'Features/Mini cart/Errors',
  component: MiniCart,
  decorators: [inHeader],
  // The mini cart's own stories show the layout, a refused limit and an unreadable cart. Other codes differ in their text only.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
});

type PlayContext = Parameters<typeof openCart>[0] &
  Parameters<typeof messagesOf>[0] & {
    userEvent: { click: (element: Element) => Promise<void> };
  };

/** The shop rejects a deletion: the line reappears with the error text of the code. */
const refused = (code: string, id: MessageId) => async (context: PlayContext) => {
  const panel = await openCart(context);
  const line = lineOf(panel, 'shirt');
  await context.userEvent.click(deleteOf(line));
  await waitFor(() => expect(panel.querySelectorAll(`[data-code="${code}"]`)).toHaveLength(1));
  await expect(within(panel).getByText(messagesOf(context)(id))).toBeVisible();
  await expect(line).toHaveAttribute('data-state', 'present');
};

const changing = (code: string) => ({ scenario: `cart-mixed, cart-change-error:${code}` });

// Proves MC-13.
/** The shop does not know why a change failed. */
export const ChangeUnknown = meta.story({
  name: 'Change, UNKNOWN',
  parameters: changing('UNKNOWN'),
  play: refused('UNKNOWN', 'mini_cart.error.change'),
});

// Proves MC-23.
/** The session has ended: the line reappears, and the message stays and links to the log-in. */
export const ChangeSessionEnded = meta.story({
  name: 'Change, SESSION_ENDED',
  parameters: changing('SESSION_ENDED'),
  play: async (context) => {
    await refused('SESSION_ENDED', 'mini_cart.error.session_ended')(context);
    const logIn = messagesOf(context)('mini_cart.error.session_login');
    await expect(context.canvas.getByRole('link', { name: logIn })).toHaveAttribute('href', LINKS.signIn);
  },
});

// Proves MC-23.
/** The session has ended before the cart was read. */
export const ReadSessionEnded = meta.story({
  name: 'Read, SESSION_ENDED',
  parameters: { scenario: 'cart-read-error:SESSION_ENDED' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelectorAll('[data-code="SESSION_ENDED"]')).toHaveLength(1);
    await expect(within(panel).getByText(messagesOf(context)('mini_cart.error.session_ended'))).toBeVisible();
  },
});
