import * as z from 'zod/mini';
import {
  address,
  lenient,
  lenientList,
  lenientNumber,
  lenientText,
  list,
  maybe,
  maybeFlag,
  maybeMoney,
  maybeNumber,
  maybeText,
  money,
  text,
} from './shared.ts';

// Spec: header and cart, §3 (entities), §7 (commands), §8 (errors).

/** `NOT_AVAILABLE` and `SOLDOUT` stop the checkout, `SHORTAGE` is only said (MC-07, MC-16). */
export const availability = z.enum(['IN_STOCK', 'AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE']);

/** What tells one variant of a product from another: a size as text, a colour, or a picture (MC-06). */
export const dimension = z.object({
  name: text,
  /** A text, a CSS colour or the address of a picture. */
  value: text,
  type: z.enum(['TEXT', 'COLOR', 'IMAGE']),
});

/**
 * An article's price and what it is compared with (MC-08). `calculatedPrice`, `calculatedOriginalPrice` and
 * `bestPriceAmount` are for the whole line, all pieces of it, so they can be compared and summed; the shop works them
 * out. `pricePerUnitBeforeRebates` is for one piece and is there when a line has several.
 */
export const price = z.object({
  calculatedPrice: money,
  /** What the line cost before. */
  calculatedOriginalPrice: maybeMoney,
  /** A ready text: "19,98 €/kg". */
  basePrice: lenientText,
  pricePerUnitBeforeRebates: maybeMoney,
  /** The price is a promotion's own, so the old one is not struck through. */
  isPricePromotional: maybeFlag,
  /** Lowest price of the line in the last 30 days. */
  bestPriceAmount: maybeMoney,
  /** How far today's price is above (+) or below (−) that one, in percent. */
  bestPriceDifferencePercentage: maybeNumber,
});

/** Services send a number or `{ quantity }`; inside the library it is a number. */
const quantity = z.pipe(
  z.union([z.number(), z.object({ quantity: z.number() })]),
  z.transform((value) => (typeof value === 'number' ? value : value.quantity)),
);

/** One article of a cart. */
export const article = z.object({
  productId: text,
  /** The shop's stock-keeping number. Without it a defective line cannot be deleted (MC-14). */
  tcm: maybeText,
  title: text,
  imageUrl: lenientText,
  productUrl: lenient(address),
  quantity,
  dimensions: lenientList(dimension),
  /** One that is not listed says nothing (MC-07). */
  availability: lenient(availability),
  trackingName: lenientText,
  rebatePercentage: lenientNumber,
  currentShopPrice: maybeMoney,
  price: maybe(price),
  text: lenientText,
  greenTexts: lenientList(text),
});

/** An article that comes with a campaign and costs nothing. */
export const freeArticle = z.extend(article, { uuid: text, campaignId: maybeText });

/** A gift card, which holds an article. */
export const giftCard = z.object({ article });

/** Something delivered again and again until it is cancelled (MC-09). */
export const subscription = z.object({
  subscriptionConfigurationId: text,
  subscriptionType: z.enum(['COFFEE', 'MACHINE']),
  recurringIntervalDuration: lenient(
    z.object({ intervalDuration: z.number(), intervalUnit: z.enum(['DAY', 'WEEK', 'MONTH']) }),
  ),
  recurringArticlesPrice: maybe(z.object({ calculatedPrice: money, calculatedOriginalPrice: maybeMoney })),
  giftSubscriptionInformation: lenient(z.object({ numberOfDeliveries: maybeNumber })),
  recurringArticles: list(article),
  nonRecurringArticles: list(article),
});

/** A product that another company sells through the shop (MC-10). */
export const partnerProduct = z.object({
  partnerProductId: text,
  title: text,
  imageUrl: lenientText,
  totalQuantity: z.number(),
  totalPrice: money,
  formUrl: lenient(address),
});

