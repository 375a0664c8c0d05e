import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { useCartSlots } from '../lines/cartSlots.ts';
import type { CartCommands } from '../store/cartCommands.ts';
import { type SummaryRow, summaryRows } from '../store/cartMoney.ts';
import type { VoucherView } from '../store/cartVouchers.ts';
import { CartPriceNote } from './CartPriceNote.tsx';
import { CartVoucherRow } from './CartVoucherRow.tsx';
import styles from './MiniCartContent.module.css';

interface CartSummaryProps {
  cart: Cart;
  vouchers: readonly VoucherView[];
  /** A change is pending. */
  isUpdating: boolean;
  /** Without commands, vouchers cannot be removed. */
  commands?: CartCommands;
  /** The panel shows the final sum beside its buttons instead. @default true */
  hasFinalSum?: boolean;
}

/**
 * The costs of the cart, row by row. The shop computes the amounts; they are marked while a change is pending
 *.
 */
export function CartSummary({ cart, vouchers, isUpdating, commands, hasFinalSum = true }: CartSummaryProps) {
  const text = useText();
  const site = useSite();
  const slots = useCartSlots();
  const rows = summaryRows(cart, site, vouchers);
  const final = hasFinalSum && rows.find(({ isFinal }) => isFinal);
  return (
    <section className={styles.summary} aria-label={text('mini_cart.summary.title')} aria-busy={isUpdating}>
      <dl className={styles.rows}>
        {rows.map((row) =>
          row.isFinal ? null : row.voucher && commands ? (
            <CartVoucherRow key={row.name} row={row} view={row.voucher} commands={commands} />
          ) : (
            <PlainRow key={row.name} {...row} />
          ),
        )}
        <Slot name="cart summary rows" content={slots.summaryRows} place={{ cart, isUpdating }} />
        {final && <PlainRow {...final} />}
      </dl>
      <CartPriceNote includesShipping={rows.some(({ name }) => name === 'shipping')} />
    </section>
  );
}

/** The amount to pay, with the panel's buttons; nothing if the shop has not sent it. */
export function CartFinalSum({ cart, isUpdating }: Pick<CartSummaryProps, 'cart' | 'isUpdating'>) {
  const final = summaryRows(cart, useSite()).find(({ isFinal }) => isFinal);
  return (
    final && (
      <dl className={styles.finalSum} aria-busy={isUpdating}>
        <PlainRow {...final} />
      </dl>
    )
  );
}

function PlainRow({ name, label, values, value, isFinal }: SummaryRow) {
  const text = useText();
  const money = useMoney();
  return (
    <div className={styles.row} data-row={name} data-final={isFinal}>
      <dt>{text(label, values)}</dt>
      <dd>{'amount' in value ? money(value.amount) : text(value.text)}</dd>
    </div>
  );
}
