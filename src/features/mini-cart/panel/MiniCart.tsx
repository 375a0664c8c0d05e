import { useSetAtom } from 'jotai/react';
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { isCartOpenAtom } from '#src/state/flyoutAtoms.ts';
import { type FlyoutOpenProps, useControlledFlyout } from '#src/state/useControlledFlyout.ts';
import { Flyout } from '#src/ui/Flyout/Flyout.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import { lazyCartContent } from '../lazyCartContent.ts';
import { CartSlotsContext, type MiniCartSlots, NO_SLOTS } from '../lines/cartSlots.ts';
import { addMiniCartAtom } from '../store/cartAtoms.ts';
import { useCart } from '../store/useCart.ts';
import { CartIcon } from './CartIcon.tsx';
import styles from './MiniCart.module.css';
import { MiniCartHeader } from './MiniCartHeader.tsx';
import { useCartContent } from './useCartContent.tsx';

export interface MiniCartProps extends FlyoutOpenProps, RootProps<HTMLDivElement> {
  /** The page type: on `basket` the mini cart never opens. */
  pageType?: string | undefined;
  /** If false, the icon is only a link to the cart. @default true */
  opensPanel?: boolean | undefined;
  /** A checkout of the page's own; `null` disables it. @default the site's, or by what is in the cart */
  checkoutHref?: string | null | undefined;
  /** Custom content in places of the mini cart. */
  slots?: MiniCartSlots | undefined;
}

/**
 * The cart icon and the mini cart that opens from it. The panel is positioned relative to the component, or to the
 * nearest positioned ancestor if the page sets `--v-header-flyout-anchor: static`. The initial script contains only
 * the icon and its count; the rest loads when the page is idle, or at the first hover, focus or touch.
 *
 * Listens on `window` for `cart-update`, `modal-closed`, `cart-open` and `flyout-close`; sends `cart-count`,
 * `header-open`, `header-close` and `flyout-closed`. Errors of the shop are shown as messages, never thrown.
 *
 * @example <VitrineProvider site="DE"><MiniCart /></VitrineProvider>
 */
export function MiniCart({
  pageType,
  opensPanel = true,
  checkoutHref,
  isOpen: isOpenProp,
  defaultOpen,
  onOpenChange,
  slots = NO_SLOTS,
  className,
  ref,
  ...root
}: MiniCartProps) {
  const text = useText();
  const rootAttributes = useRoot('mini-cart', root);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { content, placeholder, hasFailed, isRetried } = useCartContent();
  const isEnabled = opensPanel && pageType !== 'basket';
  const addMiniCart = useSetAtom(addMiniCartAtom);
  const [isOpen, setOpen] = useControlledFlyout(
    isCartOpenAtom,
    { isOpen: isOpenProp, defaultOpen, onOpenChange },
    isEnabled,
  );
  const cart = useCart();
  const { count, view, isUpdating } = cart;
  const isLoading = view === 'loading';
  const closings = useClosings(isOpen);
  // A panel with lines is prepared without delaying anything else, so that opening only shows it.
  const isPreparable = isEnabled && content !== undefined && !isLoading && count > 0;
  const isPrepared = useDeferredValue(isPreparable ? closings : null, null) === closings && isPreparable;
  const load = () => void lazyCartContent.load();

  const flyout = {
    isOpen,
    onOpenChange: (open: boolean) => {
      if (open) load();
      setOpen(open);
    },
    onIntent: load,
    id,
  };
  const openByPage = useEffectEvent(() => {
    flyout.onOpenChange(true);
    // Keys reach the panel only from here: from the page's own control, Tab would close it.
    if (document.querySelector('button:focus-visible')) toggle.current?.focus();
  });
  useEffect(
    () => (isEnabled ? addMiniCart({ open: () => openByPage(), toggle }) : undefined),
    [isEnabled, addMiniCart],
  );
  return (
    <div ref={ref} className={classNames(styles.place, className)} {...rootAttributes}>
      <CartIcon count={count} isUpdating={isUpdating} toggleRef={toggle} {...(isEnabled && { flyout })} />
      <CartSlotsContext value={slots}>
        <Flyout
          key={closings}
          name="CART"
          id={id}
          className={styles.panel}
          label={text('mini_cart.preview')}
          isOpen={isOpen}
          isPrepared={isPrepared}
          triggerRef={toggle}
          hasCloseButton
          isBusy={isLoading && !hasFailed}
          header={
            <MiniCartHeader
              cart={cart}
              total={content && <content.CartTotal cart={cart} />}
              progress={content && <content.CartShippingProgress cart={cart} />}
            />
          }
          footer={content && <content.MiniCartActions cart={cart} checkoutHref={checkoutHref} />}
          onClose={() => setOpen(false)}
        >
          {content ? <content.MiniCartBody cart={cart} takesFocus={isRetried} /> : placeholder}
        </Flyout>
      </CartSlotsContext>
    </div>
  );
}

/** How often it was closed: each opening starts with everything collapsed and scrolled to the top. */
function useClosings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, closings: 0 });
  if (seen.isOpen === isOpen) return seen.closings;
  const closings = seen.closings + (isOpen ? 0 : 1);
  setSeen({ isOpen, closings });
  return closings;
}
