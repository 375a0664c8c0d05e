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

/** MC-13: the shop does not know why a change failed. */
export const ChangeUnknown = meta.story({
  name: 'MC-13: change, UNKNOWN',
  parameters: changing('UNKNOWN'),
  play: refused('UNKNOWN', 'mini_cart.error.change'),
});

/** MC-13: the shop's cart store does not respond. */
export const ChangeCartStorage = meta.story({
  name: 'MC-13: change, CARTSTORAGE_UNAVAILABLE',
  parameters: changing('CARTSTORAGE_UNAVAILABLE'),
  play: refused('CARTSTORAGE_UNAVAILABLE', 'mini_cart.error.change'),
});

/** MC-13: the shop's product data service does not respond. */
export const ChangeProductData = meta.story({
  name: 'MC-13: change, PRODUCTDATA_UNAVAILABLE',
  parameters: changing('PRODUCTDATA_UNAVAILABLE'),
  play: refused('PRODUCTDATA_UNAVAILABLE', 'mini_cart.error.change'),
});

/** MC-13: the shop has no price. */
export const ChangePrice = meta.story({
  name: 'MC-13: change, PRICE_UNAVAILABLE',
  parameters: changing('PRICE_UNAVAILABLE'),
  play: refused('PRICE_UNAVAILABLE', 'mini_cart.error.change'),
});

/** MC-13: the shop responds that nothing was changed. */
export const ChangeNotModified = meta.story({
  name: 'MC-13: change, NOT_MODIFIED',
  parameters: changing('NOT_MODIFIED'),
  play: refused('NOT_MODIFIED', 'mini_cart.error.change'),
});

/** MC-13: the limit of a purchase is reached. */
export const ChangeCartLimit = meta.story({
  name: 'MC-13: change, CART_LIMIT',
  parameters: changing('CART_LIMIT'),
  play: refused('CART_LIMIT', 'mini_cart.error.cart_limit', 50),
});

/** MC-13: the limit of an article in a purchase is reached. */
export const ChangeItemLimit = meta.story({
  name: 'MC-13: change, ITEM_LIMIT',
  parameters: changing('ITEM_LIMIT'),
  play: refused('ITEM_LIMIT', 'mini_cart.error.item_limit', 5),
});

/** MC-13: the article's stock is exhausted. */
export const ChangeAvailabilityLimit = meta.story({
  name: 'MC-13: change, AVAILABILITY_LIMIT',
  parameters: changing('AVAILABILITY_LIMIT'),
  play: refused('AVAILABILITY_LIMIT', 'mini_cart.error.availability_limit', 3),
});

/** MC-13: a coupon could not be removed. */
export const RemoveCoupon = meta.story({
  name: 'MC-13: change, removeWsacError',
  parameters: changing('removeWsacError'),
  play: refused('removeWsacError', 'mini_cart.error.remove_coupon'),
});

/** MC-13: a gift card could not be removed. */
export const RemoveGiftCard = meta.story({
  name: 'MC-13: change, removeGiftCardError',
  parameters: changing('removeGiftCardError'),
  play: refused('removeGiftCardError', 'mini_cart.error.remove_gift_card'),
});

/** The session has ended: the line reappears, and the message stays and links to the log-in (MC-23). */
export const ChangeSessionEnded = meta.story({
  name: 'MC-23: change, SESSION_ENDED',
  parameters: changing('SESSION_ENDED'),
  play: async (context) => {
    await refused('SESSION_ENDED', 'mini_cart.error.session_ended')(context);
    const logIn = messagesOf(context)('mini_cart.error.session_login');
    await expect(context.canvas.getByRole('link', { name: logIn })).toHaveAttribute('href', LINKS.signIn);
  },
});

/** MC-13: a code that is not in the catalogue is shown as UNKNOWN. */
export const ChangeUnlisted = meta.story({
  name: 'MC-13: change, a code that is not listed',
  parameters: changing('SOMETHING_NEW'),
  play: refused('UNKNOWN', 'mini_cart.error.change'),
});

/** MC-13: the cart cannot be loaded, for an unknown reason. */
export const ReadUnknown = meta.story({
  name: 'MC-13: read, UNKNOWN',
  parameters: { scenario: 'cart-read-error:UNKNOWN' },
  play: unreadable('UNKNOWN'),
});

/** MC-13: the cart cannot be loaded: the product data service does not respond. */
export const ReadProductData = meta.story({
  name: 'MC-13: read, PRODUCTDATA_UNAVAILABLE',
  parameters: { scenario: 'cart-read-error:PRODUCTDATA_UNAVAILABLE' },
  play: unreadable('PRODUCTDATA_UNAVAILABLE'),
});

/** MC-13: the cart cannot be loaded: a price is missing. */
export const ReadPrice = meta.story({
  name: 'MC-13: read, PRICE_UNAVAILABLE',
  parameters: { scenario: 'cart-read-error:PRICE_UNAVAILABLE' },
  play: unreadable('PRICE_UNAVAILABLE'),
});

/** MC-13: the cart cannot be loaded; the shop responds that nothing was changed. */
export const ReadNotModified = meta.story({
  name: 'MC-13: read, NOT_MODIFIED',
  parameters: { scenario: 'cart-read-error:NOT_MODIFIED' },
  play: unreadable('NOT_MODIFIED'),
});

/** The session has ended before the cart was read (MC-23). */
export const ReadSessionEnded = meta.story({
  name: 'MC-23: read, SESSION_ENDED',
  parameters: { scenario: 'cart-read-error:SESSION_ENDED' },
  play: unreadable('SESSION_ENDED', 'mini_cart.error.session_ended'),
});

/** MC-13: limits apply to changes; while loading a cart, their codes are UNKNOWN. */
export const ReadUnlisted = meta.story({
  name: 'MC-13: read, a code that is not listed',
  parameters: { scenario: 'cart-read-error:ITEM_LIMIT' },
  play: unreadable('UNKNOWN'),
});
