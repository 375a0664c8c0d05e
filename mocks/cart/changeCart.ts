import type { SiteCode } from '#src/config/sites.ts';
import { foldCardNumber, foldVoucherCode } from '#src/lib/forms/enteredText.ts';
import type { Article, CartCommand, CartErrorCode } from '#src/schemas/cart.ts';
import { assortmentOf } from '../content/assortment.ts';
import { FREE_SAMPLE_ID } from '../content/catalogue.ts';
import { couponsOf, payingCardsOf } from '../content/vouchers.ts';
import { type CartDocument, type CartLine, isPresent } from './cartDocument.ts';
import { toCart } from './toCart.ts';

/** Maximum quantity of one article. */
export const ITEM_LIMIT = 20;

/** Maximum total quantity. */
const CART_LIMIT = 300;

/** Maximum number of stored deleted lines; the oldest are dropped, to limit the document's size. */
const REMEMBERED_LINES = 50;

/** The result of a command. */
export type CartChange =
  | { kind: 'changed'; document: CartDocument; added?: Article }
  /** The cart already has the requested state. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; error: CartErrorCode; limit?: number };

const refused = (error: CartErrorCode, limit?: number): CartChange => ({
  kind: 'refused',
  error,
  ...(limit !== undefined && { limit }),
});
/** The command refers to an unknown item. */
const UNKNOWN_PRODUCT = refused('PRODUCTDATA_UNAVAILABLE');
const UNCHANGED: CartChange = { kind: 'unchanged' };

const countPieces = (lines: readonly CartLine[]) =>
  lines.reduce((sum, line) => sum + (line.kind === 'article' && !line.defective ? line.quantity : 0), 0);

function forgetOldest(lines: CartLine[]): CartLine[] {
  let surplus = lines.filter((line) => !isPresent(line)).length - REMEMBERED_LINES;
  return surplus > 0 ? lines.filter((line) => isPresent(line) || surplus-- <= 0) : lines;
}

/** Replaces a line in its position, or appends a new one. */
function withLine(document: CartDocument, at: number, line: CartLine, added?: Article): CartChange {
  const lines = at < 0 ? [...document.lines, line] : document.lines.with(at, line);
  return { kind: 'changed', document: { ...document, lines: forgetOldest(lines) }, ...(added && { added }) };
}

function setArticle(
  document: CartDocument,
  { productId, tcm, quantity }: Extract<CartCommand, { setArticle: unknown }>['setArticle'],
  site: SiteCode,
): CartChange {
  const at = document.lines.findIndex(
    (line) => line.kind === 'article' && line.productId === productId && line.tcm === tcm,
  );
  const found = document.lines[at];
  const line: Extract<CartLine, { kind: 'article' }> =
    found?.kind === 'article' ? found : { kind: 'article', productId, tcm, quantity: 0 };
  if (line.quantity === quantity) return UNCHANGED;
  const assortment = assortmentOf(site);
  const variant = assortment.variant(productId, tcm);
  const isMore = quantity > line.quantity;
  // A defective article can be restored, but its quantity cannot increase.
  if (isMore && !line.defective) {
    if (!variant || variant.product.giftCard || variant.product.euro === 0) return UNKNOWN_PRODUCT;
    const { stock } = variant.product;
    if (quantity > ITEM_LIMIT) return refused('ITEM_LIMIT', ITEM_LIMIT);
    // Undo may restore a quantity beyond the stock if a scenario set it.
    if (stock !== undefined && quantity > stock && !line.availability)
      return refused('AVAILABILITY_LIMIT', stock);
    if (countPieces(document.lines) - line.quantity + quantity > CART_LIMIT)
      return refused('CART_LIMIT', CART_LIMIT);
  }
  return withLine(
    document,
    at,
    { ...line, quantity },
    isMore && variant ? assortment.article(variant, quantity) : undefined,
  );
}

/** Deletes or restores a line; `make` creates a new one. */
function setPresence(
  document: CartDocument,
  at: number,
  isWanted: boolean,
  make: () => CartLine | undefined,
): CartChange {
  const line = document.lines[at];
  if (!line) {
    if (!isWanted) return UNCHANGED;
    const made = make();
    return made ? withLine(document, -1, made) : UNKNOWN_PRODUCT;
  }
  if (isPresent(line) === isWanted) return UNCHANGED;
  return withLine(document, at, { ...line, removed: !isWanted } as CartLine);
}

