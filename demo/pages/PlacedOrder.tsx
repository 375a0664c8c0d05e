import type { ReactNode } from 'react';
import { orderTitle } from '#demo/model/orderTitle.ts';
import type { CheckoutOrder } from '#demo/model/pageContent.ts';
import { CartOrder, useFormatLocale, useSite, useText } from '#src/entries/index.ts';
import styles from './CheckoutPage.module.css';

interface PlacedOrderProps {
  order: CheckoutOrder;
  /** Above the receipt. */
  answer?: ReactNode;
  /** Below address, delivery and payment. */
  children?: ReactNode;
}

/** An order: its receipt, with address, delivery and payment beside it. */
export function PlacedOrder({ order, answer, children }: PlacedOrderProps) {
  const words = orderTitle(order, useSite(), useFormatLocale(), useText());
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          {answer}
          <CartOrder receipt={order.receipt} {...words} />
        </div>
        <div className={`${styles.fields} ${styles.aside}`}>
          <div className={styles.step}>
            <dl className={styles.facts}>
              {order.facts.map(({ label, lines }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {lines.map((line) => (
                    <dd key={line}>{line}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
