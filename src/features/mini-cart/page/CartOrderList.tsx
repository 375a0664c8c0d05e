import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { CartReadError } from '../panel/CartReadError.tsx';
import { CartSummary } from '../panel/CartSummary.tsx';
import { MiniCartLoader } from '../panel/MiniCartLoader.tsx';
import { cartWithout, type SavableCost } from '../store/cartMoney.ts';
import { receiptLines } from '../store/receipt.ts';
import type { CartApi } from '../store/useCart.ts';
import { ReceiptLines } from './ReceiptLines.tsx';

interface CartOrderListProps {
  cart: CartApi;
  /** Costs of the cart that the order saves. */
  without: readonly SavableCost[];
}

/** The cart's lines and sums, read-only. */
export function CartOrderList({ cart: api, without }: CartOrderListProps) {
  const text = useText();
  const site = useSite();
  const { cart, lines, vouchers, view, readError, isUpdating, reload } = api;
  if (readError !== null) return <CartReadError error={readError} onRetry={reload} />;
  if (view === 'loading') return <MiniCartLoader />;
  if (view === 'empty' || !cart) return <p>{text('mini_cart.empty.title')}</p>;
  const present = lines.filter(({ isDeleted }) => !isDeleted);
  return (
    <>
      <ReceiptLines lines={present.flatMap(({ entry }) => receiptLines(entry, site, text))} />
      <CartSummary cart={cartWithout(cart, without)} vouchers={vouchers} isUpdating={isUpdating} />
    </>
  );
}
