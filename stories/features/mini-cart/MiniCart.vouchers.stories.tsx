import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { seasonCouponOf } from '#mocks/content/vouchers.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { messagesOf } from '../../messagesOf.ts';
import { everyState, inHeader, openCart } from './cartStage.tsx';

const meta = preview.meta({
  title: 'Features/Mini cart/Vouchers',
  component: MiniCart,
  decorators: [inHeader],
  parameters: { layout: 'fullscreen' },
});

type PlayContext = Parameters<typeof openCart>[0] &
  Parameters<typeof messagesOf>[0] & {
    userEvent: {
      click: (element: Element) => Promise<void>;
      type: (element: Element, text: string) => Promise<void>;
    };
  };

/** Opens the mini cart and enters a code with the keyboard. */
async function enter(context: PlayContext, code: string) {
  const panel = await openCart(context);
  const form = panel.querySelector<HTMLElement>('[data-part="voucher-form"]');
  const field = within(form as HTMLElement).getByRole('textbox');
  await context.userEvent.type(field, `${code}{Enter}`);
  return { panel, field };
}

/** The code that the country's banner offers in winter. */
const bannerCode = (context: Parameters<typeof messagesOf>[0]) =>
  seasonCouponOf(messagesOf(context).site.code, 'winter').code;

const rowOf = (panel: HTMLElement, code: string) =>
  [...panel.querySelectorAll<HTMLElement>('[data-part="voucher"]')].find((row) =>
    row.textContent?.includes(code),
  );

// Proves BEY-13.
/** A shopper enters a coupon code; it becomes a row of the summary, and the new state is announced. */
export const Redeemed = meta.story({
  parameters: { scenario: 'cart-only:article', chromatic: { modes: everyState } },
  play: async (context) => {
    const code = bannerCode(context);
    const { panel, field } = await enter(context, code);
    await waitFor(() => expect(rowOf(panel, code)).toHaveAttribute('data-state', 'present'));
    await waitFor(() => expect(field).toHaveValue(''));
    const messages = messagesOf(context);
    const title = messages.text('mini_cart.summary.coupon', { code });
    const redeemed = messages('mini_cart.voucher.redeemed', { title });
    await expect(readAnnouncements().some(({ message }) => redeemed.test(message))).toBe(true);
  },
});

// Proves BEY-13.
/** A gift card pays a part of the cart. */
export const GiftCardRedeemed = meta.story({
  parameters: { scenario: 'cart-only:article' },
  play: async (context) => {
    const { panel } = await enter(context, '6006 4911');
    await waitFor(() => expect(rowOf(panel, '6006 4911')).toHaveAttribute('data-row', 'giftCard'));
  },
});

// Proves BEY-13.
/** A shopper removes a coupon; its row confirms it and offers undo for ten seconds. */
export const Removed = meta.story({
  parameters: { scenario: 'cart-mixed', chromatic: { modes: everyState } },
  play: async (context) => {
    const code = bannerCode(context);
    const panel = await openCart(context);
    const remove = panel.querySelector('[data-part="voucher-remove"]');
    await context.userEvent.click(remove as Element);
    await waitFor(() => expect(rowOf(panel, code)).toHaveAttribute('data-state', 'deleted'));
  },
});

// Proves BEY-13.
/** Undo redeems the coupon again, in the same place. By keyboard the focus goes to undo, and back. */
export const Restored = meta.story({
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const code = bannerCode(context);
    const panel = await openCart(context);
    const part = (name: string) => rowOf(panel, code)?.querySelector<HTMLElement>(`[data-part="${name}"]`);
    part('voucher-remove')?.focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf(panel, code)).toHaveAttribute('data-state', 'deleted'));
    await expect(part('undo')).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf(panel, code)).toHaveAttribute('data-state', 'present'));
    await expect(part('voucher-remove')).toHaveFocus();
    const messages = messagesOf(context);
    const title = messages.text('mini_cart.summary.coupon', { code });
    await expect(readAnnouncements().map(({ message }) => message)).toEqual([
      messages.text('mini_cart.announce.deleted', { title }),
      messages.text('mini_cart.voucher.restored', { title }),
    ]);
  },
});

/** The shop refuses a code: it stays in the field, with the reason as its description. */
const refused = (code: string, id: MessageId, entered = 'COFFEE5') => ({
  parameters: { scenario: `cart-only:article, voucher-error:${code}`, chromatic: { disableSnapshot: true } },
  play: async (context: PlayContext) => {
    const { field } = await enter(context, entered);
    const reason = messagesOf(context)(id, { limit: 50, amount: '…' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
    await expect(field).toHaveValue(entered);
  },
});

// Proves BEY-13.
/** The shop refuses a code that does not exist. */
export const Invalid = meta.story(refused('WSAC_INVALID', 'mini_cart.error.wsac_invalid'));

// Proves BEY-13.
/** The shop refuses a coupon that has expired. */
export const Expired = meta.story(refused('WSAC_EXPIRED', 'mini_cart.error.wsac_expired'));

// Proves BEY-13.
/** The shop refuses a coupon that was used before. */
export const AlreadyRedeemed = meta.story(
  refused('WSAC_ALREADY_REDEEMED', 'mini_cart.error.wsac_already_redeemed'),
);

// Proves BEY-13.
/** The shop refuses a gift card that does not exist. */
export const GiftCardInvalid = meta.story(
  refused('GIFT_CARD_INVALID', 'mini_cart.error.gift_card_invalid', '1234 5678'),
);

// Proves BEY-13.
/** The shop refuses a gift card without a balance. */
export const GiftCardEmpty = meta.story(
  refused('GIFT_CARD_EMPTY', 'mini_cart.error.gift_card_empty', '6006 0000'),
);

// Proves BEY-13.
/** The shop refuses a code and gives no reason; the message asks to try again later. */
export const RefusedUnknown = meta.story({
  name: 'Refused without a reason',
  ...refused('UNKNOWN', 'mini_cart.error.change'),
});

// Proves BEY-13.
/** The shop refuses a coupon for a larger cart; the message gives the minimum amount. */
export const BelowMinimum = meta.story({
  parameters: { scenario: 'cart-only:article, voucher-error:WSAC_MINIMUM' },
  play: async (context) => {
    const { panel, field } = await enter(context, 'BIG15');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(panel.querySelector('[data-part="voucher-form"]')).toHaveTextContent(/50/);
  },
});
