import { useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { CartSlotsContext, type MiniCartSlots, NO_SLOTS } from '../lines/cartSlots.ts';
import { useCartContent } from '../panel/useCartContent.tsx';
import { useCart } from '../store/useCart.ts';
import styles from './CartView.module.css';

export interface CartViewProps extends RootProps<HTMLDivElement> {
  /** A checkout of the page's own; `null` disables it. @default the site's, or by what is in the cart */
  checkoutHref?: string | null | undefined;
  /** Custom content in places of the cart. */
  slots?: MiniCartSlots | undefined;
}

/**
 * The cart as the content of a page: the lines of the mini cart beside the sums and the checkout link. It loads the
 * cart, which it shares with the mini cart of the page; that never opens on the page type `basket`. The page needs a
 * level-1 heading. Errors of the shop are shown as messages, never thrown.
 *
 * @example <VitrineProvider site="DE"><CartView /></VitrineProvider>
 */
export function CartView({ checkoutHref, slots = NO_SLOTS, className, ref, ...root }: CartViewProps) {
  const text = useText();
  const rootAttributes = useRoot('cart', root);
  const cart = useCart();
  const { content, placeholder, isRetried } = useCartContent();
  const [checkout, setCheckout] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={ref} className={classNames(styles.cart, className)} {...rootAttributes}>
        <VisuallyHidden as="h2">{text('mini_cart.title')}</VisuallyHidden>
        <CartSlotsContext value={slots}>
          {content ? (
            <content.MiniCartBody
              cart={cart}
              takesFocus={isRetried}
              layout="page"
              next={
                <content.MiniCartActions
                  cart={cart}
                  checkoutHref={checkoutHref}
                  checkoutRef={setCheckout}
                  layout="page"
                />
              }
            />
          ) : (
            placeholder
          )}
        </CartSlotsContext>
      </div>
      {content && <content.CheckoutBar cart={cart} checkoutHref={checkoutHref} button={checkout} />}
    </>
  );
}
