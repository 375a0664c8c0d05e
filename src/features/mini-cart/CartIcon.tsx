import { type Ref, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { MINI_CART_HOVER_DELAY_MS, SAME_WISH_MS } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { BagIcon, ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import { useHoverIntent } from '#src/ui/useHoverIntent.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { badgeText } from './badgeText.ts';
import styles from './CartIcon.module.css';

export interface CartIconProps {
  /** How many articles the cart holds. */
  count: number;
  /** The shop has not answered the last change yet, so the count may be old (MC-12). @default false */
  isUpdating?: boolean;
  /** Opens and closes the mini cart; without it the icon is only a link (MC-02). */
  flyout?: {
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    /** Hover, touch or focus: the moment to load what the panel needs. */
    onIntent?: () => void;
    /** The panel's id. */
    id: string;
  };
  /** The button that opens the mini cart. */
  toggleRef?: Ref<HTMLButtonElement>;
}

/**
 * The link to the cart with the number of articles (MC-01). A mouse that rests on it opens the mini cart; touch and
 * keyboard follow the link, and open the mini cart with the button beside it (MC-02).
 */
export function CartIcon({ count, isUpdating = false, flyout, toggleRef }: CartIconProps) {
  const text = useText();
  const badge = badgeText(count);
  // When resting opened it: a click that follows at once means the same and must not close it.
  const [openedAt, setOpenedAt] = useState(Number.NEGATIVE_INFINITY);
  const { hoverProps } = useHoverIntent({
    delayMs: MINI_CART_HOVER_DELAY_MS,
    isDisabled: flyout === undefined,
    onRest: () => {
      setOpenedAt(Date.now());
      flyout?.onOpenChange(true);
    },
  });
  const intentProps = flyout && { onPointerEnter: flyout.onIntent, onFocus: flyout.onIntent };
  return (
    <div className={styles.icon} {...mergeProps(hoverProps, intentProps)}>
      <a className={styles.link} href={LINKS.cart} data-part="cart-link" aria-busy={isUpdating || undefined}>
        {/* Not an aria-label: the bubble says +99, the name the exact number. */}
        <VisuallyHidden>{text('mini_cart.icon', { count })}</VisuallyHidden>
        <span className={styles.picture}>
          <BagIcon size="large" />
          {badge !== null && (
            // A new key restarts the animation when the number changes.
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
        <IconButton
          ref={toggleRef}
          className={styles.toggle}
          data-part="cart-toggle"
          label={text('mini_cart.preview')}
          aria-expanded={flyout.isOpen}
          aria-controls={flyout.isOpen ? flyout.id : undefined}
          onPress={() => {
            const isSameIntent = flyout.isOpen && Date.now() - openedAt < SAME_WISH_MS;
            if (!isSameIntent) flyout.onOpenChange(!flyout.isOpen);
          }}
        >
          <ChevronDownIcon size="small" />
        </IconButton>
      )}
    </div>
  );
}
