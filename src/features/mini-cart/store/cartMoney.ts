import type { SiteConfig } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { digitsOf, shownAmount } from '#src/lib/money.ts';
import { percentOff, priceReduction } from '#src/lib/priceReduction.ts';
import type { ArticlePrice, Cart, FreeArticle, Subscription } from '#src/schemas/cart.ts';
import { type Voucher, type VoucherData, voucherKey, vouchersOf } from './cartVouchers.ts';

// Every fact about the cart's money has one function here, and every decision is made on the amount that is shown, so
// that no text on the page contradicts another.

/** A line's price and its comparison prices, in the currency's main unit. */
export interface PriceBlock {
  amount: number;
  oldAmount: number | undefined;
  /** The lowest price of one piece, and the whole percentage below it. */
  best: { amount: number; percent: number | undefined; isPerPiece: boolean } | undefined;
  /** Price of one piece. */
  unitAmount: number | undefined;
  /** Formatted text: "19,98 €/kg". */
  basePrice: string | undefined;
  /** Discount in whole percent, for the badge. */
  rebate: number | undefined;
}

/**
 * The prices of a line. The old price is shown if it is higher and the price is not a promotion's own. The lowest price
 * is shown with it and with every percentage that refers to it; on some sites also alone. The shop decides whether
 * there is a badge; the country's rule decides what its percentage refers to. There is none if that price is hidden.
 */
export function priceBlock(
  price: ArticlePrice,
  site: SiteConfig,
  pieces = 1,
  rebatePercentage = 0,
): PriceBlock {
  const { calculatedPrice: amount, basePrice, pricePerUnitBeforeRebates: unitAmount } = price;
  const { former, lowest, percent } = priceReduction(
    { price: amount, former: price.calculatedOriginalPrice, lowest: price.bestPriceAmount },
    site,
  );
  const oldAmount = price.isPricePromotional ? undefined : former;
  const hasReference =
    site.rules.priceReduction.base === 'lowest'
      ? price.bestPriceAmount !== undefined
      : price.calculatedOriginalPrice !== undefined;
  const isHidden = former !== undefined && oldAmount === undefined && lowest === undefined;
  const claimed = isHidden ? undefined : percentOff(Math.abs(rebatePercentage));
  const rebate = claimed && hasReference ? percent : claimed;
  const showsBest = oldAmount !== undefined || rebate !== undefined || site.cart.alwaysBestPrice;
  const best =
    showsBest && lowest !== undefined
      ? { amount: lowest / Math.max(1, pieces), percent, isPerPiece: pieces > 1 }
      : undefined;
  return { amount, rebate, oldAmount, best, unitAmount, basePrice };
}

/** The former price of each delivery, on sites that show it. */
export const formerDeliveryPrice = (
  { recurringArticlesPrice: price }: Pick<Subscription, 'recurringArticlesPrice'>,
  site: SiteConfig,
): number | undefined =>
  price && site.cart.subscriptionPreviousPrice
    ? priceReduction({ price: price.calculatedPrice, former: price.calculatedOriginalPrice }, site).former
    : undefined;

/** What a free article is worth; `undefined` if the shop sends nothing that is shown. */
export const worthOf = (
  { currentShopPrice: worth = 0 }: Pick<FreeArticle, 'currentShopPrice'>,
  { money }: SiteConfig,
): number | undefined => (shownAmount(worth, money) > 0 ? worth : undefined);

/** One row of the summary: an amount in the currency's main unit, or a text. */
export interface SummaryRow {
  name: string;
  label: MessageId;
  values?: Record<string, string | number>;
  value: { amount: number } | { text: MessageId };
  isFinal?: true;
  /** The voucher of the row, which the user can remove. */
  voucher?: VoucherData;
}

/** Shipping as the shop charges it: an explicit 0 is free, and only a missing amount is unknown. */
const shippingOf = ({ priceSummary, shippingCost }: Cart): number | undefined =>
  priceSummary?.shippingCosts ?? shippingCost;

/** A cost of the cart that an order can save: nothing is shipped to a store, and who pays at once pays no fee for later. */
export type SavableCost = 'shipping' | 'paymentOnDelivery';

/**
 * The cart as it is ordered without some of its costs. A sum that is smaller than these stays, as a gift card has paid
 * for a part of them, and only the shop knows which.
 */
