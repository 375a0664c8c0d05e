import { foldCardNumber, foldVoucherCode, readVoucherCode } from '#src/lib/forms/enteredText.ts';
import { uniqueBy } from '#src/lib/uniqueBy.ts';
import type { Cart } from '#src/schemas/cart.ts';
import type { LineKey, ToCommand } from './cartLines.ts';

/** A coupon, or a gift card that pays for the cart. */
export interface Voucher {
  kind: 'coupon' | 'giftCard';
  /** The coupon's code or the card's number. */
  code: string;
}

/** A voucher for rendering. */
export interface VoucherData {
  key: LineKey;
  voucher: Voucher;
  /** It was removed and can still be restored. */
  isRemoved: boolean;
  /** Its last change is pending. */
  isChanging: boolean;
}

/** Identifies a voucher among all changes of the cart: a code's case and the groups of a card's number do not matter. */
export const voucherKey = ({ kind, code }: Voucher): LineKey =>
  `voucher ${kind} ${kind === 'coupon' ? foldVoucherCode(code) : foldCardNumber(code)}`;

/** All redeemed vouchers, without duplicates. */
export function vouchersOf({ giftCardRedemptions, redeemedWsacs, priceSummary }: Cart): Voucher[] {
  const codes = [...redeemedWsacs, ...(priceSummary?.redeemedWsacDiscounts.map(({ wsac }) => wsac) ?? [])];
  const vouchers: Voucher[] = [
    ...giftCardRedemptions.map(({ cardNumber }) => ({ kind: 'giftCard', code: cardNumber }) as const),
    ...codes.map((code) => ({ kind: 'coupon', code }) as const),
  ];
  return uniqueBy(vouchers, voucherKey);
}

/** The commands that redeem and remove a voucher. */
export const voucherCommands = ({ kind, code }: Voucher): ToCommand =>
  kind === 'coupon'
    ? (quantity) => ({ setWsac: { code, remove: quantity === 0 } })
    : (quantity) => ({ setGiftCardRedemption: { cardNumber: code, remove: quantity === 0 } });

/** At least eight digits, optionally grouped: coupon codes contain letters. */
const CARD_NUMBER = /^\d(?:[ .-]{0,3}\d){7,}$/;

/** Parses an entered code as a voucher; `null` if it is empty. */
export function readVoucher(entered: string): Voucher | null {
  const code = readVoucherCode(entered);
  if (code === '') return null;
  return { kind: CARD_NUMBER.test(code) ? 'giftCard' : 'coupon', code };
}
