import type { Text } from '#src/i18n/siteIntl.ts';
import type { AnalyticsItem } from '#src/lib/dataLayer.ts';
import type { Cart, CartCommand } from '#src/schemas/cart.ts';
import { LINE_KINDS, type LineItems, type LineKind, type LineList, type LineName } from './lineKinds.ts';

/** Identifies a line throughout its life, even when it moves between the healthy and the defective list. */
export type LineKey = string;

/** One line of one kind. */
export type CartItemOf<Kind extends LineKind> = {
  [Each in Kind]: {
    kind: Each;
    key: LineKey;
    /** The shop cannot sell it. */
    isDefective: boolean;
    item: LineItems[Each];
    /** The pieces that the price is for, while another quantity is wanted. */
    pricedPieces?: number;
  };
}[Kind];

/** One line of a cart. */
export type CartItem = CartItemOf<LineKind>;

interface KindList extends LineList {
  kind: LineKind;
  isDefective: boolean;
}

/** The cart's lists in display order. */
const LISTS = (Object.keys(LINE_KINDS) as LineKind[]).flatMap((kind): KindList[] => {
  const { defective, ...own } = LINE_KINDS[kind];
  const list = { ...own, kind, isDefective: false };
  return defective ? [list, { ...defective, kind, isDefective: true }] : [list];
});

const itemsOf = (cart: Cart, { line }: LineList) => cart[`${line}s` as const];

/** The list that a line belongs to. */
export const listOf = ({ kind, isDefective }: CartItem): LineList =>
  (isDefective && LINE_KINDS[kind].defective) || LINE_KINDS[kind];

/** `data-line` of a line. */
export const lineNameOf = (entry: CartItem): LineName => listOf(entry).line;

/** The position of a line's list in display order. */
const rankOf = (entry: CartItem) => LISTS.findIndex(({ line }) => line === lineNameOf(entry));

/** Compares lines by the list they belong to. */
export const compareLists = (one: CartItem, other: CartItem): number => rankOf(one) - rankOf(other);

// One entry per item, so that a row whose line did not change is not rendered again.
const entries = new WeakMap<object, CartItem>();

function entryOf({ kind, isDefective }: KindList, item: object, key: LineKey): CartItem {
  const known = entries.get(item);
  if (known?.kind === kind && known.isDefective === isDefective && known.key === key) return known;
  const entry = { kind, key, isDefective, item } as CartItem;
  entries.set(item, entry);
  return entry;
}

/** Every line of a cart in display order. A healthy line without pieces is nothing that can be bought. */
export function entriesOf(cart: Cart): CartItem[] {
  const taken = new Set<LineKey>();
  return LISTS.flatMap((list) =>
    itemsOf(cart, list).flatMap((item, index) => {
      const key = keyOf(list.kind, item);
      const own = key === null || taken.has(key) ? `${list.line} #${index}` : key;
      taken.add(own);
      const entry = entryOf(list, item, own);
      return entry.isDefective || (piecesOf(entry) ?? 1) > 0 ? [entry] : [];
    }),
  );
}

/** The next cart, with the previous cart's items where they have not changed. */
export function reuseUnchanged(previous: Cart, next: Cart): Cart {
  const same = (list: KindList) => {
    const known = new Map(itemsOf(previous, list).map((item) => [JSON.stringify(item), item]));
    return itemsOf(next, list).map((item) => known.get(JSON.stringify(item)) ?? item);
  };
  return { ...next, ...Object.fromEntries(LISTS.map((list) => [`${list.line}s`, same(list)])) };
}

/** A line's key consists of its own ids. */
const keyFrom = (kind: LineKind, id: string, variant?: string): LineKey =>
  variant === undefined ? `${kind} ${id}` : `${kind} ${id} ${variant}`;

export const articleKey = (productId: string, tcm: string): LineKey => keyFrom('article', productId, tcm);