/** Redeems or removes a coupon. */
function setCoupon(
  document: CartDocument,
  { code, remove }: Extract<CartCommand, { setWsac: unknown }>['setWsac'],
  site: SiteCode,
): CartChange {
  const isSame = (other: { code: string }) => foldVoucherCode(other.code) === foldVoucherCode(code);
  const coupons = document.coupons ?? [];
  if (coupons.some(isSame) !== remove) return UNCHANGED;
  if (remove) {
    const remaining = coupons.filter((other) => !isSame(other));
    return { kind: 'changed', document: { ...document, coupons: remaining } };
  }
  const coupon = couponsOf(site).find(isSame);
  if (!coupon) return refused('WSAC_INVALID');
  if (coupon.refusal) return refused(coupon.refusal);
  const { minimum = 0, percent } = coupon;
  if (toCart(document, site).totalSum < minimum) return refused('WSAC_MINIMUM', minimum);
  return {
    kind: 'changed',
    document: { ...document, coupons: [...coupons, { code: coupon.code, percent }] },
  };
}

/** Redeems or removes a gift card. */
function setPayingCard(
  document: CartDocument,
  { cardNumber, remove }: Extract<CartCommand, { setGiftCardRedemption: unknown }>['setGiftCardRedemption'],
  site: SiteCode,
): CartChange {
  const isSame = (other: { cardNumber: string }) =>
    foldCardNumber(other.cardNumber) === foldCardNumber(cardNumber);
  const cards = document.payingCards ?? [];
  if (cards.some(isSame) !== remove) return UNCHANGED;
  if (remove) {
    const remaining = cards.filter((other) => !isSame(other));
    return { kind: 'changed', document: { ...document, payingCards: remaining } };
  }
  const card = payingCardsOf(site).find(isSame);
  if (!card) return refused('GIFT_CARD_INVALID');
  if (card.value === 0) return refused('GIFT_CARD_EMPTY');
  return { kind: 'changed', document: { ...document, payingCards: [...cards, card] } };
}

/**
 * Applies a command to a cart. Deleting only marks a line, so that the inverse command restores it in its
 * position; a subscription has no inverse command and is deleted permanently.
 */
export function changeCart(document: CartDocument, command: CartCommand, site: SiteCode): CartChange {
  const { lines } = document;
  if ('setArticle' in command) return setArticle(document, command.setArticle, site);
  if ('setFreeArticle' in command) {
    const { productId, campaignId, remove } = command.setFreeArticle;
    const at = lines.findIndex(
      (line) => line.kind === 'freeArticle' && line.productId === productId && line.campaignId === campaignId,
    );
    return setPresence(document, at, !remove, () =>
      productId === FREE_SAMPLE_ID
        ? { kind: 'freeArticle', productId, campaignId, uuid: `${campaignId}-${productId}` }
        : undefined,
    );
  }
  if ('setGiftCard' in command) {
    const { productId, tcm, set } = command.setGiftCard;
    const at = lines.findIndex(
      (line) => line.kind === 'giftCard' && line.productId === productId && line.tcm === tcm,
    );
    return setPresence(document, at, set, () =>
      assortmentOf(site).variant(productId, tcm)?.product.giftCard
        ? { kind: 'giftCard', productId, tcm }
        : undefined,
    );
  }
  if ('setPartnerProduct' in command) {
    const { partnerProductId: id, set } = command.setPartnerProduct;
    const at = lines.findIndex((line) => line.kind === 'partnerProduct' && line.id === id);
    return setPresence(document, at, set, () =>
      assortmentOf(site).partnerProduct(id, 1) ? { kind: 'partnerProduct', id, quantity: 1 } : undefined,
    );
  }
  if ('setWsac' in command) return setCoupon(document, command.setWsac, site);
  if ('setGiftCardRedemption' in command) return setPayingCard(document, command.setGiftCardRedemption, site);
  const { subscriptionId } = command.deleteSubscription;
  const remaining = lines.filter((line) => line.kind !== 'subscription' || line.id !== subscriptionId);
  return remaining.length === lines.length
    ? UNCHANGED
    : { kind: 'changed', document: { ...document, lines: remaining } };
}
