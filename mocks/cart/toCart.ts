import { SITES, type SiteCode } from '#src/config/sites.ts';
import type { Article, Cart, PartialArticle, Subscription } from '#src/schemas/cart.ts';
import { type Assortment, assortmentOf } from '../content/assortment.ts';
import { FREE_SAMPLE_WORTH_EURO } from '../content/catalogue.ts';
import { commerceOf, roundMoney, sumMoney } from '../content/commerce.ts';
import { shopTextsOf } from '../content/siteTexts.ts';
import { type CartDocument, type CartLine, isPresent } from './cartDocument.ts';

type Line<Kind extends CartLine['kind']> = Extract<CartLine, { kind: Kind }>;

/** A stored line's article. Discontinued articles get placeholder data, so that they can be deleted. */
function toArticle(
  assortment: Assortment,
  productId: string,
  tcm: string | undefined,
  quantity: number,
): Article {
  const variant =
    (tcm && assortment.variant(productId, tcm)) ||
    assortment.variants.find(({ product }) => product.id === productId);
  if (!variant) return { productId, title: productId, quantity, dimensions: [], greenTexts: [] };
  const article = assortment.article(variant, quantity);
  if (article.tcm === tcm) return article;
  const { tcm: _, ...rest } = article;
  return tcm ? { ...rest, tcm } : rest;
}

function toCartArticle(site: SiteCode, assortment: Assortment, line: Line<'article'>): Article {
  const article = toArticle(assortment, line.productId, line.tcm, line.quantity);
  if (!line.availability && !line.isWrapped) return article;
  return {
    ...article,
    ...(line.availability && { availability: line.availability }),
    ...(line.isWrapped && { text: shopTextsOf(site).giftWrapped }),
  };
}

function toSubscription(site: SiteCode, assortment: Assortment, line: Line<'subscription'>): Subscription {
  const toArticles = (parts: Line<'subscription'>['recurring']) =>
    parts.map(({ productId, tcm, quantity }) => toArticle(assortment, productId, tcm, quantity));
  const recurringArticles = toArticles(line.recurring);
  const full = sumMoney(site, recurringArticles.map(priceOf));
  const reduced = roundMoney(site, full * (1 - (line.discountPercent ?? 0) / 100));
  return {
    subscriptionConfigurationId: line.id,
    subscriptionType: line.type,
    recurringIntervalDuration: line.interval,
    recurringArticlesPrice: {
      calculatedPrice: reduced,
      ...(reduced < full && { calculatedOriginalPrice: full }),
    },
    ...(line.deliveries && { giftSubscriptionInformation: { numberOfDeliveries: line.deliveries } }),
    recurringArticles,
    nonRecurringArticles: toArticles(line.nonRecurring ?? []),
  };
}

const priceOf = (article: PartialArticle) => article.price?.calculatedPrice ?? 0;
const subscriptionPrices = ({ recurringArticlesPrice, nonRecurringArticles }: Subscription) => [
  recurringArticlesPrice?.calculatedPrice ?? 0,
  ...nonRecurringArticles.map(priceOf),
];
const toFree = (site: SiteCode, article: Article): Article => ({
  ...article,
  price: { calculatedPrice: 0 },
  currentShopPrice: roundMoney(site, commerceOf(site).toPrice(FREE_SAMPLE_WORTH_EURO)),
});

/**
 * The response for a stored cart, with texts, prices and sums.
 *
 * `totalSum` is the sum of all lines; defective and free ones cost nothing. `cartFinalSum` subtracts redemptions and
 * adds shipping. Every amount is a multiple of the site's smallest coin.
 */
