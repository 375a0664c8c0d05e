import type { CallError } from '#src/api/request.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { CartRefusal } from '#src/schemas/cart.ts';

// Spec: header and cart, §8 (error catalogue).

/** What a cart that cannot be read says (MC-13). */
const READ_TEXTS = {
  UNKNOWN: 'mini_cart.error.read',
  CARTSTORAGE_UNAVAILABLE: 'mini_cart.error.read',
  PRODUCTDATA_UNAVAILABLE: 'mini_cart.error.read',
  PRICE_UNAVAILABLE: 'mini_cart.error.read',
  NOT_MODIFIED: 'mini_cart.error.read',
} as const satisfies Record<string, MessageId>;

/** What a change that was refused says; the limits name their number (MC-13). */
const CHANGE_TEXTS = {
  UNKNOWN: 'mini_cart.error.change',
  CARTSTORAGE_UNAVAILABLE: 'mini_cart.error.change',
  PRODUCTDATA_UNAVAILABLE: 'mini_cart.error.change',
  PRICE_UNAVAILABLE: 'mini_cart.error.change',
  NOT_MODIFIED: 'mini_cart.error.change',
  CART_LIMIT: 'mini_cart.error.cart_limit',
  ITEM_LIMIT: 'mini_cart.error.item_limit',
  AVAILABILITY_LIMIT: 'mini_cart.error.availability_limit',
  removeWsacError: 'mini_cart.error.remove_coupon',
  removeGiftCardError: 'mini_cart.error.remove_gift_card',
} as const satisfies Record<string, MessageId>;

export type ReadErrorCode = keyof typeof READ_TEXTS;
export type ChangeErrorCode = keyof typeof CHANGE_TEXTS;

/** A text's name and what it needs to be put into words. */
export interface ErrorText {
  id: MessageId;
  values: { limit: number };
}

/** Which text tells that the cart cannot be shown. */
export const readErrorText = (code: ReadErrorCode): MessageId => READ_TEXTS[code];

/** Which text tells why the cart was not changed. A limit that names no number can only be told in general. */
export function changeErrorText(code: ChangeErrorCode, limit: number | undefined): ErrorText {
  const needsLimit = code === 'CART_LIMIT' || code === 'ITEM_LIMIT' || code === 'AVAILABILITY_LIMIT';
  const id = needsLimit && limit === undefined ? CHANGE_TEXTS.UNKNOWN : CHANGE_TEXTS[code];
  return { id, values: { limit: limit ?? 0 } };
}

/** Why a cart call failed, in the catalogue's words. */
export interface CartFailure<Code extends string> {
  code: Code;
  limit: number | undefined;
  /** The shop itself said no. Otherwise nobody knows whether the change was made. */
  isCertain: boolean;
}

function toFailure<Code extends string>(
  error: CallError<CartRefusal>,
  catalogue: Record<Code, MessageId>,
  unknown: Code,
  notModified: Code,
): CartFailure<Code> {
  if (error.kind !== 'refused') return { code: unknown, limit: undefined, isCertain: false };
  if (error.status === 304) return { code: notModified, limit: undefined, isCertain: true };
  const code = error.body?.error;
  const isListed = code !== undefined && Object.hasOwn(catalogue, code);
  return {
    code: isListed ? (code as Code) : unknown,
    limit: error.body?.limit,
    // A server error without the shop's own word may come from anything between here and the shop.
    isCertain: error.body !== undefined || error.status < 500,
  };
}

/** Puts a failed read into the catalogue; what is not listed is UNKNOWN, so is a network failure (MC-13). */
export const toReadFailure = (error: CallError<CartRefusal>) =>
  toFailure<ReadErrorCode>(error, READ_TEXTS, 'UNKNOWN', 'NOT_MODIFIED');

/** Puts a refused change into the catalogue; what is not listed is UNKNOWN, so is a network failure (MC-12, MC-13). */
export const toChangeFailure = (error: CallError<CartRefusal>) =>
  toFailure<ChangeErrorCode>(error, CHANGE_TEXTS, 'UNKNOWN', 'NOT_MODIFIED');
