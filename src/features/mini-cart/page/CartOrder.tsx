import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { useRoot } from '#src/ui/useRoot.ts';
import { useCartContent } from '../panel/useCartContent.tsx';
import { useCart } from '../store/useCart.ts';
import styles from './CartView.module.css';

/**
 * The read-only order summary of a checkout: the lines of the cart, their sums and a link to the cart. It loads
 * the cart itself.
 *
 * @example <VitrineProvider site="DE"><CartOrder /></VitrineProvider>
 */
export function CartOrder() {
  const text = useText();
  const rootAttributes = useRoot('cart-order');
  const { paths } = useSite();
  const cart = useCart();
  const { content, placeholder } = useCartContent();
  return (
    <section className={styles.order} aria-label={text('mini_cart.title')} {...rootAttributes}>
      <h2 className={styles.orderHeading}>{text('mini_cart.title')}</h2>
      {content ? <content.CartOrderList cart={cart} /> : placeholder}
      <p>
        <Link href={paths.cart} variant="standalone">
          {text('mini_cart.to_cart')}
        </Link>
      </p>
    </section>
  );
}
