import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { summaryRows } from './cartModel.ts';
import styles from './MiniCartContent.module.css';

interface CartSummaryProps {
  cart: Cart;
  /** The sums wait for the shop's word. */
  isUpdating: boolean;
}

/** What the cart costs, row by row (MC-15). The numbers are the shop's; while it works on a change they are marked. */
export function CartSummary({ cart, isUpdating }: CartSummaryProps) {
  const text = useText();
  const money = useMoney();
  const site = useSite();
  return (
    <section className={styles.summary} aria-label={text('mini_cart.summary.title')} aria-busy={isUpdating}>
      <dl className={styles.rows}>
        {summaryRows(cart, site).map(({ name, label, values, value, isFinal }) => (
          <div key={name} className={styles.row} data-row={name.split(' ')[0]} data-final={isFinal}>
            <dt>{text(label, values)}</dt>
            <dd>{'amount' in value ? money(value.amount) : text(value.text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
