import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { useCartSlots } from '../lines/cartSlots.ts';
import type { CartCommands } from '../store/cartCommands.ts';
import { isSumFinal, summaryRows } from '../store/cartMoney.ts';
import type { VoucherData } from '../store/cartVouchers.ts';
import { finalRow, receiptRow } from '../store/receipt.ts';
import { useShipping } from '../store/useShipping.ts';
import { CartPriceNote } from './CartPriceNote.tsx';
import { CartVoucherRow } from './CartVoucherRow.tsx';
import styles from './MiniCartContent.module.css';
import { ReceiptRowView } from './ReceiptRowView.tsx';

interface CartSummaryProps {
  cart: Cart;
  vouchers: readonly VoucherData[];
  isUpdating: boolean;
  /** Without commands, vouchers cannot be removed. */
  commands?: CartCommands;
  /** Lets go of the focus in a voucher's row. @default nothing */
  releaseFocus?: () => void;
  /** The panel shows the final sum beside its buttons instead. @default true */
  hasFinalSum?: boolean;
}

/** The costs of the cart, row by row. The shop computes the amounts; they are marked while a change is pending. */
export function CartSummary({
  cart,
  vouchers,
  isUpdating,
  commands,
  releaseFocus = () => {},
  hasFinalSum = true,
}: CartSummaryProps) {
  const text = useText();
  const site = useSite();
  const slots = useCartSlots();
  const rows = summaryRows(cart, site, vouchers);
  const { isIncluded } = useShipping(cart);
  const final = hasFinalSum && rows.find(({ isFinal }) => isFinal);
  const parts = rows.filter(({ isFinal }) => !isFinal);
  // The panel's header shows the sum: here it is only the first of several amounts.
  const isRepeated = !hasFinalSum && parts.length === 1 && !slots.summaryRows;
  return (
    <section className={styles.summary} aria-label={text('mini_cart.summary.title')} aria-busy={isUpdating}>
      {!isRepeated && (
        <dl className={styles.rows}>
          {parts.map((row) =>
            row.voucher && commands ? (
              <CartVoucherRow
                key={row.name}
                row={row}
                view={row.voucher}
                commands={commands}
                releaseFocus={releaseFocus}
              />
            ) : (
              <ReceiptRowView key={row.name} row={receiptRow(row, site, text)} />
            ),
          )}
          <Slot name="cart summary rows" content={slots.summaryRows} place={{ cart, isUpdating }} />
          {final && <ReceiptRowView row={receiptRow(final, site, text)} />}
        </dl>
      )}
      <CartPriceNote includesShipping={isIncluded} />
    </section>
  );
}

/** The amount to pay, with the panel's buttons; nothing if it is unknown or is the sum in the panel's header. */
export function CartFinalSum({ cart, isUpdating }: Pick<CartSummaryProps, 'cart' | 'isUpdating'>) {
  const site = useSite();
  const text = useText();
  const final = finalRow(cart, site, text);
  return (
    final &&
    !isSumFinal(cart, site) && (
      <dl className={styles.finalSum} aria-busy={isUpdating}>
        <ReceiptRowView row={final} />
      </dl>
    )
  );
}
