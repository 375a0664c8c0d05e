import { useAtom, useAtomValue } from 'jotai';
import { Activity, useId, useRef, useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { isCartOpenAtom } from '#src/state/flyoutAtoms.ts';
import { Flyout } from '#src/ui/Flyout/Flyout.tsx';
import { CartIcon } from './CartIcon.tsx';
import { cartCountAtom, isCartAwaitedAtom } from './cartState.ts';
import { loadCartContent, useCartContent } from './loadCartContent.ts';
import styles from './MiniCart.module.css';
import { MiniCartHeader } from './MiniCartHeader.tsx';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartUnavailable } from './MiniCartUnavailable.tsx';
import { useCartPage } from './useCartPage.ts';

export interface MiniCartProps {
  /** What the page is: on `basket` the mini cart never opens (MC-02). */
  pageType?: string | undefined;
  /** Without it the icon is only a link to the cart (HDR-01). @default true */
  useminicart?: boolean;
  /** The page's own address of the checkout; `null` closes it (MC-16). @default by what is in the cart */
  checkoutHref?: string | null;
}

/**
 * The cart icon and the mini cart that opens from it (MC-01 … MC-20). It needs a `VitrineProvider` above it, loads the
 * cart when it appears, and hangs its panel from its own place, or from the nearest positioned ancestor where the page
 * sets `--v-header-flyout-anchor: static`.
 *
 * A page's first script holds only the icon and its count; the rest is fetched when the page has a moment, or earlier
 * when somebody comes near. Until then the panel opens with its loader.
 *
 * Listens on `window` for `cart-update`, `modal-closed` and `flyout-close`; sends `cart-count`, `header-open`,
 * `header-close` and `flyout-closed`. Errors of the shop are shown in words, never thrown.
 *
 * @example <VitrineProvider site="DE"><MiniCart /></VitrineProvider>
 */
export function MiniCart({ pageType, useminicart = true, checkoutHref }: MiniCartProps) {
  const text = useText();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { content, hasFailed } = useCartContent();
  useCartPage(content);
  const [isCartOpen, setOpen] = useAtom(isCartOpenAtom);
  const isEnabled = useminicart && pageType !== 'basket';
  const isOpen = isEnabled && isCartOpen;
  const count = useAtomValue(cartCountAtom);
  const isAwaited = useAtomValue(isCartAwaitedAtom);
  const [isRetried, setRetried] = useState(false);
  const closings = useClosings(isOpen);
  // A panel that has lines to show is drawn ahead, in moments that nobody else needs, and opening only shows it.
  const isAhead = content !== null && !isAwaited && count > 0;
  const load = () => void loadCartContent();
  const retry = () => {
    setRetried(true);
    return loadCartContent();
  };

  const flyout = {
    isOpen,
    onOpenChange: (open: boolean) => {
      if (open) load();
      setOpen(open);
    },
    onIntent: load,
    id,
    toggleRef: toggle,
  };
  return (
    <div className={styles.place} data-vitrine="mini-cart">
      <CartIcon count={count} {...(isEnabled && { flyout })} />
      <Activity key={closings} mode={isOpen ? 'visible' : 'hidden'}>
        <Flyout
          name="CART"
          id={id}
          className={styles.panel}
          label={text('mini_cart.preview')}
          isOpen={isOpen}
          isKept={isAhead}
          triggerRef={toggle}
          hasCloseButton
          isBusy={isAwaited && !hasFailed}
          header={<MiniCartHeader total={content && <content.CartTotal />} />}
          footer={content && <content.MiniCartWays checkoutHref={checkoutHref} />}
          onClose={() => setOpen(false)}
        >
          {content ? (
            <content.MiniCartBody takesFocus={isRetried} />
          ) : hasFailed ? (
            <MiniCartUnavailable onRetry={retry} />
          ) : (
            <MiniCartLoader />
          )}
        </Flyout>
      </Activity>
    </div>
  );
}

/** How often it has been closed: each opening begins afresh, with nothing unfolded and at the top. */
function useClosings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, closings: 0 });
  if (seen.isOpen === isOpen) return seen.closings;
  const closings = seen.closings + (isOpen ? 0 : 1);
  setSeen({ isOpen, closings });
  return closings;
}
