import type { MessageId, Text } from '#src/i18n/siteIntl.ts';
import type { AnalyticsItem } from '#src/lib/dataLayer.ts';
import type {
  Availability,
  CartCommand,
  DefectiveGiftCard,
  DefectivePartnerProduct,
  DefectiveSubscription,
  FreeArticle,
  PartialArticle,
} from '#src/schemas/cart.ts';

/** The content of each kind of line; a defective line may lack any field. */
export interface LineItems {
  article: PartialArticle;
  freeArticle: FreeArticle;
  giftCard: DefectiveGiftCard;
  subscription: DefectiveSubscription;
  partnerProduct: DefectivePartnerProduct;
}

export type LineKind = keyof LineItems;

/** `data-line` (contract: hooks in the markup): the kind of a line and whether it is defective, in one word. */
export type LineName = LineKind | `defective${Capitalize<Exclude<LineKind, 'freeArticle'>>}`;

/** One of the cart's lists, which has the name of its lines: `articles`. */
export interface LineList {
  line: LineName;
  heading: MessageId;
}

interface LineRules<Item> extends LineList {
  /** The list of lines that the shop cannot sell, and their notice, if the shop has one. */
  defective?: LineList & { notice: MessageId };
  /** The product's id in texts, hooks and commands. */
  id: (item: Item) => string | undefined;
  /** Distinguishes lines with the same id; it need not be part of a command. */
  variant?: (item: Item) => string;
  /** Sets the quantity; 0 deletes the line. `null` if the shop has no such command. */
  command: (item: Item, quantity: number) => CartCommand | null;
  title: (item: Item, text: Text) => string | undefined;
  /** The URL of the image; of a subscription, those of its products. */
  images: (item: Item) => readonly (string | undefined)[];
  /** The price of the line in a read-only list. */
  amount: (item: Item) => number | undefined;
  /** How many pieces the line has, if it is counted in pieces. */
  pieces?: (item: Item) => number | undefined;
  /** The stock in the line's notice. */
  availability?: (item: Item) => Availability | undefined;
  /** @param pricedPieces the pieces that the price is for, while another quantity is wanted */
  analyticsItems: (item: Item, pricedPieces?: number) => AnalyticsItem[];
  /** What the checkout needs: at least one line of goods; a subscription has its own. */
  checkout: 'goods' | 'subscription' | null;
  /** Without stock, it disables the checkout. */
  needsStock?: true;
}

/** Enough for price × quantity to be the line's amount in every currency. */
const PRICE_DIGITS = 8;

/** An analytics item: its price is for one piece. Without pieces there is none. */
function analyticsItem(
  id: string,
  name: string,
  amount: number | undefined,
  pieces = 1,
  pricedPieces = pieces,
): AnalyticsItem[] {
  if (pieces <= 0) return [];
  const price = amount === undefined ? {} : { price: Number((amount / pricedPieces).toFixed(PRICE_DIGITS)) };
  return [{ item_id: id, item_name: name, ...price, quantity: pieces }];
}

const articleItem = (
  { productId = '', trackingName, title, price, quantity }: PartialArticle,
  pricedPieces?: number,
): AnalyticsItem[] =>
  analyticsItem(
    productId,
    trackingName ?? title ?? productId,
    price?.calculatedPrice,
    quantity,
    pricedPieces,
  );

/** Items whose prices share the reduction of the amount that is paid for all of them. */
function reduceTo(amount: number | undefined, items: AnalyticsItem[]): AnalyticsItem[] {
  const sum = items.reduce((total, { price = 0, quantity = 1 }) => total + price * quantity, 0);
  if (amount === undefined || sum === 0) return items;
  return items.map(({ price, ...item }) =>
    price === undefined ? item : { ...item, price: Number(((price * amount) / sum).toFixed(PRICE_DIGITS)) },
  );
}

const SUBSCRIPTION_TITLES = {
  COFFEE: 'mini_cart.subscription.coffee',
  MACHINE: 'mini_cart.subscription.machine',
} as const;

/** Maximum number of images of one line. */
const MAX_STACKED_IMAGES = 3;

/**
 * Every kind of line and its rules, in display order. Without an id, a stock-keeping number (articles, gift
 * cards) or a campaign (free articles) no command can identify a line. A deleted subscription cannot be restored.
 */
