import { LINKS } from '#src/config/links.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { useLazy } from '#src/lib/useLazy.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './CartView.module.css';
import { lazyCartContent, waitForCartContent } from './lazyCartContent.ts';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartUnavailable } from './MiniCartUnavailable.tsx';
import { useCartPage } from './useCartPage.ts';

/**
 * What is about to be ordered, beside the steps of a checkout: the lines of the cart, which cannot be changed here, their
 * sums (MC-15) and the way back to the cart. It loads the cart itself.
 *
 * @example <VitrineProvider site="DE"><CartOrder /></VitrineProvider>
 */
export function CartOrder() {
  const text = useText();
  const { value: content, hasFailed } = useLazy(lazyCartContent);
  useCartPage(content);
  return (
    <section className={styles.order} aria-label={text('mini_cart.title')} data-vitrine="cart-order">
      <h2 className={styles.orderHeading}>{text('mini_cart.title')}</h2>
      {content ? (
        <content.CartOrderList />
      ) : hasFailed ? (
        <MiniCartUnavailable onRetry={waitForCartContent} />
      ) : (
        <MiniCartLoader />
      )}
      <p>
        <Link href={LINKS.cart} variant="standalone">
          {text('mini_cart.to_cart')}
        </Link>
      </p>
    </section>
  );
}
