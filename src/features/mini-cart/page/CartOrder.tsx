import { useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import { useCartContent } from '../panel/useCartContent.tsx';
import type { SavableCost } from '../store/cartMoney.ts';
import type { Receipt } from '../store/receipt.ts';
import { useCart } from '../store/useCart.ts';
import { CartReceipt } from './CartReceipt.tsx';
import styles from './CartView.module.css';

export interface CartOrderProps extends RootProps<HTMLElement> {
  /**
   * What a server has read (`receiptOf`), complete without scripts. The cart that the browser loads replaces it,
   * unless the order is finished. @default the cart is loaded in the browser
   */
  receipt?: Receipt | undefined;
  /** The title of a finished order, which needs no link to the cart. @default the cart's title and link */
  title?: string | undefined;
  /** A line below the title, such as the date of a finished order. @default none */
  description?: string | undefined;
  /**
   * Costs of the cart that the order saves: shipping if it is collected in a store, the fee for paying on delivery if it
   * is paid at once. The `receipt` is then the one of `cartWithout`. @default none
   */
  without?: readonly SavableCost[] | undefined;
}

const NO_COSTS: readonly SavableCost[] = [];

/**
 * The read-only order summary of a checkout: the lines of the cart, their sums and a link to the cart. It does not fold:
 * what is ordered and what it costs must be in view directly before the button that orders it.
 *
 * @example <VitrineProvider site="DE"><CartOrder /></VitrineProvider>
 */
export function CartOrder({
  receipt,
  title,
  description,
  without = NO_COSTS,
  className,
  ref,
  ...root
}: CartOrderProps) {
  const text = useText();
  const rootAttributes = useRoot('cart-order', root);
  const { paths } = useSite();
  return (
    <section
      ref={ref}
      className={classNames(styles.order, className)}
      aria-label={title ?? text('mini_cart.title')}
      {...rootAttributes}
    >
      <div className={styles.orderHeading}>
        <h2>{title ?? text('mini_cart.title')}</h2>
        {description && <p>{description}</p>}
      </div>
      {receipt && title !== undefined ? (
        <CartReceipt receipt={receipt} />
      ) : (
        <LoadedOrder receipt={receipt} without={without} />
      )}
      {title === undefined && (
        <p className={styles.toCart}>
          <Link href={paths.cart}>{text('mini_cart.back_to_cart')}</Link>
        </p>
      )}
    </section>
  );
}

/** The cart that the browser loads; until then, the server's receipt. */
function LoadedOrder({
  receipt,
  without,
}: Pick<CartOrderProps, 'receipt'> & Required<Pick<CartOrderProps, 'without'>>) {
  const cart = useCart();
  const { content, placeholder } = useCartContent();
  const isRead = content !== undefined && cart.view !== 'loading' && cart.readError === null;
  // The receipt does not return: after a log-out it would show another person's order.
  const [wasRead, setWasRead] = useState(false);
  if (isRead && !wasRead) setWasRead(true);
  if (receipt && !isRead && !wasRead) return <CartReceipt receipt={receipt} />;
  if (!content) return placeholder;
  return <content.CartOrderList cart={cart} without={without} />;
}
