import * as z from 'zod/mini';
import { MAX_COUNT, VOUCHER_MAX_LENGTH } from '#src/config/limits.ts';
import {
  address,
  count,
  id,
  lenient,
  lenientFlag,
  lenientList,
  lenientNumber,
  lenientText,
  list,
  maybe,
  number,
  shownText,
  text,
} from './shared.ts';

// Spec: header and cart, §3 (entities), §7 (commands), §8 (errors).
//
// Shops send numbers as text and ids as numbers, and omit fields. A healthy line needs an id and a quantity, a
// defective one nothing; an unreadable line is counted in `unreadableLines` instead of failing the cart.

/** An amount in the currency's main unit: 12.34, not cents. */
const amount = number;
const lenientAmount = lenient(amount);
const lenientId = lenient(id);

/** `NOT_AVAILABLE` and `SOLDOUT` disable the checkout, `SHORTAGE` only shows a notice. */
export const availability = z.enum(['IN_STOCK', 'AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE']);

/** What distinguishes one variant of a product from another: a size as text, a colour, or an image. */
export const dimension = z.object({
  name: shownText,
  /** A text, a CSS colour or the URL of an image. */
  value: shownText,
  type: z.enum(['TEXT', 'COLOR', 'IMAGE']),
});

/**
 * An article's price and its comparison prices. `calculatedPrice`, `calculatedOriginalPrice` and
 * `bestPriceAmount` are for the whole line, including all pieces. `pricePerUnitBeforeRebates` is for one piece, and is
 * sent if a line has several.
 */
export const articlePrice = z.object({
  calculatedPrice: amount,
  /** The former price of the line. */
  calculatedOriginalPrice: lenientAmount,
  /** Formatted text: "19,98 €/kg". */
  basePrice: lenientText,
  pricePerUnitBeforeRebates: lenientAmount,
  /** The price belongs to a promotion, so the former price is not shown. */
  isPricePromotional: lenientFlag,
  /** Lowest price of the line in the last 30 days. */
  bestPriceAmount: lenientAmount,
  /** How far the current price is above (+) or below (−) the best price, in percent. */
  bestPriceDifferencePercentage: lenientNumber,
});

const lenientCount = lenient(count);

/** Services send a number or `{ quantity }`; the library uses a number. */
const quantity = z.union([
  count,
  z.pipe(
    z.object({ quantity: count }),
    z.transform(({ quantity: pieces }) => pieces),
  ),
]);

/** One article of a cart. */
export const article = z.object({
  productId: id,
  /** The shop's stock-keeping number. Without it a line cannot be deleted. */
  tcm: lenientId,
  title: lenientText,
  imageUrl: lenient(address),
  productUrl: lenient(address),
  quantity,
  dimensions: lenientList(dimension),
  /** An unlisted value shows no notice. */
  availability: lenient(availability),
  trackingName: lenientText,
  /** Discount in percent, shown as a badge. */
  rebatePercentage: lenientNumber,
  /** The regular price of one piece; the value of a free article. */
  currentShopPrice: lenientAmount,
  price: lenient(articlePrice),
  text: lenientText,
  greenTexts: lenientList(shownText),
});

/** A defective article, or a part of a subscription: missing fields are not shown. */
export const partialArticle = z.extend(article, { productId: lenientId, quantity: lenient(quantity) });

/** An article that comes with a campaign and costs nothing. */
export const freeArticle = z.extend(article, { uuid: lenientId, campaignId: lenientId });

/** A gift card, which contains an article. */
export const giftCard = z.object({ article });
/** A gift card that cannot be sold. */
export const defectiveGiftCard = z.object({
  article: z.pipe(
    z.transform((value: unknown) => value ?? {}),
    partialArticle,
  ) as unknown as z.ZodMiniType<z.output<typeof partialArticle>, z.input<typeof partialArticle>>,
});

