/** One article of a GA4 e-commerce event. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  /** The price of one piece, in the site's currency. */
  price?: number;
  quantity?: number;
}

/** Every analytics event that the library sends, with its parameters: the documentation for tag managers. */
export interface AnalyticsEvents {
  /** The mini cart was opened. `value` is the sum of price × quantity of its items, which are those that can be bought. */
  view_cart: { currency: string; value: number; items: AnalyticsItem[] };
  /** The shop has added pieces: from a product page, by a larger quantity, or because a line was restored. */
  add_to_cart: { currency: string; value: number; items: AnalyticsItem[] };
  /** The shop has removed pieces of a line other than a subscription. */
  remove_from_cart: { currency: string; value: number; items: AnalyticsItem[] };
  /** The shop has removed a subscription. */
  remove_subscription: { subscription_id: string };
  /** "To the cart" was followed. */
  minicart_to_cart: Record<never, never>;
  /** "To checkout" was followed. */
  begin_checkout: { currency: string; value: number; items: AnalyticsItem[] };
  /** A product in the mini cart, the suggestions or the recently viewed ones was followed. */
  select_item: { item_list_id: 'mini_cart' | 'suggestions' | 'recently_viewed'; items: AnalyticsItem[] };
  /** The shop has redeemed a coupon or gift card. */
  voucher_redeemed: { voucher_type: 'coupon' | 'gift_card' };
  /** A coupon or gift card was refused. */
  voucher_refused: { voucher_type: 'coupon' | 'gift_card' };
  /** The shop has removed a coupon or gift card. */
  voucher_removed: { voucher_type: 'coupon' | 'gift_card' };
  /** A promotion was viewed. `creative_slot` names the benefit for links of the strip. */
  view_promotion: { promotion_id: string; promotion_name?: string };
  /** A promotion's link was followed. */
  select_promotion: { promotion_id: string; promotion_name?: string; creative_slot?: BenefitSlot };
  /** A voucher code was copied. */
  promotion_copy: { promotion_id: string; promotion_name?: string };
  /** A promotion's legal text was opened. */
  promotion_legal: { promotion_id: string; promotion_name?: string };
  /** A search was submitted. */
  search: { search_term: string };
  /** A newsletter sign-up was attempted, by a user or a robot. */
  sign_up: { subject: 'newsletter'; origin: string; type: 'ga4'; emitter: 'newsletterservice' };
}

/** The creative slots of the benefits strip's links, in order. */
export type BenefitSlot = 'shipping_free' | 'newsletter' | 'cross_channel' | 'service';

/** Receives one analytics event. The default pushes it onto `window.dataLayer`. */
export type Track = <Name extends keyof AnalyticsEvents>(
  event: Name,
  parameters: AnalyticsEvents[Name],
) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an event onto `window.dataLayer`, which a tag manager reads. */
export const pushToDataLayer: Track = (event, parameters) => {
  // An element with this id is a global of this name.
  if (typeof window.dataLayer?.push !== 'function') window.dataLayer = [];
  window.dataLayer.push({ event, ...parameters });
};
