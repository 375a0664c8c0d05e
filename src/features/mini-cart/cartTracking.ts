import type { AnalyticsItem, Track } from '#src/lib/dataLayer.ts';
import type { Article, Cart } from '#src/schemas/cart.ts';
import { type CartEntry, entriesOf, quantityOf } from './cartLines.ts';

// Spec: header and cart, §7 (tracking events). Names and parameters: `src/lib/dataLayer.ts`.

const articleItem = (
  { productId, trackingName, title, price }: Article,
  quantity: number,
): AnalyticsItem => ({
  item_id: productId,
  item_name: trackingName ?? title,
  ...(price && { price: price.calculatedPrice }),
  quantity,
});

/** A line as analytics counts it; subscriptions are counted by their deliveries' articles. */
function itemsOf(entry: CartEntry): AnalyticsItem[] {
  switch (entry.kind) {
    case 'giftCard':
    case 'defectiveGiftCard':
      return [articleItem(entry.item.article, 1)];
    case 'subscription':
    case 'defectiveSubscription':
      return [...entry.item.recurringArticles, ...entry.item.nonRecurringArticles].map((article) =>
        articleItem(article, article.quantity),
      );
    case 'partnerProduct':
    case 'defectivePartnerProduct': {
      const { partnerProductId, title, totalPrice, totalQuantity } = entry.item;
      return [{ item_id: partnerProductId, item_name: title, price: totalPrice, quantity: totalQuantity }];
    }
    default:
      return [articleItem(entry.item, quantityOf(entry))];
  }
}

/** The mini cart was opened (MC-19). */
export const trackView = (track: Track, currency: string, cart: Cart) =>
  track('view_cart', { currency, value: cart.totalSum, items: entriesOf(cart).flatMap(itemsOf) });

/** A line was deleted (MC-19). */
export function trackRemove(track: Track, currency: string, entry: CartEntry): void {
  if (entry.kind === 'subscription' || entry.kind === 'defectiveSubscription') {
    track('remove_subscription', { subscription_id: entry.item.subscriptionConfigurationId });
  } else {
    track('remove_from_cart', { currency, items: itemsOf(entry) });
  }
}

/** "To the cart" was chosen (MC-19). */
export const trackToCart = (track: Track) => track('minicart_to_cart', {});

/** "To checkout" was chosen (MC-19). */
export const trackCheckout = (track: Track, currency: string, cart: Cart) =>
  track('begin_checkout', { currency, value: cart.totalSum, items: entriesOf(cart).flatMap(itemsOf) });

/** A product's link was followed (MC-19). */
export const trackProduct = (track: Track, entry: CartEntry) =>
  track('select_item', { item_list_id: 'mini_cart', items: itemsOf(entry) });