export function cartWithout(cart: Cart, costs: readonly SavableCost[]): Cart {
  const { priceSummary: summary } = cart;
  const shipping = costs.includes('shipping') ? (shippingOf(cart) ?? 0) : 0;
  const onDelivery = costs.includes('paymentOnDelivery') ? paymentOnDeliveryOf(cart) : 0;
  const saved = shipping + onDelivery;
  const finalSum = summary?.cartFinalSum;
  if (saved === 0 || (finalSum !== undefined && finalSum < saved)) return cart;
  return {
    ...cart,
    ...(shipping > 0 && { shippingCost: 0 }),
    ...(onDelivery > 0 && { paymentOnDeliveryCost: 0 }),
    ...(summary && {
      priceSummary: {
        ...summary,
        ...(shipping > 0 && { shippingCosts: 0 }),
        ...(onDelivery > 0 && { paymentOnDeliveryCosts: 0 }),
        ...(finalSum !== undefined && { cartFinalSum: finalSum - saved }),
      },
    }),
  };
}

const paymentOnDeliveryOf = ({ priceSummary, paymentOnDeliveryCost }: Cart): number =>
  Math.max(0, priceSummary?.paymentOnDeliveryCosts ?? paymentOnDeliveryCost ?? 0);

/** A reduction of the sum, whichever sign the shop sends. */
const reduction = (amount: number) => ({ amount: -Math.abs(amount) });

const UNCHANGED = (voucher: Voucher): VoucherData => ({
  key: voucherKey(voucher),
  voucher,
  isRemoved: false,
  isChanging: false,
});

/** What a voucher takes off, which a shop can send in parts; `undefined` if it sends nothing. */
function redeemedAmount({ giftCardRedemptions, priceSummary }: Cart, voucher: Voucher): number | undefined {
  const redeemed =
    voucher.kind === 'giftCard'
      ? giftCardRedemptions.map(({ cardNumber, redeemedAmount }) => [cardNumber, redeemedAmount] as const)
      : (priceSummary?.redeemedWsacDiscounts.map(({ wsac, discount }) => [wsac, discount] as const) ?? []);
  const amounts = redeemed
    .filter(([code]) => voucherKey({ kind: voucher.kind, code }) === voucherKey(voucher))
    .map(([, amount]) => amount);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount) : undefined;
}

