import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { cartWithout, finalRow, type SavableCost } from '../store/cartMoney.ts';
import { countText, receiptRow } from '../store/receipt.ts';
import { OrderSummary } from './OrderFold.tsx';

interface CartOrderSummaryProps {
  cart: Cart;
  /** Costs of the cart that the order saves. */
  without: readonly SavableCost[];
}

/** The cart's order in one row. */
export function CartOrderSummary({ cart, without }: CartOrderSummaryProps) {
  const text = useText();
  const site = useSite();
  const final = finalRow(cartWithout(cart, without), site);
  return <OrderSummary count={countText(cart, text)} sum={final && receiptRow(final, site, text).value} />;
}
