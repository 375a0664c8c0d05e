import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { isSumFinal } from '../store/cartMoney.ts';
import type { CartApi } from '../store/useCart.ts';
import styles from './MiniCartContent.module.css';

/**
 * The sum of the articles, before vouchers and shipping. If it is also the amount to pay, it is named so, and the
 * panel does not repeat it.
 */
export function CartTotal({ cart: { cart, view, isUpdating } }: { cart: CartApi }) {
  const text = useText();
  const money = useMoney();
  const site = useSite();
  if (!cart || view === 'empty') return null;
  return (
    <p className={styles.total} data-part="total" aria-busy={isUpdating}>
      <span className={styles.totalLabel}>
        {text(isSumFinal(cart, site) ? 'mini_cart.summary.final' : 'mini_cart.summary.sum')}
      </span>{' '}
      <span>{money(cart.totalSum)}</span>{' '}
      {isUpdating && <VisuallyHidden>{text('mini_cart.updating')}</VisuallyHidden>}
    </p>
  );
}