/** The shop's own sums, on sites that show them (MC-15). */
export const priceSummary = z.object({
  cartFinalSum: money,
  redeemedWsacDiscounts: list(z.object({ wsac: text, discount: money })),
  /** Shown as the remaining rebate. */
  totalRedeemedNonWsacDiscounts: maybeMoney,
  totalRedeemedLoyaltyBeans: maybeMoney,
  shippingCosts: maybeMoney,
  paymentOnDeliveryCosts: maybeMoney,
});

/**
 * A visitor's cart. Every list may be missing when it is empty. Lines and money are strict: a cart in which one line
 * cannot be read is a typed failure (`malformed`), never a cart without that line.
 */
export const cart = z.object({
  articles: list(article),
  defectiveArticles: list(article),
  freeArticles: list(freeArticle),
  giftCards: list(giftCard),
  defectiveGiftCards: list(giftCard),
  subscriptions: list(subscription),
  defectiveSubscriptions: list(subscription),
  partnerProducts: list(partnerProduct),
  defectivePartnerProducts: list(partnerProduct),
  numberOfArticles: z.number(),
  totalSum: money,
  shippingCost: maybeMoney,
  paymentOnDeliveryCost: maybeMoney,
  giftCardRedemptions: list(z.object({ cardNumber: text, redeemedAmount: money })),
  /** Coupon codes in use. */
  redeemedWsacs: list(text),
  loyaltyBeanData: maybe(z.object({ redeemedAmount: z.number(), redeemedValue: money })),
  priceSummary: maybe(priceSummary),
});

const setArticle = z.strictObject({
  setArticle: z.strictObject({
    productId: text,
    tcm: text,
    quantity: z.int().check(z.nonnegative()),
  }),
});
const setFreeArticle = z.strictObject({
  setFreeArticle: z.strictObject({ productId: text, campaignId: text, remove: z.boolean() }),
});
const setGiftCard = z.strictObject({
  setGiftCard: z.strictObject({ productId: text, tcm: text, set: z.boolean() }),
});
const setPartnerProduct = z.strictObject({
  setPartnerProduct: z.strictObject({ partnerProductId: text, set: z.boolean() }),
});
const deleteSubscription = z.strictObject({
  deleteSubscription: z.strictObject({ subscriptionId: text }),
});

/** Exactly one change a request: strict objects refuse a body that carries two (MC-11). */
export const cartCommand = z.union([
  setArticle,
  setFreeArticle,
  setGiftCard,
  setPartnerProduct,
  deleteSubscription,
]);

/** Codes that a cart call may be refused with; the last three carry a limit (MC-13). */
export const CART_ERROR_CODES = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
  'CART_LIMIT',
  'ITEM_LIMIT',
  'AVAILABILITY_LIMIT',
] as const;

/** A refused cart call. The code stays a text: one that is not listed is shown as UNKNOWN (MC-13). */
export const cartRefusal = z.object({ error: text, limit: maybeNumber });

/** The answer of the cart call (MC-03). */
export const cartReply = z.object({ cart });
/** The answer to a change: the whole cart anew (MC-11). */
export const cartChangeReply = z.object({ cart, addedProduct: maybe(z.unknown()) });

export type Availability = z.infer<typeof availability>;
export type Dimension = z.infer<typeof dimension>;
export type Price = z.infer<typeof price>;
export type Article = z.infer<typeof article>;
export type FreeArticle = z.infer<typeof freeArticle>;
export type GiftCard = z.infer<typeof giftCard>;
export type Subscription = z.infer<typeof subscription>;
export type PartnerProduct = z.infer<typeof partnerProduct>;
export type PriceSummary = z.infer<typeof priceSummary>;
export type Cart = z.infer<typeof cart>;
export type CartCommand = z.infer<typeof cartCommand>;
export type CartErrorCode = (typeof CART_ERROR_CODES)[number];
export type CartRefusal = z.infer<typeof cartRefusal>;
