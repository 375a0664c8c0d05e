import type { SitePaths } from '#src/config/links.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { Availability, Cart, DefectiveSubscription, Price } from '#src/schemas/cart.ts';
import { availabilityOf, type CartEntry, listOf } from './cartLines.ts';
import type { CartLineView } from './cartSnapshot.ts';
import { type Voucher, type VoucherView, voucherKey, vouchersOf } from './cartVouchers.ts';
import { LINE_KINDS, type LineList } from './lineKinds.ts';

const STOCK_NOTICES = {
  IN_STOCK: null,
  AVAILABLE: null,
  NOT_AVAILABLE: { state: 'error', text: 'mini_cart.availability.not_available' },
  SOLDOUT: null,
  SHORTAGE: { state: 'info', text: 'mini_cart.availability.shortage' },
} as const satisfies Record<Availability, object | null>;

/** The notice about an article's stock; usually none. */
export const stockNotice = (availability: Availability | undefined) =>
  availability ? STOCK_NOTICES[availability] : null;

/** The current or upcoming problem of a line. */
export function lineNotice(entry: CartEntry) {
  const { defective } = LINE_KINDS[entry.kind];
  if (entry.isDefective && defective) return { state: 'error', text: defective.notice } as const;
  return stockNotice(availabilityOf(entry));
}

/** A line's price and its comparison prices, in the currency's main unit. */
export interface PriceBlock {
  amount: number;
  oldAmount?: number;
  /** `percent` is a whole number. */
  best?: { amount: number; percent: number };
  /** Price of one piece. */
  unitAmount?: number;
  /** Formatted text: "19,98 €/kg". */
  basePrice?: string;
  /** Discount in whole percent, for the badge; 0 for none. */
  rebate: number;
}

/**
 * The percentage of the badge. If the country's law compares with the lowest price of the last days, the shop's
 * percentage is capped at what that price allows.
 */
function rebateOf(
  percentage: number,
  { calculatedPrice, bestPriceAmount }: Price,
  { rules }: SiteConfig,
): number {
  const rebate = Math.round(Math.abs(percentage));
  if (rules.priceReduction.base !== 'lowest' || !bestPriceAmount) return rebate;
  return Math.min(rebate, Math.max(0, Math.round((1 - calculatedPrice / bestPriceAmount) * 100)));
}

/**
 * The prices of a line. The old price is shown if it is higher and the price is not a promotion's own. The
 * 30-day best price is shown with it and with every percentage that refers to it; on some sites also alone.
 */
