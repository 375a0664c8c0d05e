import { type Ref, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { MINI_CART_HOVER_DELAY_MS } from '#src/config/limits.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { bubbleText } from '#src/ui/Badge/bubbleText.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { HeaderLink } from '#src/ui/HeaderAction/HeaderLink.tsx';
import { BagIcon, ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import { useHoverIntent } from '#src/ui/useHoverIntent.ts';
import styles from './CartIcon.module.css';

export interface CartIconProps {
  /** Number of articles in the cart. */
  count: number;
  /** A change is pending, so the count may be stale. @default false */
  isUpdating?: boolean | undefined;
  /** Opens and closes the mini cart; without it the icon is only a link. */
  flyout?:
    | {
        isOpen: boolean;
        onOpenChange: (isOpen: boolean) => void;
        /** Called on hover, touch or focus, to load the panel's code. */
        onIntent?: () => void;
        /** The panel's id. */
        id: string;
      }
    | undefined;
  /** The button that opens the mini cart. */
  toggleRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * The link to the cart with the number of articles. A mouse that rests on it opens the mini cart; touch and
 * keyboard users follow the link, or open the mini cart with the button beside it.
 */
export function CartIcon({ count, isUpdating = false, flyout, toggleRef }: CartIconProps) {
  const text = useText();
  const { paths } = useSite();
  const badge = bubbleText(count);
  // What the page came with has not just arrived.
  const [firstBadge] = useState(badge);
  // Whether hover opened the panel: the click that follows has the same intent and keeps it open.
  const [isByHover, setByHover] = useState(false);
  const { hoverProps } = useHoverIntent({
    delayMs: MINI_CART_HOVER_DELAY_MS,
    isDisabled: flyout === undefined,
    onHover: () => {
      setByHover(true);
      flyout?.onOpenChange(true);
    },
  });
  const intentProps = flyout && { onPointerEnter: flyout.onIntent, onFocus: flyout.onIntent };
  return (
    <div className={styles.icon} {...mergeProps(hoverProps, intentProps)}>
      <HeaderLink
        href={paths.cart}
        // The bubble shows +99, the accessible name has the exact number.
        label={text('mini_cart.icon', { count })}
        shownLabel={text('mini_cart.title')}
        data-part="cart-link"
        aria-busy={isUpdating || undefined}
        icon={
          <span className={styles.picture}>
            <BagIcon size="large" />
            {badge !== '' && (
              // A new key restarts the animation when the number changes.
              <span
                key={badge}
                className={classNames(styles.count, badge !== firstBadge && styles.arriving)}
                data-part="count"
                aria-hidden="true"
              >
                {badge}
              </span>
            )}
          </span>
        }
      />
      {flyout && (
        <IconButton
          ref={toggleRef}
          className={styles.toggle}
          data-part="cart-toggle"
          label={text('mini_cart.preview')}
          aria-expanded={flyout.isOpen}
          aria-controls={flyout.isOpen ? flyout.id : undefined}
          onPress={() => {
            setByHover(false);
            if (!(flyout.isOpen && isByHover)) flyout.onOpenChange(!flyout.isOpen);
          }}
        >
          <ChevronDownIcon size="small" />
        </IconButton>
      )}
    </div>
  );
}
