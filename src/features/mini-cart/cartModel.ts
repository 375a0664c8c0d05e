import { LINKS } from '#src/config/links.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { Availability, Cart, Price, Subscription } from '#src/schemas/cart.ts';
import type { CartEntry, LineKind } from './cartLines.ts';
import type { CartLineView } from './deletedLines.ts';

/** What is said about an article's stock; most often nothing (MC-07). */
export function stockNotice(availability: Availability | undefined) {
  switch (availability) {
    case 'NOT_AVAILABLE':
      return { state: 'error', text: 'mini_cart.availability.not_available' } as const;
    case 'SHORTAGE':
      return { state: 'info', text: 'mini_cart.availability.shortage' } as const;
    default:
      return null;
  }
}

/** What a defective line says (MC-14). */
export const DEFECT_TEXTS = {
  defectiveArticle: 'mini_cart.defective.article',
  defectiveGiftCard: 'mini_cart.defective.gift_card',
  defectiveSubscription: 'mini_cart.defective.subscription',
  defectivePartnerProduct: 'mini_cart.defective.partner_product',
} as const satisfies Partial<Record<LineKind, MessageId>>;

export type DefectiveKind = keyof typeof DEFECT_TEXTS;

/** Whether the shop cannot sell what a line holds. */
export const isDefective = (kind: LineKind): kind is DefectiveKind => Object.hasOwn(DEFECT_TEXTS, kind);

/** A line's price and what it is compared with, in the currency's unit (MC-08). */
export interface PriceBlock {
  amount: number;
  oldAmount?: number;
  best?: { amount: number; percent: number };
  /** One piece. */
  unitAmount?: number;
  /** A ready text: "19,98 €/kg". */
  basePrice?: string;
}

/**
 * Which prices a line shows (MC-08). The old price needs to be higher and the price not a promotion's own; the 30-day
 * best price comes with it, on some sites also alone.
 */
export function priceBlock(price: Price, site: SiteConfig): PriceBlock {
  const { calculatedPrice: amount, calculatedOriginalPrice: old } = price;
  const isReduced = old !== undefined && amount < old && !price.isPricePromotional;
  const showsBest = isReduced || site.cart.alwaysBestPrice;
  return {
    amount,
    ...(isReduced && { oldAmount: old }),
    ...(showsBest &&
      price.bestPriceAmount !== undefined && {
        best: { amount: price.bestPriceAmount, percent: price.bestPriceDifferencePercentage ?? 0 },
      }),
    ...(price.pricePerUnitBeforeRebates !== undefined && { unitAmount: price.pricePerUnitBeforeRebates }),
    ...(price.basePrice !== undefined && { basePrice: price.basePrice }),
  };
}

const INTERVAL_TEXTS = {
  DAY: 'mini_cart.subscription.day',
  WEEK: 'mini_cart.subscription.week',
  MONTH: 'mini_cart.subscription.month',
} as const;

/** How often a subscription is delivered, as a text and its number (MC-09). */
export function intervalText({ recurringIntervalDuration: interval }: Subscription) {
  return interval && { id: INTERVAL_TEXTS[interval.intervalUnit], count: interval.intervalDuration };
}

/** What a subscription is called. */
export const subscriptionText = ({ subscriptionType }: Subscription) =>
  subscriptionType === 'COFFEE' ? 'mini_cart.subscription.coffee' : 'mini_cart.subscription.machine';

/** One row of the summary: an amount in the currency's unit, or a text. */
export interface SummaryRow {
  name: string;
  label: MessageId;
  values?: Record<string, string | number>;
  value: { amount: number } | { text: MessageId };
  isFinal?: true;
}