/** Something delivered repeatedly until it is cancelled. */
export const subscription = z.object({
  subscriptionConfigurationId: id,
  subscriptionType: lenient(z.enum(['COFFEE', 'MACHINE'])),
  recurringIntervalDuration: lenient(
    z.object({ intervalDuration: count, intervalUnit: z.enum(['DAY', 'WEEK', 'MONTH']) }),
  ),
  recurringArticlesPrice: lenient(
    z.object({ calculatedPrice: amount, calculatedOriginalPrice: lenientAmount }),
  ),
  giftSubscriptionInformation: lenient(z.object({ numberOfDeliveries: lenientCount })),
  recurringArticles: lenientList(partialArticle),
  nonRecurringArticles: lenientList(partialArticle),
});
/** A subscription that cannot be sold. */
export const defectiveSubscription = z.extend(subscription, { subscriptionConfigurationId: lenientId });

/** A product that another company sells through the shop. */
export const partnerProduct = z.object({
  partnerProductId: id,
  title: lenientText,
  imageUrl: lenient(address),
  totalQuantity: count,
  totalPrice: amount,
  formUrl: lenient(address),
});
/** A partner product that cannot be sold. */
export const defectivePartnerProduct = z.extend(partnerProduct, {
  partnerProductId: lenientId,
  totalQuantity: lenientCount,
  totalPrice: lenientAmount,
});

/** The shop's own sums. A discount counts the same with either sign. */
export const priceSummary = z.object({
  cartFinalSum: lenientAmount,
  redeemedWsacDiscounts: lenientList(z.object({ wsac: id, discount: amount })),
  /** Shown as the remaining rebate. */
  totalRedeemedNonWsacDiscounts: lenientAmount,
  totalRedeemedLoyaltyBeans: lenientAmount,
  shippingCosts: lenientAmount,
  paymentOnDeliveryCosts: lenientAmount,
});

/** A list of lines, with `null` for an unreadable one until `cart` counts them. */
const lines = <Line extends z.ZodMiniType>(line: Line) =>
  list(z.catch(z.nullable(line), null) as unknown as Line);

const LINE_LISTS = [
  'articles',
  'defectiveArticles',
  'freeArticles',
  'giftCards',
  'defectiveGiftCards',
  'subscriptions',
  'defectiveSubscriptions',
  'partnerProducts',
  'defectivePartnerProducts',
] as const;

const rawCart = z.object({
  articles: lines(article),
  defectiveArticles: lines(partialArticle),
  freeArticles: lines(freeArticle),
  giftCards: lines(giftCard),
  defectiveGiftCards: lines(defectiveGiftCard),
  subscriptions: lines(subscription),
  defectiveSubscriptions: lines(defectiveSubscription),
  partnerProducts: lines(partnerProduct),
  defectivePartnerProducts: lines(defectivePartnerProduct),
  /** A value that is not a count is replaced by the pieces of the lines. */
  numberOfArticles: lenientCount,
  totalSum: amount,
  shippingCost: lenientAmount,
  paymentOnDeliveryCost: lenientAmount,
  giftCardRedemptions: lenientList(z.object({ cardNumber: id, redeemedAmount: amount })),
  /** Coupon codes in use. */
  redeemedWsacs: lenientList(id),
  loyaltyBeanData: lenient(z.object({ redeemedAmount: number, redeemedValue: amount })),
  priceSummary: lenient(priceSummary),
  /** Lines that a client of the page's own has left out. */
  unreadableLines: lenientCount,
});

/** Pieces of all lines that can be sold, for a shop that does not send their number. */
const countPieces = ({
  articles,
  giftCards,
  subscriptions,
  partnerProducts,
}: z.output<typeof rawCart>): number =>
  Math.min(
    MAX_COUNT,
    articles.reduce((sum, { quantity: pieces }) => sum + pieces, 0) +
      giftCards.reduce((sum, { article: card }) => sum + card.quantity, 0) +
      subscriptions.length +
      partnerProducts.reduce((sum, { totalQuantity }) => sum + totalQuantity, 0),
  );

