import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { LINKS } from '#src/config/links.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { PlainButton } from '#src/ui/Button/PlainButton.tsx';
import { cartLinesAtom, cartViewAtom } from './cartAtoms.ts';
import type { CartEntry } from './cartLines.ts';
import { checkoutBlocker, checkoutLink } from './cartModel.ts';
import { confirmedCartAtom } from './cartState.ts';
import { trackCheckout, trackToCart } from './cartTracking.ts';
import styles from './MiniCartContent.module.css';

/** The panel's foot, where there is something to go on with (MC-16). */
export function MiniCartWays({ checkoutHref }: { checkoutHref: string | null | undefined }) {
  const { track, site } = useAtomValue(environmentAtom);
  const cart = useAtomValue(confirmedCartAtom);
  const lines = useAtomValue(cartLinesAtom);
  const view = useAtomValue(cartViewAtom);
  if (view !== 'full') return null;
  return (
    <Ways
      entries={lines.filter(({ isDeleted }) => !isDeleted).map(({ entry }) => entry)}
      checkoutHref={cart ? checkoutHref : null}
      onToCart={() => trackToCart(track)}
      onCheckout={() => {
        if (cart) trackCheckout(track, site.currency, cart);
      }}
    />
  );
}

interface WaysProps {
  /** What is in the cart, without what was just deleted. */
  entries: readonly CartEntry[];
  /** The page's own address of the checkout; `null` where there is none now. */
  checkoutHref: string | null | undefined;
  onToCart: () => void;
  onCheckout: () => void;
}

/** The two ways on (MC-16). Where the checkout is closed, its button says why, to eyes and to ears. */
function Ways({ entries, checkoutHref, onToCart, onCheckout }: WaysProps) {
  const text = useText();
  const reasonId = useId();
  const link = checkoutHref === undefined ? checkoutLink(entries) : checkoutHref;
  const blocker = checkoutBlocker(entries, link);
  return (
    <div className={styles.ways}>
      {blocker !== null && (
        <p id={reasonId} className={styles.reason}>
          {text(blocker)}
        </p>
      )}
      <ButtonLink href={LINKS.cart} variant="secondary" isBlock data-part="to-cart" onClick={onToCart}>
        {text('mini_cart.to_cart')}
      </ButtonLink>
      {blocker === null && link !== null ? (
        <ButtonLink href={link} variant="activating" isBlock data-part="checkout" onClick={onCheckout}>
          {text('mini_cart.checkout')}
        </ButtonLink>
      ) : (
        <PlainButton variant="activating" isBlock isDisabled data-part="checkout" aria-describedby={reasonId}>
          {text('mini_cart.checkout')}
        </PlainButton>
      )}
    </div>
  );
}
