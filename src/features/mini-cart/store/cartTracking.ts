import type { AnalyticsItem, Track } from '#src/lib/dataLayer.ts';
import type { Cart } from '#src/schemas/cart.ts';
import type { MadeChange } from './cartChanges.ts';
import { analyticsItemsOf, type CartItem, entriesOf, hasOwnQuantity } from './cartLines.ts';
import type { Voucher } from './cartVouchers.ts';

// Spec: header and cart, §7 (tracking events). Names and parameters: `src/lib/dataLayer.ts`.

/** The items of a line that can be bought. */
const soldItemsOf = (entry: CartItem) => (entry.isDefective ? [] : analyticsItemsOf(entry));

/** Articles of an e-commerce event: `value` is the sum of their prices. */
function goods(currency: string, items: AnalyticsItem[]) {
  const value = items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0);
  return { currency, value: Number(value.toFixed(2)), items };
}

const goodsOf = (currency: string, cart: Cart) => goods(currency, entriesOf(cart).flatMap(soldItemsOf));

/** The mini cart was opened. */
export const trackView = (track: Track, currency: string, cart: Cart) =>
  track('view_cart', goodsOf(currency, cart));

/** The shop has made a change: pieces were added or removed, or a voucher was redeemed or removed. */
export function trackMade(track: Track, currency: string, { entry, voucher, pieces }: MadeChange): void {
  if (voucher) {
    trackVoucher(track, voucher, pieces > 0 ? 'redeemed' : 'removed');
  } else if (entry?.kind === 'subscription') {
    track('remove_subscription', { subscription_id: entry.item.subscriptionConfigurationId ?? '' });
  } else if (entry && pieces !== 0) {
    const items = soldItemsOf(entry).map((item) =>
      hasOwnQuantity(entry) ? { ...item, quantity: Math.abs(pieces) } : item,
    );
    if (items.length > 0) track(pieces > 0 ? 'add_to_cart' : 'remove_from_cart', goods(currency, items));
  }
}

/** "To the cart" was chosen. */
export const trackToCart = (track: Track) => track('minicart_to_cart', {});

/** "To checkout" was chosen. */
export const trackCheckout = (track: Track, currency: string, cart: Cart) =>
  track('begin_checkout', goodsOf(currency, cart));

const VOUCHER_EVENTS = {
  redeemed: 'voucher_redeemed',
  refused: 'voucher_refused',
  removed: 'voucher_removed',
} as const;

/** A coupon or gift card was redeemed, refused or removed. Its code is worth money and is never sent. */
export const trackVoucher = (track: Track, { kind }: Voucher, what: keyof typeof VOUCHER_EVENTS) =>
  track(VOUCHER_EVENTS[what], { voucher_type: kind === 'coupon' ? 'coupon' : 'gift_card' });

/** A product's link was followed. */
export const trackProduct = (track: Track, entry: CartItem) =>
  track('select_item', { item_list_id: 'mini_cart', items: analyticsItemsOf(entry) });

/** A recently viewed product was followed from the empty cart. */
export const trackViewedProduct = (track: Track, id: string, title: string) =>
  track('select_item', { item_list_id: 'recently_viewed', items: [{ item_id: id, item_name: title }] });
