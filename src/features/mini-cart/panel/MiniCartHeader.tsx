import type { ReactNode } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { useCartSlots } from '../lines/cartSlots.ts';
import type { CartApi } from '../store/useCart.ts';
import styles from './MiniCart.module.css';

interface MiniCartHeaderProps {
  cart: CartApi;
  total: ReactNode;
  progress: ReactNode;
}

/** The panel's header: title, number of articles, total and the progress to free shipping. */
export function MiniCartHeader({ cart: { cart, isUpdating }, total, progress }: MiniCartHeaderProps) {
  const text = useText();
  const slots = useCartSlots();
  const original = (
    <div className={styles.head}>
      <h2 className={styles.heading}>
        <span>{text('mini_cart.title')}</span>{' '}
        {cart && cart.numberOfArticles > 0 && (
          <span className={styles.headCount}>
            {text('mini_cart.count', { count: cart.numberOfArticles })}
          </span>
        )}
      </h2>
      {total}
      {progress}
    </div>
  );
  return (
    <Slot name="mini cart header" content={slots.header} place={{ cart, isUpdating }} original={original} />
  );
}
