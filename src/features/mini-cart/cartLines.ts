import type {
  Article,
  Cart,
  CartCommand,
  FreeArticle,
  GiftCard,
  PartnerProduct,
  Subscription,
} from '#src/schemas/cart.ts';

interface Items {
  article: Article;
  defectiveArticle: Article;
  freeArticle: FreeArticle;
  giftCard: GiftCard;
  defectiveGiftCard: GiftCard;
  subscription: Subscription;
  defectiveSubscription: Subscription;
  partnerProduct: PartnerProduct;
  defectivePartnerProduct: PartnerProduct;
}

/** The nine kinds of line, as `data-line` names them (contract: hooks in the markup). */
export type LineKind = keyof Items;

/** What one line of a cart holds. */
export type CartEntry = { [Kind in LineKind]: { kind: Kind; item: Items[Kind] } }[LineKind];

/** Names a line for as long as it lives, also while it moves between the healthy and the defective list. */
export type LineKey = string;

/** Each kind's list in the cart, in the order the mini cart shows them (MC-05). */
const LISTS = {
  article: 'articles',
  defectiveArticle: 'defectiveArticles',
  freeArticle: 'freeArticles',
  giftCard: 'giftCards',
  defectiveGiftCard: 'defectiveGiftCards',
  subscription: 'subscriptions',
  defectiveSubscription: 'defectiveSubscriptions',
  partnerProduct: 'partnerProducts',
  defectivePartnerProduct: 'defectivePartnerProducts',
} as const satisfies Record<LineKind, keyof Cart>;

/** The kinds in the order the mini cart shows them (MC-05). */
export const LINE_KINDS = Object.keys(LISTS) as readonly LineKind[];

// One entry per item for as long as the item lives, so that a row whose line did not change is not drawn again.
const entries = new WeakMap<object, CartEntry>();

function entryOf(kind: LineKind, item: object): CartEntry {
  const known = entries.get(item);
  if (known?.kind === kind) return known;
  const entry = { kind, item } as CartEntry;
  entries.set(item, entry);
  return entry;
}

/** Every line of a cart in the order it is shown. */
export function entriesOf(cart: Cart): CartEntry[] {
  return LINE_KINDS.flatMap((kind) => cart[LISTS[kind]].map((item) => entryOf(kind, item)));
}

/** The next cart with the previous one's items where nothing about them has changed (MC-20). */
export function keepSame(previous: Cart, next: Cart): Cart {
  const same = (kind: LineKind) => {
    const known = new Map(previous[LISTS[kind]].map((item) => [JSON.stringify(item), item]));
    return next[LISTS[kind]].map((item) => known.get(JSON.stringify(item)) ?? item);
  };
  return { ...next, ...Object.fromEntries(LINE_KINDS.map((kind) => [LISTS[kind], same(kind)])) };
}

/** Names an article line from what an add-to-cart button knows. */
export const articleKey = (productId: string, tcm: string): LineKey => `article ${productId} ${tcm}`;

/**
 * A line's name. It is made of what the shop's command for the line carries, so that two lines with one name are one
 * line to the shop as well.
 */
export function keyOf(entry: CartEntry): LineKey {
  switch (entry.kind) {
    case 'article':
    case 'defectiveArticle':
      return articleKey(entry.item.productId, entry.item.tcm ?? '');
    case 'freeArticle':
      return `freeArticle ${entry.item.productId} ${entry.item.campaignId ?? entry.item.uuid}`;
    case 'giftCard':
    case 'defectiveGiftCard':
      return `giftCard ${entry.item.article.productId} ${entry.item.article.tcm ?? ''}`;
    case 'subscription':
    case 'defectiveSubscription':
      return `subscription ${entry.item.subscriptionConfigurationId}`;
    case 'partnerProduct':
    case 'defectivePartnerProduct':
      return `partnerProduct ${entry.item.partnerProductId}`;
  }
}

/** What `data-id` of a line says (contract: hooks in the markup). */
export function idOf(entry: CartEntry): string {
  switch (entry.kind) {
    case 'giftCard':
    case 'defectiveGiftCard':
      return entry.item.article.productId;
    case 'subscription':
    case 'defectiveSubscription':
      return entry.item.subscriptionConfigurationId;
    case 'partnerProduct':
    case 'defectivePartnerProduct':
      return entry.item.partnerProductId;
    default:
      return entry.item.productId;
  }
}

/** How much of it the cart holds. Lines without a number of their own are there once or not at all. */
export function quantityOf(entry: CartEntry): number {
  return entry.kind === 'article' || entry.kind === 'defectiveArticle' ? entry.item.quantity : 1;
}

/** The same line with another quantity; a line without a number of its own stays as it is. */
export function withQuantity(entry: CartEntry, quantity: number): CartEntry {
  if (entry.kind !== 'article' && entry.kind !== 'defectiveArticle') return entry;
  return entry.item.quantity === quantity ? entry : { ...entry, item: { ...entry.item, quantity } };
}

/** Makes the shop's command that brings a line to a quantity; 0 deletes it. `null` where the shop has none. */
export type ToCommand = (quantity: number) => CartCommand | null;

/**
 * A line's commands (MC-11). Without a stock-keeping number (articles, gift cards) or a campaign (free articles) the
 * shop cannot be told which line is meant, and a deleted subscription cannot be asked back.
 */
export function commandsOf(entry: CartEntry): ToCommand {
  switch (entry.kind) {
    case 'article':
    case 'defectiveArticle': {
      const { productId, tcm } = entry.item;
      return (quantity) => (tcm ? { setArticle: { productId, tcm, quantity } } : null);
    }
    case 'freeArticle': {
      const { productId, campaignId } = entry.item;
      return (quantity) =>
        campaignId ? { setFreeArticle: { productId, campaignId, remove: quantity === 0 } } : null;
    }
    case 'giftCard':
    case 'defectiveGiftCard': {
      const { productId, tcm } = entry.item.article;
      return (quantity) => (tcm ? { setGiftCard: { productId, tcm, set: quantity > 0 } } : null);
    }
    case 'subscription':
    case 'defectiveSubscription': {
      const subscriptionId = entry.item.subscriptionConfigurationId;
      return (quantity) => (quantity === 0 ? { deleteSubscription: { subscriptionId } } : null);
    }
    case 'partnerProduct':
    case 'defectivePartnerProduct': {
      const { partnerProductId } = entry.item;
      return (quantity) => ({ setPartnerProduct: { partnerProductId, set: quantity > 0 } });
    }
  }
}

/** Whether the shop can be asked to delete the line (MC-14). */
export const canDelete = (entry: CartEntry): boolean => commandsOf(entry)(0) !== null;

/** Whether the shop can be asked to bring the line back; not so for subscriptions (MC-11). */
export const canUndo = (entry: CartEntry): boolean => commandsOf(entry)(quantityOf(entry)) !== null;

/** Whether a person can choose how many (BEY-10): only whole articles, and the shop must know which. */
export const canChangeQuantity = (entry: CartEntry): boolean =>
  entry.kind === 'article' && entry.item.tcm !== undefined;
