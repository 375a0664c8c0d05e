import type { SiteConfig } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { joinFacts } from '#src/lib/joinFacts.ts';
import { formatMoney, shownAmount } from '#src/lib/money.ts';
import type { ArticlePrice, Cart, Dimension, PartialArticle } from '#src/schemas/cart.ts';
import {
  amountOf,
  type CartItem,
  type CartItemOf,
  entriesOf,
  idOf,
  imagesOf,
  piecesOf,
  titleOf,
} from './cartLines.ts';
import { intervalText } from './cartModel.ts';
import {
  formerDeliveryPrice,
  includesShipping,
  priceBlock,
  type SummaryRow,
  summaryRows,
  worthOf,
} from './cartMoney.ts';

/** One line of a receipt, in the page's language. */
export interface ReceiptLine {
  key: string;
  /** `data-id` of the line. */
  id: string;
  title: string;
  /** The dimensions of the article: "Size: S · Coffee brown". */
  variant?: string;
  /** "Quantity: 2", or the interval of a subscription. */
  quantity?: string;
  amount?: string;
  /** The price before the reduction, where the cart strikes it through. */
  former?: string;
  /** The lowest price of the days before, where another one is struck and the country's rule names it. */
  lowest?: string;
  /** What the amount is for: each delivery of a subscription. */
  per?: string;
  /** The line's image; of a subscription, those of its products. */
  pictures: readonly (string | undefined)[];
}

/** One row of a receipt's sums, in the page's language. */
export interface ReceiptRow {
  name: string;
  label: string;
  value: string;
  isFinal: boolean;
}

/** What is bought and what it costs: the same in cart, checkout and mail. */
export interface Receipt {
  lines: readonly ReceiptLine[];
  rows: readonly ReceiptRow[];
  /** No shipping is added to the sums. */
  includesShipping: boolean;
}

/** The price of a one-off article of a subscription: an amount, or the word for free if none is shown. */
export const priceText = (amount: number, { money }: SiteConfig, text: Text): string =>
  shownAmount(amount, money) === 0 ? text('mini_cart.line.free') : formatMoney(amount, money);

function quantityText(entry: CartItemOf<CartItem['kind']>, text: Text): string | undefined {
  const pieces = piecesOf(entry);
  if (pieces !== undefined) return text('mini_cart.line.quantity_value', { count: pieces });
  const interval = entry.kind === 'subscription' ? intervalText(entry.item) : undefined;
  return interval && text(interval.id, { count: interval.count });
}

/** The price of a line that is sold as an article. */
function articlePriceOf(entry: CartItem): ArticlePrice | undefined {
  if (entry.kind === 'article') return entry.item.price;
  return entry.kind === 'giftCard' ? entry.item.article.price : undefined;
}

/** The price that a line strikes through: the former one, or the worth of what is free. */
function formerAmount(entry: CartItem, site: SiteConfig): number | undefined {
  if (entry.kind === 'freeArticle') return worthOf(entry.item, site);
  if (entry.kind === 'subscription') return formerDeliveryPrice(entry.item, site);
  const price = articlePriceOf(entry);
  return price && priceBlock(price, site).oldAmount;
}

/** The lowest price that the country's rule names, unless it is the struck one. */
function lowestText(entry: CartItem, site: SiteConfig, text: Text): string | undefined {
  const price = articlePriceOf(entry);
  if (!price) return undefined;
  const { money, rules } = site;
  const { oldAmount, best } = priceBlock(price, site, entry.pricedPieces ?? piecesOf(entry));
  if (oldAmount === undefined || !best) return undefined;
  if (shownAmount(price.bestPriceAmount ?? oldAmount, money) === shownAmount(oldAmount, money))
    return undefined;
  const amount = formatMoney(best.amount, money);
  return text('mini_cart.price.best', {
    days: rules.priceReduction.days,
    price: best.isPerPiece ? text('mini_cart.price.unit', { price: amount }) : amount,
  });
}

/** The dimensions of an article, in words. */
function variantText({ item }: CartItem, text: Text): string {
  const article = 'article' in item ? item.article : item;
  const dimensions: readonly Dimension[] = 'dimensions' in article ? article.dimensions : [];
  return joinFacts(
    dimensions.map(({ name, value, type }) =>
      type === 'TEXT' ? text('ui.labelled', { label: name, value }) : name,
    ),
  );
}

/** A one-off article of a subscription. The price of a delivery excludes its price. */
const oneOffLine = (
  { title, productId, imageUrl, quantity, price }: PartialArticle,
  key: string,
  site: SiteConfig,
  text: Text,
): ReceiptLine => ({
  key,
  id: productId ?? '',
  title: title ?? text('mini_cart.line.unnamed'),
  pictures: [imageUrl],
  ...(quantity !== undefined && { quantity: text('mini_cart.line.quantity_value', { count: quantity }) }),
  ...(price && { amount: priceText(price.calculatedPrice, site, text) }),
});

/** The receipt lines of a cart line: a subscription has one for each of its one-off articles, too. */
export function receiptLines(entry: CartItem, site: SiteConfig, text: Text): ReceiptLine[] {
  const quantity = quantityText(entry, text);
  // The sums exclude defective lines.
  const amount = entry.isDefective ? undefined : amountOf(entry);
  const former = amount === undefined ? undefined : formerAmount(entry, site);
  const lowest = amount === undefined ? undefined : lowestText(entry, site, text);
  const variant = variantText(entry, text);
  const oneOffs = entry.kind === 'subscription' && !entry.isDefective ? entry.item.nonRecurringArticles : [];
  return [
    {
      key: entry.key,
      id: idOf(entry),
      title: titleOf(entry, text),
      pictures: imagesOf(entry),
      ...(variant && { variant }),
      ...(quantity !== undefined && { quantity }),
      ...(amount !== undefined && {
        amount: entry.kind === 'freeArticle' ? text('mini_cart.line.free') : formatMoney(amount, site.money),
      }),
      ...(former !== undefined && { former: formatMoney(former, site.money) }),
      ...(lowest !== undefined && { lowest }),
      ...(amount !== undefined &&
        entry.kind === 'subscription' && { per: text('mini_cart.subscription.per_delivery') }),
    },
    ...oneOffs.map((article, index) => oneOffLine(article, `${entry.key} ${index}`, site, text)),
  ];
}

/** A row of the summary on a receipt. */
export const receiptRow = (
  { name, label, values, value, isFinal }: SummaryRow,
  { money }: SiteConfig,
  text: Text,
): ReceiptRow => ({
  name,
  label: text(label, values),
  value: 'amount' in value ? formatMoney(value.amount, money) : text(value.text),
  isFinal: isFinal === true,
});

/** The row of the amount to pay, if the shop has sent it. */
export function finalRow(cart: Cart, site: SiteConfig, text: Text): ReceiptRow | undefined {
  const final = summaryRows(cart, site).find(({ isFinal }) => isFinal);
  return final && receiptRow(final, site, text);
}

/**
 * The receipt of a cart. @param isCardMember holders of the shop's card can have a lower threshold for free shipping
 */
export const receiptOf = (cart: Cart, site: SiteConfig, text: Text, isCardMember = false): Receipt => ({
  lines: entriesOf(cart).flatMap((entry) => receiptLines(entry, site, text)),
  rows: summaryRows(cart, site).map((row) => receiptRow(row, site, text)),
  includesShipping: includesShipping(cart, site, isCardMember),
});
