import { type Ref, useEffect, useRef } from 'react';
import { MINI_CART_HOVER_DELAY_MS, SAME_WISH_MS } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { BagIcon, ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { badgeText } from './badgeText.ts';
import styles from './CartIcon.module.css';

export interface CartIconProps {
  /** How many articles the cart holds. */
  count: number;
  /** Opens and closes the mini cart; missing where there is none: then the icon is only a link (MC-02). */
  flyout?: {
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    /** Somebody comes near, by pointer, finger or keyboard: a good moment to fetch what the panel needs. */
    onIntent?: () => void;
    /** The panel's id. */
    id: string;
    toggleRef: Ref<HTMLButtonElement>;
  };
}

/**
 * The way to the cart, with the number of articles (MC-01). A mouse that rests on it opens the mini cart; touch and
 * keyboard follow its link and open the mini cart with the button beside it (MC-02).
 */
export function CartIcon({ count, flyout }: CartIconProps) {
  const text = useText();
  const badge = badgeText(count);
  const restedAt = useRef(Number.NEGATIVE_INFINITY);
  const hover = useHoverIntent(
    () => {
      restedAt.current = Date.now();
      flyout?.onOpenChange(true);
    },
    () => flyout?.onIntent?.(),
  );
  return (
    <div className={styles.icon} {...(flyout && { ...hover, onFocus: flyout.onIntent })}>
      <a className={styles.link} href={LINKS.cart} data-part="cart-link">
        {/* Not an aria-label: the bubble says +99, the name the true number. */}
        <VisuallyHidden>{text('mini_cart.icon', { count })}</VisuallyHidden>
        <span className={styles.picture}>
          <BagIcon size="large" />
          {badge !== null && (
            // The key plays the little jump again when the number changes.
            <span key={badge} className={styles.count} data-part="count" aria-hidden="true">
              {badge}
            </span>
          )}
        </span>
        <span className={styles.label} aria-hidden="true">
          {text('mini_cart.title')}
        </span>
      </a>
      {flyout && (
        <button
          ref={flyout.toggleRef}
          type="button"
          className={styles.toggle}
          data-part="cart-toggle"
          aria-label={text('mini_cart.preview')}
          aria-expanded={flyout.isOpen}
          aria-controls={flyout.isOpen ? flyout.id : undefined}
          onClick={() => {
            const isSameWish = flyout.isOpen && Date.now() - restedAt.current < SAME_WISH_MS;
            if (!isSameWish) flyout.onOpenChange(!flyout.isOpen);
          }}
        >
          <ChevronDownIcon size="small" />
        </button>
      )}
    </div>
  );
}

/** Calls when a mouse or pen has rested on an element for the hover delay; a press or leaving calls it off. */
function useHoverIntent(onRest: () => void, onEnter: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType }: React.PointerEvent) => {
      stop();
      onEnter();
      if (pointerType !== 'touch') timer.current = setTimeout(onRest, MINI_CART_HOVER_DELAY_MS);
    },
    onPointerLeave: stop,
    onPointerDown: stop,
  };
}
