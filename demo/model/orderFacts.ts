import { SITES, type SiteCode } from '#src/config/sites.ts';
import { cartWithout } from '#src/features/mini-cart/store/cartMoney.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { CASH_ON_DELIVERY, type CheckoutEntry, paymentsOf, savedCosts } from './checkoutForm.ts';

/** What an order says besides its receipt, such as its address. */
export interface OrderFact {
  label: string;
  lines: readonly string[];
}

export const orderedCart = (cart: Cart, entry: Pick<CheckoutEntry, 'delivery' | 'payment'>): Cart =>
  cartWithout(cart, savedCosts(entry));

/** Address, delivery and payment of an order, on its page and in its mail. */
export function orderFacts(entry: Omit<CheckoutEntry, 'email'>, site: SiteCode, text: Text): OrderFact[] {
  const delivery =
    entry.delivery === 'store' ? 'page.checkout.delivery_store' : 'page.checkout.delivery_home';
  const payment =
    entry.payment === CASH_ON_DELIVERY
      ? text('page.checkout.cash_on_delivery')
      : (paymentsOf(site).find(({ value }) => value === entry.payment)?.label ?? entry.payment);
  return [
    { label: text('page.checkout.step_address'), lines: addressLines(entry, SITES[site].familyNameFirst) },
    { label: text('page.checkout.delivery'), lines: [text(delivery), text(`${delivery}_time`)] },
    { label: text('page.checkout.payment'), lines: [payment] },
  ];
}

/** Name and address. Where the family name is first, as in Hungary, the place stands before the street, too. */
function addressLines(
  { firstName, lastName, street, postcode, city }: Omit<CheckoutEntry, 'email'>,
  familyNameFirst: boolean,
): string[] {
  const place = `${postcode} ${city}`;
  return familyNameFirst
    ? [`${lastName} ${firstName}`, place, street]
    : [`${firstName} ${lastName}`, street, place];
}