/** Removes unreadable lines and counts them. */
function countUnreadable(raw: z.output<typeof rawCart>) {
  let unreadableLines = raw.unreadableLines ?? 0;
  const readable = LINE_LISTS.map((name) => {
    const lines = raw[name].filter((line) => line !== null);
    unreadableLines += raw[name].length - lines.length;
    return [name, lines] as const;
  });
  // Most carts are complete and are returned unchanged.
  const complete: typeof raw = unreadableLines > 0 ? { ...raw, ...Object.fromEntries(readable) } : raw;
  return {
    ...complete,
    numberOfArticles: complete.numberOfArticles ?? countPieces(complete),
    unreadableLines,
  };
}

/**
 * A visitor's cart. Empty lists may be missing. An unreadable line is left out and counted in `unreadableLines`, so
 * that the mini cart can show a notice.
 */
export const cart = z.pipe(rawCart, z.transform(countUnreadable));

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

const voucherCode = z.string().check(z.minLength(1), z.maxLength(VOUCHER_MAX_LENGTH));
const setWsac = z.strictObject({ setWsac: z.strictObject({ code: voucherCode, remove: z.boolean() }) });
const setGiftCardRedemption = z.strictObject({
  setGiftCardRedemption: z.strictObject({ cardNumber: voucherCode, remove: z.boolean() }),
});

/** Exactly one change per request: strict objects reject a body with two. */
export const cartCommand = z.union([
  setArticle,
  setFreeArticle,
  setGiftCard,
  setPartnerProduct,
  deleteSubscription,
  setWsac,
  setGiftCardRedemption,
]);

/** Error codes of a refused cart call; the limits and WSAC_MINIMUM contain a number. */
export const CART_ERROR_CODES = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
  'SESSION_ENDED',
  'CART_LIMIT',
  'ITEM_LIMIT',
  'AVAILABILITY_LIMIT',
  'WSAC_INVALID',
  'WSAC_EXPIRED',
  'WSAC_ALREADY_REDEEMED',
  'WSAC_MINIMUM',
  'GIFT_CARD_INVALID',
  'GIFT_CARD_EMPTY',
] as const;

/** A refused cart call. The code stays a string: an unlisted one is shown as UNKNOWN. */
export const cartRefusal = z.object({ error: text, limit: lenientNumber });

/** The answer of the cart call. */
export const cartResponse = z.object({ cart });
/** The answer to a change: the whole cart. */
export const cartChangeResponse = z.object({ cart, addedProduct: maybe(z.unknown()) });

export type Availability = z.infer<typeof availability>;
export type Dimension = z.infer<typeof dimension>;
export type ArticlePrice = z.infer<typeof articlePrice>;
export type Article = z.infer<typeof article>;
/** An article whose fields are all optional. */
export type PartialArticle = z.infer<typeof partialArticle>;
export type FreeArticle = z.infer<typeof freeArticle>;
export type GiftCard = z.infer<typeof giftCard>;
export type DefectiveGiftCard = z.infer<typeof defectiveGiftCard>;
export type Subscription = z.infer<typeof subscription>;
export type DefectiveSubscription = z.infer<typeof defectiveSubscription>;
export type PartnerProduct = z.infer<typeof partnerProduct>;
export type DefectivePartnerProduct = z.infer<typeof defectivePartnerProduct>;
export type PriceSummary = z.infer<typeof priceSummary>;
export type Cart = z.infer<typeof cart>;
/** A cart as the shop sends it. */
export type CartBody = z.input<typeof cart>;
export type CartCommand = z.infer<typeof cartCommand>;
export type CartErrorCode = (typeof CART_ERROR_CODES)[number];
export type CartRefusal = z.infer<typeof cartRefusal>;
