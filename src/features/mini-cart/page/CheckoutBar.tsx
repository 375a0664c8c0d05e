import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { StandInBar } from '#src/ui/WindowEdge/StandInBar.tsx';
import { finalRow } from '../store/receipt.ts';
import type { CartApi } from '../store/useCart.ts';
import { useCheckout } from '../store/useCheckout.ts';
import styles from './CartView.module.css';

interface CheckoutBarProps {
  cart: CartApi;
  checkoutHref: string | null | undefined;
  /** The cart page's own link to the checkout. */
  button: HTMLElement | null;
}

/**
 * The amount to pay and the link to the checkout at the window's lower edge, as long as the page's own are below it: up
 * to the width where they stand beside the lines.
 */
export function CheckoutBar({ cart: api, checkoutHref, button }: CheckoutBarProps) {
  const text = useText();
  const site = useSite();
  const { link, onCheckout } = useCheckout(api, checkoutHref);
  if (!api.cart || link === null) return null;
  const sum = finalRow(api.cart, site, text);
  return (
    <StandInBar name="cart-bar" of={button} below="tablet">
      {sum && (
        <p className={styles.barSum} aria-busy={api.isUpdating}>
          <span className={styles.barLabel}>{sum.label}</span> <span>{sum.value}</span>
        </p>
      )}
      <ButtonLink href={link} variant="activating" data-no-prefetch="" onClick={onCheckout}>
        {text('mini_cart.checkout')}
      </ButtonLink>
    </StandInBar>
  );
}
