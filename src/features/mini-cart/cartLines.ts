import type {
  Cart,
  CartCommand,
  DefectiveGiftCard,
  DefectivePartnerProduct,
  DefectiveSubscription,
  FreeArticle,
  PartialArticle,
} from '#src/schemas/cart.ts';

/** The content of each kind of line; a defective line may lack any field (MC-22). */
interface Items {
  article: PartialArticle;
  freeArticle: FreeArticle;
  giftCard: DefectiveGiftCard;
  subscription: DefectiveSubscription;
  partnerProduct: DefectivePartnerProduct;
}

/** The kinds of lines. */
export type LineKind = keyof Items;

/** Identifies a line throughout its life, even when it moves between the healthy and the defective list. */
export type LineKey = string;

/** One line of a cart. */
export type CartEntry = {
  [Kind in LineKind]: {
    kind: Kind;
    key: LineKey;
    /** The shop cannot sell it (MC-14). */
    isDefective: boolean;
    item: Items[Kind];
  };
}[LineKind];

/** The lists of a cart in display order (MC-05). `line` is `data-line` (contract: hooks in the markup). */
const LISTS = [
  { line: 'article', kind: 'article', isDefective: false, list: 'articles' },
  { line: 'defectiveArticle', kind: 'article', isDefective: true, list: 'defectiveArticles' },
  { line: 'freeArticle', kind: 'freeArticle', isDefective: false, list: 'freeArticles' },
  { line: 'giftCard', kind: 'giftCard', isDefective: false, list: 'giftCards' },
  { line: 'defectiveGiftCard', kind: 'giftCard', isDefective: true, list: 'defectiveGiftCards' },
  { line: 'subscription', kind: 'subscription', isDefective: false, list: 'subscriptions' },
  { line: 'defectiveSubscription', kind: 'subscription', isDefective: true, list: 'defectiveSubscriptions' },
  { line: 'partnerProduct', kind: 'partnerProduct', isDefective: false, list: 'partnerProducts' },
  {
    line: 'defectivePartnerProduct',
    kind: 'partnerProduct',
    isDefective: true,
    list: 'defectivePartnerProducts',
  },
] as const satisfies readonly { line: string; kind: LineKind; isDefective: boolean; list: keyof Cart }[];

type LineList = (typeof LISTS)[number];

/** `data-line`: the kind of a line and whether it is defective, in one word. */
export type LineName = LineList['line'];

/** Every `data-line` in display order (MC-05). */
export const LINE_NAMES: readonly LineName[] = LISTS.map(({ line }) => line);

const listOf = ({ kind, isDefective }: Pick<CartEntry, 'kind' | 'isDefective'>) =>
  LISTS.findIndex((list) => list.kind === kind && list.isDefective === isDefective);

/** `data-line` of a line. */
export const lineNameOf = (entry: CartEntry): LineName => (LISTS[listOf(entry)] as LineList).line;

/** Compares lines by the list they belong to. */
export const compareLists = (one: CartEntry, other: CartEntry): number => listOf(one) - listOf(other);

// One entry per item, so that a row whose line did not change is not rendered again.
const entries = new WeakMap<object, CartEntry>();

function entryOf({ kind, isDefective }: LineList, item: object, key: LineKey): CartEntry {
  const known = entries.get(item);
  if (known?.kind === kind && known.isDefective === isDefective && known.key === key) return known;
  const entry = { kind, key, isDefective, item } as CartEntry;
  entries.set(item, entry);
  return entry;
}

/** Every line of a cart in display order. */
export function entriesOf(cart: Cart): CartEntry[] {
  const taken = new Set<LineKey>();
  return LISTS.flatMap((list) =>
    cart[list.list].map((item, index) => {
      const key = keyOf({ ...list, item } as Unnamed);
      const own = key === null || taken.has(key) ? `${list.line} #${index}` : key;
      taken.add(own);
      return entryOf(list, item, own);
    }),
  );
}