function voucherRow(cart: Cart, view: VoucherData, money: SiteConfig['money']): SummaryRow {
  const { voucher, isChanging } = view;
  const amount = redeemedAmount(cart, voucher);
  const state = isChanging ? 'mini_cart.voucher.checking' : 'mini_cart.summary.redeemed';
  const { id: label, values } = voucherTitle(voucher);
  return {
    name: `${voucher.kind} ${voucher.code}`,
    label,
    values,
    // A voucher that takes nothing off, such as one for free shipping, is redeemed all the same.
    value: amount === undefined || shownAmount(amount, money) === 0 ? { text: state } : reduction(amount),
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
function beansRow({ loyaltyBeanData: beans, priceSummary: summary }: Cart): SummaryRow {
  return beans && beans.redeemedAmount > 0 && beans.redeemedValue !== 0
    ? {
        name: 'beans',
        label: 'mini_cart.summary.beans',
        values: { count: beans.redeemedAmount },
        value: reduction(beans.redeemedValue),
      }
    : {
        name: 'beans',
        label: 'mini_cart.summary.beans_value',
        value: reduction(beans?.redeemedValue || (summary?.totalRedeemedLoyaltyBeans ?? 0)),
      };
}

/**
 * The summary's rows in display order; each has its own condition. A row of zero is not shown, except the sums and free
 * shipping. The shown amounts add up to the shown final sum.
 */
export function summaryRows(
  cart: Cart,
  site: SiteConfig,
  vouchers: readonly VoucherData[] = vouchersOf(cart).map(UNCHANGED),
): SummaryRow[] {
  const { money } = site;
  const { priceSummary: summary } = cart;
  const shipping = shippingOf(cart);
  const isZero = ({ value }: SummaryRow) => 'amount' in value && shownAmount(value.amount, money) === 0;
  const parts: (SummaryRow | false)[] = [
    ...vouchers.map((view) => voucherRow(cart, view, money)),
    beansRow(cart),
    site.cart.priceSummary && {
      name: 'rebate',
      label: 'mini_cart.summary.rebate',
      value: reduction(summary?.totalRedeemedNonWsacDiscounts ?? 0),
    },
    shipping !== undefined && {
      name: 'shipping',
      label: 'mini_cart.summary.shipping',
      value:
        shownAmount(shipping, money) === 0
          ? { text: 'mini_cart.summary.shipping_free' }
          : { amount: shipping },
    },
    {
      name: 'paymentOnDelivery',
      label: 'mini_cart.summary.payment_on_delivery',
      value: { amount: paymentOnDeliveryOf(cart) },
    },
  ];
  const shownParts = parts.filter((row): row is SummaryRow => row !== false && !isZero(row));
  const sum: SummaryRow = { name: 'sum', label: 'mini_cart.summary.sum', value: { amount: cart.totalSum } };
  const finalSum = summary?.cartFinalSum;
  if (finalSum === undefined) return [sum, ...shownParts];
  const final: SummaryRow = {
    name: 'final',
    label: 'mini_cart.summary.final',
    value: { amount: finalSum },
    isFinal: true,
  };
  return [sum, ...balance(shownParts, cart.totalSum, finalSum, site), final];
}

/** Whether the sum of the articles is also the amount to pay, as shown. */
export const isSumFinal = ({ totalSum, priceSummary }: Cart, { money }: SiteConfig): boolean =>
  priceSummary?.cartFinalSum !== undefined &&
  shownAmount(totalSum, money) === shownAmount(priceSummary.cartFinalSum, money);

/**
 * Rounds amounts so that they add up as shown: 449.4 and 49.4 are 499 together on a site without decimals, not 498. The
 * amounts that rounding changes most take the difference. Amounts that do not add up exactly stay as the shop sent them.
 */
function balance(rows: readonly SummaryRow[], sum: number, final: number, site: SiteConfig): SummaryRow[] {
  const unit = 10 ** -digitsOf(site.money);
  const toUnits = (amount: number) => Math.round(shownAmount(amount, site.money) / unit);
  const amounts = rows.map(({ value }) => ('amount' in value ? value.amount : null));
  const exact = amounts.reduce<number>((total, amount) => total + (amount ?? 0), sum);
  const shown = amounts.reduce<number>((total, amount) => total + toUnits(amount ?? 0), toUnits(sum));
  const difference = toUnits(final) - shown;
  const step = Math.sign(difference);
  const error = (amount: number) => (amount / unit - toUnits(amount)) * step;
  const inOrder = amounts
    // No row becomes zero by rounding.
    .flatMap((amount, at) => (amount === null || toUnits(amount) + step === 0 ? [] : [{ at, amount }]))
    .sort((one, other) => error(other.amount) - error(one.amount));
  if (Math.abs(exact - final) >= unit || Math.abs(difference) > inOrder.length) return [...rows];
  const moved = new Set(inOrder.slice(0, Math.abs(difference)).map(({ at }) => at));
  return rows.map((row, at) => {
    const amount = amounts[at];
    return moved.has(at) && amount !== null && amount !== undefined
      ? { ...row, value: { amount: (toUnits(amount) + step) * unit } }
      : row;
  });
}

/** Whether nothing is to be shipped: gift cards and partner products alone come by other ways. */
const isUnshipped = ({ articles, freeArticles, subscriptions, giftCards, partnerProducts }: Cart): boolean =>
  giftCards.length + partnerProducts.length > 0 &&
  articles.length + freeArticles.length + subscriptions.length === 0;

/**
 * Whether no shipping is added to the shown sums: the shop has sent its costs or the amount to pay, nothing is shipped, or
 * the site ships a cart of this value for free.
 */
export const includesShipping = (cart: Cart, site: SiteConfig, isCardMember?: boolean): boolean =>
  shippingOf(cart) !== undefined ||
  cart.priceSummary?.cartFinalSum !== undefined ||
  isUnshipped(cart) ||
  shippingProgress(cart, site, isCardMember)?.remaining === 0;

/**
 * How far the cart is from free shipping, from the site's threshold and the shop's sum. `null` without a threshold for
 * all goods, and wherever the shop's own shipping costs say otherwise.
 *
 * @param isCardMember card holders may have a lower threshold
 */
export function shippingProgress(cart: Cart, site: SiteConfig, isCardMember = false) {
  const shown = (amount: number) => shownAmount(amount, site.money);
  const { all, card } = site.freeShipping;
  const threshold = isCardMember ? (card ?? all) : all;
  if (threshold === null || isUnshipped(cart)) return null;
  const shipping = shippingOf(cart);
  const remaining = Math.max(0, shown(shown(threshold) - shown(cart.totalSum)));
  const isFree = shipping !== undefined && shown(shipping) === 0;
  const isCharged = shipping !== undefined && !isFree;
  if (remaining > 0 ? isFree : isCharged) return null;
  // A threshold of 0 is reached by every cart.
  return { remaining, share: threshold > 0 ? Math.min(1, Math.max(0, cart.totalSum / threshold)) : 1 };
}
