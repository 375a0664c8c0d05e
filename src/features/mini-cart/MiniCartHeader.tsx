import { useAtomValue } from 'jotai';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { confirmedCartAtom, isCartUpdatingAtom } from './cartAtoms.ts';
import styles from './MiniCart.module.css';

/** The panel's head: what it is, how many, and the total sum (MC-05), which is marked while the shop works on it. */
export function MiniCartHeader() {
  const text = useText();
  const money = useMoney();
  const cart = useAtomValue(confirmedCartAtom);
  const isUpdating = useAtomValue(isCartUpdatingAtom);
  return (
    <div className={styles.head}>
      <h2 className={styles.heading}>
        {text('mini_cart.title')}
        {cart && cart.numberOfArticles > 0 && (
          <span className={styles.headCount}>
            {' '}
            {text('mini_cart.count', { count: cart.numberOfArticles })}
          </span>
        )}
      </h2>
      {cart && (
        <p className={styles.total} data-part="total" aria-busy={isUpdating}>
          <VisuallyHidden>{text('mini_cart.total')}: </VisuallyHidden>
          {money(cart.totalSum)}
          {isUpdating && <VisuallyHidden> {text('mini_cart.updating')}</VisuallyHidden>}
        </p>
      )}
    </div>
  );
}
