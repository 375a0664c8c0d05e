import { useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useLazy } from '#src/lib/useLazy.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CartView.module.css';
import { CartSlotsContext, type MiniCartSlots } from './cartSlots.ts';
import { lazyCartContent, waitForCartContent } from './lazyCartContent.ts';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartUnavailable } from './MiniCartUnavailable.tsx';
import { useCartPage } from './useCartPage.ts';

export interface CartViewProps {
  /** The page's own address of the checkout; `null` disables it (MC-16). @default the site's, or by what is in the cart */
  checkoutHref?: string | null | undefined;
  /** Own content in places of the cart (BEY-15). */
  slots?: MiniCartSlots;
}

const NO_SLOTS: MiniCartSlots = {};

/**
 * The cart as the content of a page: the lines of the mini cart beside the sums and the way to the checkout (MC-04 … MC-16).
 * It loads the cart itself and shares it with the mini cart of the same page, which never opens on the page type `basket`
 * (MC-02). Give the page a heading of level 1; this part's headings follow it.
 *
 * Errors of the shop are shown as messages, never thrown.
 *
 * @example <VitrineProvider site="DE"><CartView /></VitrineProvider>
 */
export function CartView({ checkoutHref, slots = NO_SLOTS }: CartViewProps) {
  const text = useText();
  const site = useSite();
  const { value: content, hasFailed } = useLazy(lazyCartContent);
  useCartPage(content);
  const [isRetried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    return waitForCartContent();
  };
  const checkout = checkoutHref === undefined ? site.cart.checkoutHref : checkoutHref;
  return (
    <div className={styles.cart} data-vitrine="cart">
      <VisuallyHidden as="h2">{text('mini_cart.title')}</VisuallyHidden>
      <CartSlotsContext value={slots}>
        {content ? (
          <content.MiniCartBody
            takesFocus={isRetried}
            layout="page"
            next={<content.MiniCartActions checkoutHref={checkout} isCartPage />}
          />
        ) : hasFailed ? (
          <MiniCartUnavailable onRetry={retry} />
        ) : (
          <MiniCartLoader />
        )}
      </CartSlotsContext>
    </div>
  );
}
