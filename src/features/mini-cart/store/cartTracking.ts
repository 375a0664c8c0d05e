import type { SiteConfig } from '#src/config/sites.ts';
import type { AnalyticsItem, Track } from '#src/lib/dataLayer.ts';
import { digitsOf, shownAmount } from '#src/lib/money.ts';
import type { Cart } from '#src/schemas/cart.ts';
import type { MadeChange } from './cartChanges.ts';
import { analyticsItemsOf, type CartItem, entriesOf, hasOwnQuantity } from './cartLines.ts';
import type { Voucher } from './cartVouchers.ts';

// Spec: header and cart, §7 (tracking events). Names and parameters: `src/lib/dataLayer.ts`.

/** The items of a line that can be bought. */
const soldItemsOf = (entry: CartItem) => (entry.isDefective ? [] : analyticsItemsOf(entry));

/** The currency of the events, and its digits. */
type Pricing = Pick<SiteConfig, 'currency' | 'money'>;

/** Articles of an e-commerce event: `value` is the sum of price × quantity. */
function goods({ currency, money }: Pricing, items: AnalyticsItem[]) {
  const sum = items.reduce((total, { price = 0, quantity = 1 }) => total + price * quantity, 0);
  // A site can show fewer digits than its currency has: the prices of the items are not rounded to them.
  const digits = Math.max(2, digitsOf(money));
  return { currency, value: shownAmount(sum, { decimal: '.', digits }), items };
}

const goodsOf = (site: Pricing, cart: Cart) => goods(site, entriesOf(cart).flatMap(soldItemsOf));

/** The mini cart was opened. */
export const trackView = (track: Track, site: Pricing, cart: Cart) => track('view_cart', goodsOf(site, cart));

/** The shop has made a change: pieces were added or removed, or a voucher was redeemed or removed. */
export function trackMade(track: Track, site: Pricing, { entry, voucher, pieces }: MadeChange): void {
  if (voucher) {
    trackVoucher(track, voucher, pieces > 0 ? 'redeemed' : 'removed');
  } else if (entry?.kind === 'subscription') {
    track('remove_subscription', { subscription_id: entry.item.subscriptionConfigurationId ?? '' });
  } else if (entry && pieces !== 0) {
    const items = soldItemsOf(entry).map((item) =>
      hasOwnQuantity(entry) ? { ...item, quantity: Math.abs(pieces) } : item,
    );
    if (items.length > 0) track(pieces > 0 ? 'add_to_cart' : 'remove_from_cart', goods(site, items));
  }
}

/** "To the cart" was chosen. */
export const trackToCart = (track: Track) => track('minicart_to_cart', {});

/** "To checkout" was chosen. */
export const trackCheckout = (track: Track, site: Pricing, cart: Cart) =>
  track('begin_checkout', goodsOf(site, cart));

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
