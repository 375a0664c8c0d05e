import { useAtomValue } from 'jotai/react';
import { type Ref, useId } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { useCartSlots } from '../lines/cartSlots.ts';
import { trackToCart } from '../store/cartTracking.ts';
import type { CartApi } from '../store/useCart.ts';
import { useCheckout } from '../store/useCheckout.ts';
import { CartFinalSum } from './CartSummary.tsx';
import styles from './MiniCartContent.module.css';

interface MiniCartActionsProps {
  cart: CartApi;
  checkoutHref: string | null | undefined;
  /** The link to the checkout, while there is one. */
  checkoutRef?: Ref<HTMLAnchorElement>;
  /** `page`: the cart page, which needs no link to itself. @default 'panel' */
  layout?: 'panel' | 'page';
}

/** The panel's footer: the final sum, links to the cart and to the checkout. */
export function MiniCartActions(props: MiniCartActionsProps) {
  const { cart: api, layout = 'panel' } = props;
  const { cart, lines, view, isUpdating } = api;
  const slots = useCartSlots();
  // A cart that could not be read has its own message and retry.
  if (view !== 'full' || (!cart && lines.length === 0)) return null;
  return (
    <>
      {cart && layout === 'panel' && <CartFinalSum cart={cart} isUpdating={isUpdating} />}
      <Slot
        name="mini cart footer"
        content={slots.footer}
        place={{ cart, isUpdating }}
        original={<Actions {...props} />}
      />
    </>
  );
}

/** The two links. A disabled checkout button shows its reason and uses it as its description. */
function Actions({ cart, checkoutHref, checkoutRef, layout = 'panel' }: MiniCartActionsProps) {
  const text = useText();
  const { paths } = useSite();
  const { track } = useAtomValue(pageAtom);
  const reasonId = useId();
  const { link, blocker, onCheckout } = useCheckout(cart, checkoutHref);
  const size = layout === 'page' ? 'large' : 'medium';
  return (
    <div className={styles.actions} data-layout={layout}>
      {blocker !== null && (
        <p id={reasonId} className={styles.reason}>
          {text(blocker)}
        </p>
      )}
      {layout === 'panel' && (
        <ButtonLink
          href={paths.cart}
          variant="secondary"
          isBlock
          data-part="to-cart"
          onClick={() => trackToCart(track)}
        >
          {text('mini_cart.to_cart')}
        </ButtonLink>
      )}
      {link !== null ? (
        <ButtonLink
          ref={checkoutRef}
          href={link}
          variant="activating"
          size={size}
          isBlock
          data-part="checkout"
          data-no-prefetch=""
          onClick={onCheckout}
        >
          {text('mini_cart.checkout')}
        </ButtonLink>
      ) : (
        <Button
          variant="activating"
          size={size}
          isBlock
          isDisabled
          data-part="checkout"
          aria-describedby={reasonId}
        >
          {text('mini_cart.checkout')}
        </Button>
      )}
    </div>
  );
}
