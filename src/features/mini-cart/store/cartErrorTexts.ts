import { isEndOfSession } from '#src/api/isEndOfSession.ts';
import type { CallError } from '#src/api/request.ts';
import type { SiteContextValue } from '#src/i18n/SiteContext.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { isCount } from '#src/lib/isCount.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { CartRefusal } from '#src/schemas/cart.ts';

// Spec: header and cart, §8 (error catalogue).

/** Messages for a cart that cannot be read. */
const READ_TEXTS = {
  UNKNOWN: 'mini_cart.error.read',
  CARTSTORAGE_UNAVAILABLE: 'mini_cart.error.read',
  PRODUCTDATA_UNAVAILABLE: 'mini_cart.error.read',
  PRICE_UNAVAILABLE: 'mini_cart.error.read',
  NOT_MODIFIED: 'mini_cart.error.read',
  SESSION_ENDED: 'mini_cart.error.session_ended',
} as const satisfies Record<string, MessageId>;

/** Messages for a refused change; limit messages contain the limit. */
const CHANGE_TEXTS = {
  UNKNOWN: 'mini_cart.error.change',
  CARTSTORAGE_UNAVAILABLE: 'mini_cart.error.change',
  PRODUCTDATA_UNAVAILABLE: 'mini_cart.error.change',
  PRICE_UNAVAILABLE: 'mini_cart.error.change',
  NOT_MODIFIED: 'mini_cart.error.change',
  SESSION_ENDED: 'mini_cart.error.session_ended',
  CART_LIMIT: 'mini_cart.error.cart_limit',
  ITEM_LIMIT: 'mini_cart.error.item_limit',
  AVAILABILITY_LIMIT: 'mini_cart.error.availability_limit',
  WSAC_INVALID: 'mini_cart.error.wsac_invalid',
  WSAC_EXPIRED: 'mini_cart.error.wsac_expired',
  WSAC_ALREADY_REDEEMED: 'mini_cart.error.wsac_already_redeemed',
  WSAC_MINIMUM: 'mini_cart.error.wsac_minimum',
  GIFT_CARD_INVALID: 'mini_cart.error.gift_card_invalid',
  GIFT_CARD_EMPTY: 'mini_cart.error.gift_card_empty',
  removeWsacError: 'mini_cart.error.remove_coupon',
  removeGiftCardError: 'mini_cart.error.remove_gift_card',
} as const satisfies Record<string, MessageId>;

export type ReadErrorCode = keyof typeof READ_TEXTS;
export type ChangeErrorCode = keyof typeof CHANGE_TEXTS;

export interface ErrorText {
  id: MessageId;
  values: { limit: number; amount: string };
}

/** Refusals whose message contains a limit, and whether a number is one. */
const LIMITS: Partial<Record<ChangeErrorCode, (limit: number) => boolean>> = {
  CART_LIMIT: isCount,
  ITEM_LIMIT: isCount,
  AVAILABILITY_LIMIT: isCount,
  WSAC_MINIMUM: (amount) => amount >= 0,
};

/** The message for a cart that cannot be read. */
export const readErrorText = (code: ReadErrorCode): MessageId => READ_TEXTS[code];

/** The message for a refused change; a limit without its number gets the general one. @param money formats an amount */
export function changeErrorText(
  code: ChangeErrorCode,
  limit: number | undefined,
  money: (amount: number) => string,
): ErrorText {
  const isLimit = LIMITS[code];
  const isKnown = isLimit === undefined || (limit !== undefined && isLimit(limit));
  const id = CHANGE_TEXTS[isKnown ? code : 'UNKNOWN'];
  return { id, values: { limit: limit ?? 0, amount: money(limit ?? 0) } };
}

/** The same in the page's language. */
export function changeErrorMessage(
  { code, limit }: Pick<CartFailure<ChangeErrorCode>, 'code' | 'limit'>,
  { site, text }: Pick<SiteContextValue, 'site' | 'text'>,
): string {
  const { id, values } = changeErrorText(code, limit, (amount) => formatMoney(amount, site.money));
  return text(id, { ...values });
}

/** The reason of a failed cart call, from the error catalogue. */
export interface CartFailure<Code extends string> {
  code: Code;
  limit: number | undefined;
  /** Whether the shop itself refused. Otherwise the change may have been made. */
  isCertain: boolean;
}

type SharedCode = 'UNKNOWN' | 'NOT_MODIFIED' | 'SESSION_ENDED';

/**
 * Maps a failed call to a catalogue; an unlisted code and a network failure are UNKNOWN, a 401 or 403 without a reason is
 * SESSION_ENDED.
 */
function toFailure<Code extends string>(
  error: CallError<CartRefusal>,
  catalogue: Record<Code | SharedCode, MessageId>,
): CartFailure<Code | SharedCode> {
  if (error.kind !== 'refused') return { code: 'UNKNOWN', limit: undefined, isCertain: false };
  if (error.status === 304) return { code: 'NOT_MODIFIED', limit: undefined, isCertain: true };
  const code = error.body?.error;
  // UNKNOWN gives no reason: a server that refuses the token of another session sends it as well.
  const isReason = code !== undefined && code !== 'UNKNOWN' && Object.hasOwn(catalogue, code);
  const withoutReason = isEndOfSession(error.status) ? 'SESSION_ENDED' : 'UNKNOWN';
  return {
    code: isReason ? (code as Code) : withoutReason,
    limit: error.body?.limit,
    // A server error without the shop's own body may come from a proxy in between.
    isCertain: error.body !== undefined || error.status < 500,
  };
}

export const toReadFailure = (error: CallError<CartRefusal>) => toFailure<ReadErrorCode>(error, READ_TEXTS);

export const toChangeFailure = (error: CallError<CartRefusal>) =>
  toFailure<ChangeErrorCode>(error, CHANGE_TEXTS);