/** The next cart, with the previous cart's items where they have not changed (MC-20). */
export function keepSame(previous: Cart, next: Cart): Cart {
  const same = ({ list }: LineList) => {
    const known = new Map(previous[list].map((item) => [JSON.stringify(item), item]));
    return next[list].map((item) => known.get(JSON.stringify(item)) ?? item);
  };
  return { ...next, ...Object.fromEntries(LISTS.map((list) => [list.list, same(list)])) };
}

/** The key of an article's line. */
export const articleKey = (productId: string, tcm: string): LineKey => `article ${productId} ${tcm}`;

type Unnamed = { [Kind in LineKind]: { kind: Kind; item: Items[Kind] } }[LineKind];

/** A line's key consists of the ids in its command; `null` without an id. Its position is used then. */
function keyOf(entry: Unnamed): LineKey | null {
  const { kind, item } = entry;
  const id = productIdOf(entry);
  if (id === undefined) return null;
  switch (kind) {
    case 'article':
      return articleKey(id, item.tcm ?? '');
    case 'freeArticle':
      return `freeArticle ${id} ${item.campaignId ?? item.uuid ?? ''}`;
    case 'giftCard':
      return `giftCard ${id} ${item.article.tcm ?? ''}`;
    default:
      return `${kind} ${id}`;
  }
}

function productIdOf({ kind, item }: Unnamed): string | undefined {
  switch (kind) {
    case 'giftCard':
      return item.article.productId;
    case 'subscription':
      return item.subscriptionConfigurationId;
    case 'partnerProduct':
      return item.partnerProductId;
    default:
      return item.productId;
  }
}

/** `data-id` of a line (contract: hooks in the markup); its key if it has no id. */
export const idOf = (entry: CartEntry): string => productIdOf(entry) ?? entry.key;

/** The quantity in the cart. Only articles have a variable quantity; other lines are present or absent. */
export const quantityOf = ({ kind, item }: CartEntry): number =>
  kind === 'article' ? (item.quantity ?? 1) : 1;

/** The same line with another quantity; lines without a quantity of their own stay unchanged. */
export function withQuantity(entry: CartEntry, quantity: number): CartEntry {
  if (entry.kind !== 'article' || quantityOf(entry) === quantity) return entry;
  return { ...entry, item: { ...entry.item, quantity } };
}

/** Creates the command that sets a line's quantity; 0 deletes it. `null` if the shop has no such command. */
export type ToCommand = (quantity: number) => CartCommand | null;

/**
 * A line's commands (MC-11). Without an id, a stock-keeping number (articles, gift cards) or a campaign (free articles)
 * no command can identify the line, and a deleted subscription cannot be restored.
 */
export function commandsOf({ kind, item }: CartEntry): ToCommand {
  switch (kind) {
    case 'article': {
      const { productId, tcm } = item;
      return (quantity) => (productId && tcm ? { setArticle: { productId, tcm, quantity } } : null);
    }
    case 'freeArticle': {
      const { productId, campaignId } = item;
      return (quantity) =>
        campaignId ? { setFreeArticle: { productId, campaignId, remove: quantity === 0 } } : null;
    }
    case 'giftCard': {
      const { productId, tcm } = item.article;
      return (quantity) => (productId && tcm ? { setGiftCard: { productId, tcm, set: quantity > 0 } } : null);
    }
    case 'subscription': {
      const subscriptionId = item.subscriptionConfigurationId;
      return (quantity) =>
        subscriptionId && quantity === 0 ? { deleteSubscription: { subscriptionId } } : null;
    }
    case 'partnerProduct': {
      const { partnerProductId } = item;
      return (quantity) =>
        partnerProductId ? { setPartnerProduct: { partnerProductId, set: quantity > 0 } } : null;
    }
  }
}

/** Whether the shop can delete the line (MC-14). */
export const canDelete = (entry: CartEntry): boolean => commandsOf(entry)(0) !== null;

/** Whether the shop can restore the line after a delete; it cannot restore subscriptions (MC-11). */
export const canUndo = (entry: CartEntry): boolean => commandsOf(entry)(quantityOf(entry)) !== null;

/** Whether the user can choose the quantity (BEY-10). */
export const canChangeQuantity = ({ kind, isDefective, item }: CartEntry): boolean =>
  kind === 'article' && !isDefective && item.tcm !== undefined;