export const LINE_KINDS: { readonly [Kind in LineKind]: LineRules<LineItems[Kind]> } = {
  article: {
    line: 'article',
    heading: 'mini_cart.group.article',
    defective: {
      line: 'defectiveArticle',
      heading: 'mini_cart.group.defective_article',
      notice: 'mini_cart.defective.article',
    },
    id: ({ productId }) => productId,
    variant: ({ tcm = '' }) => tcm,
    command: ({ productId, tcm }, quantity) =>
      productId && tcm ? { setArticle: { productId, tcm, quantity } } : null,
    title: ({ title }) => title,
    images: ({ imageUrl }) => [imageUrl],
    amount: ({ price }) => price?.calculatedPrice,
    availability: ({ availability }) => availability,
    pieces: ({ quantity }) => quantity,
    analyticsItems: articleItem,
    checkout: 'goods',
    needsStock: true,
  },
  freeArticle: {
    line: 'freeArticle',
    heading: 'mini_cart.group.free_article',
    id: ({ productId }) => productId,
    variant: ({ campaignId, uuid }) => uuid ?? campaignId ?? '',
    command: ({ productId, campaignId }, quantity) =>
      campaignId ? { setFreeArticle: { productId, campaignId, remove: quantity === 0 } } : null,
    title: ({ title }) => title,
    images: ({ imageUrl }) => [imageUrl],
    amount: () => 0,
    availability: ({ availability }) => availability,
    pieces: ({ quantity }) => quantity,
    analyticsItems: (item) => articleItem({ ...item, price: { calculatedPrice: 0 } }),
    checkout: null,
    needsStock: true,
  },
  giftCard: {
    line: 'giftCard',
    heading: 'mini_cart.group.gift_card',
    defective: {
      line: 'defectiveGiftCard',
      heading: 'mini_cart.group.defective_gift_card',
      notice: 'mini_cart.defective.gift_card',
    },
    id: ({ article }) => article.productId,
    variant: ({ article }) => article.tcm ?? '',
    command: ({ article: { productId, tcm } }, quantity) =>
      productId && tcm ? { setGiftCard: { productId, tcm, set: quantity > 0 } } : null,
    title: ({ article }) => article.title,
    images: ({ article }) => [article.imageUrl],
    amount: ({ article }) => article.price?.calculatedPrice,
    availability: ({ article }) => article.availability,
    pieces: ({ article }) => article.quantity,
    analyticsItems: ({ article }) => articleItem(article),
    checkout: null,
  },
  subscription: {
    line: 'subscription',
    heading: 'mini_cart.group.subscription',
    defective: {
      line: 'defectiveSubscription',
      heading: 'mini_cart.group.defective_subscription',
      notice: 'mini_cart.defective.subscription',
    },
    id: ({ subscriptionConfigurationId }) => subscriptionConfigurationId,
    command: ({ subscriptionConfigurationId: subscriptionId }, quantity) =>
      subscriptionId && quantity === 0 ? { deleteSubscription: { subscriptionId } } : null,
    title: ({ subscriptionType }, text) =>
      text(subscriptionType ? SUBSCRIPTION_TITLES[subscriptionType] : 'mini_cart.subscription.other'),
    images: ({ recurringArticles, nonRecurringArticles }) =>
      [...recurringArticles, ...nonRecurringArticles]
        .slice(0, MAX_STACKED_IMAGES)
        .map(({ imageUrl }) => imageUrl),
    amount: ({ recurringArticlesPrice }) => recurringArticlesPrice?.calculatedPrice,
    // A subscription counts as the articles of its deliveries, at its own price.
    analyticsItems: ({ recurringArticles, recurringArticlesPrice, nonRecurringArticles }) => [
      ...reduceTo(
        recurringArticlesPrice?.calculatedPrice,
        recurringArticles.flatMap((article) => articleItem(article)),
      ),
      ...nonRecurringArticles.flatMap((article) => articleItem(article)),
    ],
    checkout: 'subscription',
  },
  partnerProduct: {
    line: 'partnerProduct',
    heading: 'mini_cart.group.partner_product',
    defective: {
      line: 'defectivePartnerProduct',
      heading: 'mini_cart.group.defective_partner_product',
      notice: 'mini_cart.defective.partner_product',
    },
    id: ({ partnerProductId }) => partnerProductId,
    command: ({ partnerProductId }, quantity) =>
      partnerProductId ? { setPartnerProduct: { partnerProductId, set: quantity > 0 } } : null,
    title: ({ title }) => title,
    images: ({ imageUrl }) => [imageUrl],
    amount: ({ totalPrice }) => totalPrice,
    pieces: ({ totalQuantity }) => totalQuantity,
    analyticsItems: ({ partnerProductId = '', title, totalPrice, totalQuantity }) =>
      analyticsItem(partnerProductId, title ?? partnerProductId, totalPrice, totalQuantity),
    checkout: 'goods',
  },
};