/** The summary's rows in their order; each appears by its own rule (MC-15). */
export function summaryRows(cart: Cart, site: SiteConfig): SummaryRow[] {
  const { loyaltyBeanData: beans, priceSummary: summary, shippingCost, paymentOnDeliveryCost } = cart;
  const discountOf = (code: string) =>
    summary?.redeemedWsacDiscounts.find(({ wsac }) => wsac === code)?.discount;
  const rebate = summary?.totalRedeemedNonWsacDiscounts ?? 0;
  const rows: (SummaryRow | false | undefined)[] = [
    { name: 'sum', label: 'mini_cart.summary.sum', value: { amount: cart.totalSum } },
    ...cart.giftCardRedemptions.map(
      ({ cardNumber, redeemedAmount }): SummaryRow => ({
        name: `giftCard ${cardNumber}`,
        label: 'mini_cart.summary.gift_card',
        values: { number: cardNumber },
        value: { amount: -redeemedAmount },
      }),
    ),
    ...cart.redeemedWsacs.map((code): SummaryRow => {
      const discount = discountOf(code);
      return {
        name: `coupon ${code}`,
        label: 'mini_cart.summary.coupon',
        values: { code },
        value: discount === undefined ? { text: 'mini_cart.summary.redeemed' } : { amount: -discount },
      };
    }),
    beans !== undefined &&
      beans.redeemedValue > 0 && {
        name: 'beans',
        label: 'mini_cart.summary.beans',
        values: { count: beans.redeemedAmount },
        value: { amount: -beans.redeemedValue },
      },
    site.cart.priceSummary &&
      rebate > 0 && { name: 'rebate', label: 'mini_cart.summary.rebate', value: { amount: -rebate } },
    shippingCost !== undefined && {
      name: 'shipping',
      label: 'mini_cart.summary.shipping',
      value: shippingCost > 0 ? { amount: shippingCost } : { text: 'mini_cart.summary.shipping_free' },
    },
    paymentOnDeliveryCost !== undefined &&
      paymentOnDeliveryCost > 0 && {
        name: 'paymentOnDelivery',
        label: 'mini_cart.summary.payment_on_delivery',
        value: { amount: paymentOnDeliveryCost },
      },
    summary && {
      name: 'final',
      label: 'mini_cart.summary.final',
      value: { amount: summary.cartFinalSum },
      isFinal: true,
    },
  ];
  return rows.filter((row): row is SummaryRow => row !== false && row !== undefined);
}

/** Where the checkout of a cart is: one with subscriptions has its own (MC-16). */
export const checkoutLink = (entries: readonly CartEntry[]): string =>
  entries.some(({ kind }) => kind === 'subscription') ? LINKS.subscriptionCheckout : LINKS.checkout;

const UNSELLABLE = new Set<Availability | undefined>(['NOT_AVAILABLE', 'SOLDOUT']);

/** Why a cart cannot go to the checkout, as a text; `null` when it can. A cart that could not be read has no link (MC-16). */
export function checkoutBlocker(entries: readonly CartEntry[], link: string | null) {
  if (entries.length === 0 && link === null) return 'mini_cart.checkout_blocked.no_link';
  if (entries.some(({ kind }) => isDefective(kind))) return 'mini_cart.checkout_blocked.defective';
  if (!entries.some(({ kind }) => kind === 'article' || kind === 'partnerProduct')) {
    return 'mini_cart.checkout_blocked.no_goods';
  }
  const isUnsellable = ({ kind, item }: CartEntry) =>
    (kind === 'article' || kind === 'freeArticle') && UNSELLABLE.has(item.availability);
  if (entries.some(isUnsellable)) return 'mini_cart.checkout_blocked.unavailable';
  return link === null ? 'mini_cart.checkout_blocked.no_link' : null;
}

const GROUP_TEXTS = {
  article: 'mini_cart.group.article',
  defectiveArticle: 'mini_cart.group.defective_article',
  freeArticle: 'mini_cart.group.free_article',
  giftCard: 'mini_cart.group.gift_card',
  defectiveGiftCard: 'mini_cart.group.defective_gift_card',
  subscription: 'mini_cart.group.subscription',
  defectiveSubscription: 'mini_cart.group.defective_subscription',
  partnerProduct: 'mini_cart.group.partner_product',
  defectivePartnerProduct: 'mini_cart.group.defective_partner_product',
} as const satisfies Record<LineKind, MessageId>;

/** Lines of one kind under their heading. */
export interface LineGroup {
  kind: LineKind;
  heading: MessageId;
  lines: CartLineView[];
}

/** The lines by kind, in their order (MC-05). */
export function groupLines(lines: readonly CartLineView[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const { kind } = line.entry;
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, heading: GROUP_TEXTS[kind], lines: [line] });
  }
  return groups;
}
