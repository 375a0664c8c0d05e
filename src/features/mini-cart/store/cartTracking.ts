import type { Track } from '#src/lib/dataLayer.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { analyticsItemsOf, type CartEntry, entriesOf } from './cartLines.ts';
import type { Voucher } from './cartVouchers.ts';

// Spec: header and cart, §7 (tracking events). Names and parameters: `src/lib/dataLayer.ts`.

/** The mini cart was opened. */
export const trackView = (track: Track, currency: string, cart: Cart) =>
  track('view_cart', { currency, value: cart.totalSum, items: entriesOf(cart).flatMap(analyticsItemsOf) });

/** A line was deleted. */
export function trackRemove(track: Track, currency: string, entry: CartEntry): void {
  if (entry.kind === 'subscription') {
    track('remove_subscription', { subscription_id: entry.item.subscriptionConfigurationId ?? '' });
  } else {
    track('remove_from_cart', { currency, items: analyticsItemsOf(entry) });
  }
}

/** "To the cart" was chosen. */
export const trackToCart = (track: Track) => track('minicart_to_cart', {});

/** "To checkout" was chosen. */
export const trackCheckout = (track: Track, currency: string, cart: Cart) =>
  track('begin_checkout', {
    currency,
    value: cart.totalSum,
    items: entriesOf(cart).flatMap(analyticsItemsOf),
  });

const VOUCHER_EVENTS = {
  redeemed: 'voucher_redeemed',
  refused: 'voucher_refused',
  removed: 'voucher_removed',
} as const;

/** A coupon or gift card was redeemed, refused or removed. Its code is worth money and is never sent. */
export const trackVoucher = (track: Track, { kind }: Voucher, what: keyof typeof VOUCHER_EVENTS) =>
  track(VOUCHER_EVENTS[what], { voucher_type: kind === 'coupon' ? 'coupon' : 'gift_card' });

/** A product's link was followed. */
export const trackProduct = (track: Track, entry: CartEntry) =>
  track('select_item', { item_list_id: 'mini_cart', items: analyticsItemsOf(entry) });

/** A recently viewed product was followed from the empty cart. */
export const trackViewedProduct = (track: Track, id: string, title: string) =>
  track('select_item', { item_list_id: 'recently_viewed', items: [{ item_id: id, item_name: title }] });