export function toCart(document: CartDocument, site: SiteCode): Omit<Cart, 'unreadableLines'> {
  const assortment = assortmentOf(site);
  const commerce = commerceOf(site);
  const present = document.lines.filter(isPresent);
  const of = <Kind extends CartLine['kind']>(kind: Kind, isDefective = false) =>
    present.filter(
      (line): line is Line<Kind> =>
        line.kind === kind && ('defective' in line ? line.defective === true : false) === isDefective,
    );
  const cards = (lines: Line<'giftCard'>[]) =>
    lines.map(({ productId, tcm }) => ({ article: toArticle(assortment, productId, tcm, 1) }));
  const partners = (lines: Line<'partnerProduct'>[]) =>
    lines.flatMap(({ id, quantity }) => assortment.partnerProduct(id, quantity) ?? []);

  const articles = of('article').map((line) => toCartArticle(site, assortment, line));
  const giftCards = cards(of('giftCard'));
  const subscriptions = of('subscription').map((line) => toSubscription(site, assortment, line));
  const partnerProducts = partners(of('partnerProduct'));

  const articleSum = sumMoney(site, articles.map(priceOf));
  const totalSum = sumMoney(site, [
    articleSum,
    ...giftCards.map(({ article }) => priceOf(article)),
    ...subscriptions.flatMap(subscriptionPrices),
    ...partnerProducts.map(({ totalPrice }) => totalPrice),
  ]);
  const isShipped = articles.length > 0 || subscriptions.length > 0;
  const shipping = isShipped && totalSum < commerce.freeFrom ? commerce.shippingCost : 0;
  const onDelivery = document.paysOnDelivery && isShipped ? commerce.paymentOnDelivery : 0;

  // A redemption is limited to the remaining amount.
  let open = totalSum;
  const take = (amount: number) => {
    const taken = roundMoney(site, Math.min(amount, open));
    open = sumMoney(site, [open, -taken]);
    return taken;
  };
  const redeemedWsacDiscounts = (document.coupons ?? []).map(({ code, percent }) => ({
    wsac: code,
    discount: take((articleSum * percent) / 100),
  }));
  // A site without a row for it would show rows that do not add up.
  const memberPercent = SITES[site].cart.priceSummary ? (document.memberPercent ?? 0) : 0;
  const memberDiscount = take((articleSum * memberPercent) / 100);
  const beanValue = take(((document.beans ?? 0) * commerce.hundredBeans) / 100);
  open = sumMoney(site, [open, shipping, onDelivery]);
  const giftCardRedemptions = (document.payingCards ?? []).map(({ cardNumber, value }) => ({
    cardNumber,
    redeemedAmount: take(value),
  }));

  return {
    articles,
    defectiveArticles: of('article', true).map((line) => toCartArticle(site, assortment, line)),
    freeArticles: of('freeArticle').map(({ productId, campaignId, uuid }) => {
      const { tcm: _, ...article } = toFree(site, toArticle(assortment, productId, undefined, 1));
      return { ...article, campaignId, uuid };
    }),
    giftCards,
    defectiveGiftCards: cards(of('giftCard', true)),
    subscriptions,
    defectiveSubscriptions: of('subscription', true).map((line) => toSubscription(site, assortment, line)),
    partnerProducts,
    defectivePartnerProducts: partners(of('partnerProduct', true)),
    numberOfArticles:
      articles.reduce((sum, { quantity }) => sum + quantity, 0) +
      giftCards.length +
      subscriptions.length +
      partnerProducts.reduce((sum, { totalQuantity }) => sum + totalQuantity, 0),
    totalSum,
    shippingCost: shipping,
    paymentOnDeliveryCost: onDelivery,
    giftCardRedemptions,
    redeemedWsacs: redeemedWsacDiscounts.map(({ wsac }) => wsac),
    ...(beanValue > 0 && {
      loyaltyBeanData: { redeemedAmount: document.beans ?? 0, redeemedValue: beanValue },
    }),
    priceSummary: {
      cartFinalSum: open,
      redeemedWsacDiscounts,
      totalRedeemedNonWsacDiscounts: memberDiscount,
      totalRedeemedLoyaltyBeans: beanValue,
      shippingCosts: shipping,
      paymentOnDeliveryCosts: onDelivery,
    },
  };
}
