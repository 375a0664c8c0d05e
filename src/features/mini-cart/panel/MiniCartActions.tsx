import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { useCartSlots } from '../lines/cartSlots.ts';
import type { CartItem } from '../store/cartLines.ts';
import { checkoutBlocker, checkoutLink } from '../store/cartModel.ts';
import { trackCheckout, trackToCart } from '../store/cartTracking.ts';
import type { CartApi } from '../store/useCart.ts';
import { CartFinalSum } from './CartSummary.tsx';
import styles from './MiniCartContent.module.css';

interface MiniCartActionsProps {
  cart: CartApi;
  checkoutHref: string | null | undefined;
  /** Whether the page is the cart page, which needs no link to itself. @default false */
  isCartPage?: boolean;
}

/** The panel's footer: the final sum, links to the cart and to the checkout. */
export function MiniCartActions({ cart: api, checkoutHref, isCartPage = false }: MiniCartActionsProps) {
  const site = useSite();
  const { track } = useAtomValue(pageAtom);
  const { cart, lines, view, isUpdating } = api;
  const slots = useCartSlots();
  // A cart that could not be read has its own message and retry.
  if (view !== 'full' || (!cart && lines.length === 0)) return null;
  const original = (
    <Actions
      entries={lines.filter(({ isDeleted }) => !isDeleted).map(({ entry }) => entry)}
      checkoutHref={cart ? checkoutHref : null}
      isCartPage={isCartPage}
      onToCart={() => trackToCart(track)}
      onCheckout={() => {
        if (cart) trackCheckout(track, site, cart);
      }}
    />
  );
  return (
    <>
      {cart && !isCartPage && <CartFinalSum cart={cart} isUpdating={isUpdating} />}
      <Slot name="mini cart footer" content={slots.footer} place={{ cart, isUpdating }} original={original} />
    </>
  );
}

interface ActionsProps {
  /** The lines without deleted ones. */
  entries: readonly CartItem[];
  /** URL of a checkout of the page's own; `null` disables the checkout. */
  checkoutHref: string | null | undefined;
  isCartPage: boolean;
  onToCart: () => void;
  onCheckout: () => void;
}

/** The two links. A disabled checkout button shows its reason and uses it as its description. */
function Actions({ entries, checkoutHref, isCartPage, onToCart, onCheckout }: ActionsProps) {
  const text = useText();
  const { paths } = useSite();
  const reasonId = useId();
  const link = checkoutHref === undefined ? checkoutLink(entries, paths) : checkoutHref;
  const blocker = checkoutBlocker(entries, link);
  const size = isCartPage ? 'large' : 'medium';
  return (
    <div className={styles.actions}>
      {blocker !== null && (
        <p id={reasonId} className={styles.reason}>
          {text(blocker)}
        </p>
      )}
      {!isCartPage && (
        <ButtonLink href={paths.cart} variant="secondary" isBlock data-part="to-cart" onClick={onToCart}>
          {text('mini_cart.to_cart')}
        </ButtonLink>
      )}
      {blocker === null && link !== null ? (
        <ButtonLink
          href={link}
          variant="activating"
          size={size}
          isBlock
          data-part="checkout"
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