export function priceBlock(price: Price, site: SiteConfig, rebatePercentage = 0): PriceBlock {
  const { calculatedPrice: amount, calculatedOriginalPrice: old } = price;
  const isReduced = old !== undefined && amount < old && !price.isPricePromotional;
  const rebate = rebateOf(rebatePercentage, price, site);
  const isCompared = rebate > 0 && site.rules.priceReduction.base === 'lowest';
  const showsBest = isReduced || isCompared || site.cart.alwaysBestPrice;
  return {
    amount,
    rebate,
    ...(isReduced && { oldAmount: old }),
    ...(showsBest &&
      price.bestPriceAmount !== undefined && {
        best: {
          amount: price.bestPriceAmount,
          percent: Math.round(price.bestPriceDifferencePercentage ?? 0),
        },
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

/** A subscription's delivery interval, as a message and its number. */
export function intervalText({ recurringIntervalDuration: interval }: DefectiveSubscription) {
  return interval && { id: INTERVAL_TEXTS[interval.intervalUnit], count: interval.intervalDuration };
}

/** One row of the summary: an amount in the currency's main unit, or a text. */
export interface SummaryRow {
  name: string;
  label: MessageId;
  values?: Record<string, string | number>;
  value: { amount: number } | { text: MessageId };
  isFinal?: true;
  /** The voucher of the row, which the user can remove. */
  voucher?: VoucherView;
}

/** A reduction of the sum, whichever sign the shop sends. */
const reduction = (amount: number) => ({ amount: -Math.abs(amount) });

const UNCHANGED = (voucher: Voucher): VoucherView => ({
  key: voucherKey(voucher),
  voucher,
  isRemoved: false,
  isChanging: false,
});

/** The amount that a voucher takes off; `undefined` if the shop does not send it. */
function redeemedAmount({ giftCardRedemptions, priceSummary }: Cart, { kind, code }: Voucher) {
  return kind === 'giftCard'
    ? giftCardRedemptions.find(({ cardNumber }) => cardNumber === code)?.redeemedAmount
    : priceSummary?.redeemedWsacDiscounts.find(({ wsac }) => wsac === code)?.discount;
}

function voucherRow(cart: Cart, view: VoucherView): SummaryRow {
  const { voucher, isChanging } = view;
  const amount = redeemedAmount(cart, voucher);
  const state = isChanging ? 'mini_cart.voucher.checking' : 'mini_cart.summary.redeemed';
  const { id: label, values } = voucherTitle(voucher);
  return {
    name: `${voucher.kind} ${voucher.code}`,
    label,
    values,
    value: amount === undefined ? { text: state } : reduction(amount),
    voucher: view,
  };
}

/** A voucher's title, as a message and its values. */
export const voucherTitle = ({
  kind,
  code,
}: Voucher): { id: MessageId; values: Record<string, string | number> } =>
  kind === 'giftCard'
    ? { id: 'mini_cart.summary.gift_card', values: { number: code } }
    : { id: 'mini_cart.summary.coupon', values: { code } };

/** The row of redeemed loyalty beans; some shops send only their value. */
function beansRow({ loyaltyBeanData: beans, priceSummary: summary }: Cart): SummaryRow | undefined {
  if (beans && beans.redeemedValue !== 0) {
    const values = { count: beans.redeemedAmount };
    return { name: 'beans', label: 'mini_cart.summary.beans', values, value: reduction(beans.redeemedValue) };
  }
  const value = summary?.totalRedeemedLoyaltyBeans;
  return value
    ? { name: 'beans', label: 'mini_cart.summary.beans_value', value: reduction(value) }
    : undefined;
}

/**
 * The summary's rows in display order; each has its own condition. If the cart's own costs are missing or
 * differ, the price summary's costs are used, so that the rows add up to the final sum.
 */
export function summaryRows(
  cart: Cart,
  site: SiteConfig,
  vouchers: readonly VoucherView[] = vouchersOf(cart).map(UNCHANGED),
): SummaryRow[] {
  const { priceSummary: summary } = cart;
  const rebate = summary?.totalRedeemedNonWsacDiscounts ?? 0;
  const shipping = summary?.shippingCosts || cart.shippingCost;
  const onDelivery = summary?.paymentOnDeliveryCosts || (cart.paymentOnDeliveryCost ?? 0);
  const rows: (SummaryRow | false | undefined)[] = [
    { name: 'sum', label: 'mini_cart.summary.sum', value: { amount: cart.totalSum } },
    ...vouchers.map((view) => voucherRow(cart, view)),
    beansRow(cart),
    site.cart.priceSummary &&
      rebate !== 0 && { name: 'rebate', label: 'mini_cart.summary.rebate', value: reduction(rebate) },
    shipping !== undefined && {
      name: 'shipping',
      label: 'mini_cart.summary.shipping',
      value: shipping > 0 ? { amount: shipping } : { text: 'mini_cart.summary.shipping_free' },
    },
    onDelivery > 0 && {
      name: 'paymentOnDelivery',
      label: 'mini_cart.summary.payment_on_delivery',
      value: { amount: onDelivery },
    },
    summary?.cartFinalSum !== undefined && {
      name: 'final',
      label: 'mini_cart.summary.final',
      value: { amount: summary.cartFinalSum },
      isFinal: true,
    },
  ];
  return rows.filter((row): row is SummaryRow => row !== false && row !== undefined);
}

/**
 * How far the cart is from free shipping, computed only from the site's threshold and the shop's sum. `null`
 * without a threshold, if it applies only to some goods, or if the shop already ships a smaller cart for free.
 */
export function shippingProgress({ totalSum, shippingCost }: Cart, { freeShipping }: SiteConfig) {
  if (freeShipping?.scope !== 'all' || freeShipping.amount <= 0) return null;
  const { amount } = freeShipping;
  // Rounds to whole hundredths: binary fractions would leave 0.0000001.
  const remaining = Math.max(0, Math.round((amount - totalSum) * 100) / 100);
  if (remaining > 0 && shippingCost === 0) return null;
  return { remaining, share: Math.min(1, Math.max(0, totalSum / amount)) };
}

/** The URL of the checkout: a cart with subscriptions has its own. */
export const checkoutLink = (entries: readonly CartEntry[], paths: SitePaths): string =>
  entries.some(({ kind, isDefective }) => LINE_KINDS[kind].checkout === 'subscription' && !isDefective)
    ? paths.subscriptionCheckout
    : paths.checkout;

const UNSELLABLE = new Set<Availability | undefined>(['NOT_AVAILABLE', 'SOLDOUT']);

/** Why the checkout is disabled; `null` if it is not. A cart that could not be read has no link. */
export function checkoutBlocker(entries: readonly CartEntry[], link: string | null) {
  if (entries.length === 0 && link === null) return 'mini_cart.checkout_blocked.no_link';
  if (entries.some(({ isDefective }) => isDefective)) return 'mini_cart.checkout_blocked.defective';
  if (!entries.some(({ kind }) => LINE_KINDS[kind].checkout === 'goods'))
    return 'mini_cart.checkout_blocked.no_goods';
  const isUnsellable = (entry: CartEntry) =>
    LINE_KINDS[entry.kind].needsStock && UNSELLABLE.has(availabilityOf(entry));
  if (entries.some(isUnsellable)) return 'mini_cart.checkout_blocked.unavailable';
  return link === null ? 'mini_cart.checkout_blocked.no_link' : null;
}

/** Lines of one list under their heading. */
export interface LineGroup extends Pick<LineList, 'line' | 'heading'> {
  lines: CartLineView[];
}

/** The lines in groups, in display order. */
export function groupLines(lines: readonly CartLineView[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const list = listOf(line.entry);
    const last = groups.at(-1);
    if (last?.line === list.line) last.lines.push(line);
    else groups.push({ line: list.line, heading: list.heading, lines: [line] });
  }
  return groups;
}