/** A line's own key; `null` without an id. Its position is used then. */
function keyOf<Kind extends LineKind>(kind: Kind, item: LineItems[Kind]): LineKey | null {
  const { id, variant } = LINE_KINDS[kind];
  const own = id(item);
  return own === undefined ? null : keyFrom(kind, own, variant?.(item));
}

/** `data-id` of a line (contract: hooks in the markup); its key if it has no id. */
export const idOf = <Kind extends LineKind>({ kind, item, key }: CartItemOf<Kind>): string =>
  LINE_KINDS[kind].id(item) ?? key;

/** A line's title, in texts and accessible names. */
export const titleOf = <Kind extends LineKind>({ kind, item }: CartItemOf<Kind>, text: Text): string =>
  LINE_KINDS[kind].title(item, text) ?? text('mini_cart.line.unnamed');

/** The URL of a line's image; of a subscription, those of its products. */
export const imagesOf = <Kind extends LineKind>({
  kind,
  item,
}: CartItemOf<Kind>): readonly (string | undefined)[] => LINE_KINDS[kind].images(item);

/** The stock in a line's notice. */
export const availabilityOf = <Kind extends LineKind>({ kind, item }: CartItemOf<Kind>) =>
  LINE_KINDS[kind].availability?.(item);

/** A line's analytics items; those of a line that the shop cannot sell have no price. */
export function analyticsItemsOf<Kind extends LineKind>({
  kind,
  item,
  isDefective,
  pricedPieces,
}: CartItemOf<Kind>): AnalyticsItem[] {
  const items = LINE_KINDS[kind].analyticsItems(item, pricedPieces);
  return isDefective ? items.map(({ price: _unknown, ...rest }) => rest) : items;
}

/** How many pieces a line has, wherever a quantity is shown; `undefined` if it is not counted in pieces. */
export const piecesOf = <Kind extends LineKind>({ kind, item }: CartItemOf<Kind>): number | undefined =>
  LINE_KINDS[kind].pieces?.(item);

/** A line's price; `undefined` if the shop does not send one, as for lines it cannot sell. */
export const amountOf = <Kind extends LineKind>({
  kind,
  item,
  isDefective,
}: CartItemOf<Kind>): number | undefined => (isDefective ? undefined : LINE_KINDS[kind].amount(item));

/** Whether the line has a variable quantity; other lines are present or absent. */
export const hasOwnQuantity = (entry: CartItem): entry is CartItemOf<'article'> => entry.kind === 'article';

/** The quantity in commands: 1 for lines that are only present or absent, and for articles without one. */
export const quantityOf = (entry: CartItem): number =>
  hasOwnQuantity(entry) ? (entry.item.quantity ?? 1) : 1;

/** The same line with another quantity; lines without a quantity of their own stay unchanged. */
export function withQuantity(entry: CartItem, quantity: number): CartItem {
  if (!hasOwnQuantity(entry) || quantityOf(entry) === quantity) return entry;
  const pricedPieces = entry.pricedPieces ?? piecesOf(entry);
  return { ...entry, item: { ...entry.item, quantity }, ...(pricedPieces && { pricedPieces }) };
}

/** Creates the command that sets a line's quantity; 0 deletes it. `null` if the shop has no such command. */
export type ToCommand = (quantity: number) => CartCommand | null;

export const commandsOf =
  <Kind extends LineKind>({ kind, item }: CartItemOf<Kind>): ToCommand =>
  (quantity) =>
    LINE_KINDS[kind].command(item, quantity);

export const canDelete = (entry: CartItem): boolean => commandsOf(entry)(0) !== null;

/** Whether the shop can restore the line after a delete; it cannot restore subscriptions. */
export const canUndo = (entry: CartItem): boolean => commandsOf(entry)(quantityOf(entry)) !== null;

/** Whether the user can choose the quantity. */
export const canChangeQuantity = (entry: CartItem): boolean =>
  hasOwnQuantity(entry) && !entry.isDefective && entry.item.tcm !== undefined;
