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
  // Only the sentences differ; the mini cart's own stories show the layout.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
});

type PlayContext = Parameters<typeof openCart>[0] &
  Parameters<typeof messagesOf>[0] & {
    userEvent: { click: (element: Element) => Promise<void> };
  };

/** The shop rejects a deletion: the line reappears with the error text of the code. */
const refused =
  (code: string, id: MessageId, limit = 0) =>
  async (context: PlayContext) => {
    const panel = await openCart(context);
    const line = lineOf(panel, 'shirt');
    await context.userEvent.click(deleteOf(line));
    await waitFor(() => expect(panel.querySelectorAll(`[data-code="${code}"]`)).toHaveLength(1));
    await expect(within(panel).getByText(messagesOf(context)(id, { limit }))).toBeVisible();
    await expect(line).toHaveAttribute('data-state', 'present');
  };

/** The cart cannot be loaded: the error text of the code appears. */
const unreadable =
  (code: string, id: MessageId = 'mini_cart.error.read') =>
  async (context: PlayContext) => {
    const panel = await openCart(context);
    await expect(panel.querySelectorAll(`[data-code="${code}"]`)).toHaveLength(1);
    await expect(within(panel).getByText(messagesOf(context)(id))).toBeVisible();
  };

const changing = (code: string) => ({ scenario: `cart-mixed, cart-change-error:${code}` });

// Proves MC-13.
/** The shop does not know why a change failed. */
export const ChangeUnknown = meta.story({
  name: 'Change, UNKNOWN',
  parameters: changing('UNKNOWN'),
  play: refused('UNKNOWN', 'mini_cart.error.change'),
});

// Proves MC-13.
/** The shop's cart store does not respond. */
export const ChangeCartStorage = meta.story({
  name: 'Change, CARTSTORAGE_UNAVAILABLE',
  parameters: changing('CARTSTORAGE_UNAVAILABLE'),
  play: refused('CARTSTORAGE_UNAVAILABLE', 'mini_cart.error.change'),
});

// Proves MC-13.
/** The shop's product data service does not respond. */
export const ChangeProductData = meta.story({
  name: 'Change, PRODUCTDATA_UNAVAILABLE',
  parameters: changing('PRODUCTDATA_UNAVAILABLE'),
  play: refused('PRODUCTDATA_UNAVAILABLE', 'mini_cart.error.change'),
});

// Proves MC-13.
/** The shop has no price. */
export const ChangePrice = meta.story({
  name: 'Change, PRICE_UNAVAILABLE',
  parameters: changing('PRICE_UNAVAILABLE'),
  play: refused('PRICE_UNAVAILABLE', 'mini_cart.error.change'),
});

// Proves MC-13.
/** The shop responds that nothing was changed. */
export const ChangeNotModified = meta.story({
  name: 'Change, NOT_MODIFIED',
  parameters: changing('NOT_MODIFIED'),
  play: refused('NOT_MODIFIED', 'mini_cart.error.change'),
});

// Proves MC-13.
/** The limit of a purchase is reached. */
export const ChangeCartLimit = meta.story({
  name: 'Change, CART_LIMIT',
  parameters: changing('CART_LIMIT'),
  play: refused('CART_LIMIT', 'mini_cart.error.cart_limit', 50),
});

// Proves MC-13.
/** The limit of an article in a purchase is reached. */
export const ChangeItemLimit = meta.story({
  name: 'Change, ITEM_LIMIT',
  parameters: changing('ITEM_LIMIT'),
  play: refused('ITEM_LIMIT', 'mini_cart.error.item_limit', 5),
});

// Proves MC-13.
/** The article's stock is exhausted. */
export const ChangeAvailabilityLimit = meta.story({
  name: 'Change, AVAILABILITY_LIMIT',
  parameters: changing('AVAILABILITY_LIMIT'),
  play: refused('AVAILABILITY_LIMIT', 'mini_cart.error.availability_limit', 3),
});

// Proves MC-13.
/** A coupon could not be removed. */
export const RemoveCoupon = meta.story({
  name: 'Change, removeWsacError',
  parameters: changing('removeWsacError'),
  play: refused('removeWsacError', 'mini_cart.error.remove_coupon'),
});

// Proves MC-13.
/** A gift card could not be removed. */
export const RemoveGiftCard = meta.story({
  name: 'Change, removeGiftCardError',
  parameters: changing('removeGiftCardError'),
  play: refused('removeGiftCardError', 'mini_cart.error.remove_gift_card'),
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

// Proves MC-13.
/** A code that is not in the catalogue is shown as UNKNOWN. */
export const ChangeUnlisted = meta.story({
  name: 'Change, unlisted code',
  parameters: changing('SOMETHING_NEW'),
  play: refused('UNKNOWN', 'mini_cart.error.change'),
});

// Proves MC-13.
/** The cart cannot be loaded, for an unknown reason. */
export const ReadUnknown = meta.story({
  name: 'Read, UNKNOWN',
  parameters: { scenario: 'cart-read-error:UNKNOWN' },
  play: unreadable('UNKNOWN'),
});

// Proves MC-13.
/** The cart cannot be loaded: the product data service does not respond. */
export const ReadProductData = meta.story({
  name: 'Read, PRODUCTDATA_UNAVAILABLE',
  parameters: { scenario: 'cart-read-error:PRODUCTDATA_UNAVAILABLE' },
  play: unreadable('PRODUCTDATA_UNAVAILABLE'),
});

// Proves MC-13.
/** The cart cannot be loaded: a price is missing. */
export const ReadPrice = meta.story({
  name: 'Read, PRICE_UNAVAILABLE',
  parameters: { scenario: 'cart-read-error:PRICE_UNAVAILABLE' },
  play: unreadable('PRICE_UNAVAILABLE'),
});

// Proves MC-13.
/** The cart cannot be loaded; the shop responds that nothing was changed. */
export const ReadNotModified = meta.story({
  name: 'Read, NOT_MODIFIED',
  parameters: { scenario: 'cart-read-error:NOT_MODIFIED' },
  play: unreadable('NOT_MODIFIED'),
});

// Proves MC-23.
/** The session has ended before the cart was read. */
export const ReadSessionEnded = meta.story({
  name: 'Read, SESSION_ENDED',
  parameters: { scenario: 'cart-read-error:SESSION_ENDED' },
  play: unreadable('SESSION_ENDED', 'mini_cart.error.session_ended'),
});

// Proves MC-13.
/** Limits apply to changes; while loading a cart, their codes are UNKNOWN. */
export const ReadUnlisted = meta.story({
  name: 'Read, unlisted code',
  parameters: { scenario: 'cart-read-error:ITEM_LIMIT' },
  play: unreadable('UNKNOWN'),
});
