import { useAtomValue, useSetAtom } from 'jotai';
import { Activity, useEffect, useId, useRef, useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useLazy } from '#src/lib/useLazy.ts';
import { Flyout } from '#src/ui/Flyout/Flyout.tsx';
import { CartIcon } from './CartIcon.tsx';
import { isCartLoadingAtom, isCartUpdatingAtom, isMiniCartEnabledAtom } from './cartAtoms.ts';
import { CartSlotsContext, type MiniCartSlots } from './cartSlots.ts';
import { lazyCartContent, waitForCartContent } from './lazyCartContent.ts';
import styles from './MiniCart.module.css';
import { MiniCartHeader } from './MiniCartHeader.tsx';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartUnavailable } from './MiniCartUnavailable.tsx';
import { useCartCount } from './useCartCount.ts';
import { useCartPage } from './useCartPage.ts';
import { useControlledOpen } from './useControlledOpen.ts';

export interface MiniCartProps {
  /** What the page is: on `basket` the mini cart never opens (MC-02). */
  pageType?: string | undefined;
  /** Without it the icon is only a link to the cart (HDR-01). @default true */
  useminicart?: boolean;
  /** The page's own address of the checkout; `null` disables it (MC-16). @default the site's, or by what is in the cart */
  checkoutHref?: string | null | undefined;
  /** Whether it is open, for a page that decides itself; with `onOpenChange`. */
  isOpen?: boolean | undefined;
  /** A person, an event or another flyout opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Own content in places of the mini cart (BEY-15). */
  slots?: MiniCartSlots;
}

const NO_SLOTS: MiniCartSlots = {};

/**
 * The cart icon and the mini cart that opens from it (MC-01 … MC-20). It needs a `VitrineProvider` above it, loads the
 * cart when it appears, and hangs its panel from its own place, or from the nearest positioned ancestor where the page
 * sets `--v-header-flyout-anchor: static`.
 *
 * A page's first script holds only the icon and its count; the rest loads when the page is idle, or at the first hover,
 * focus or touch. Until then the panel opens with its loader.
 *
 * Listens on `window` for `cart-update`, `modal-closed`, `cart-open` and `flyout-close`; sends `cart-count`, `header-open`,
 * `header-close` and `flyout-closed`. Errors of the shop are shown as messages, never thrown.
 *
 * @example <VitrineProvider site="DE"><MiniCart /></VitrineProvider>
 */
export function MiniCart({
  pageType,
  useminicart = true,
  checkoutHref,
  isOpen: givenOpen,
  onOpenChange,
  slots = NO_SLOTS,
}: MiniCartProps) {
  const text = useText();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { value: content, hasFailed } = useLazy(lazyCartContent);
  useCartPage(content);
  const site = useSite();
  const isEnabled = useminicart && pageType !== 'basket';
  const setEnabled = useSetAtom(isMiniCartEnabledAtom);
  useEffect(() => {
    setEnabled(isEnabled);
    return () => setEnabled(false);
  }, [isEnabled, setEnabled]);
  const [isOpen, setOpen] = useControlledOpen(isEnabled, givenOpen, onOpenChange);
  const count = useCartCount();
  const isLoading = useAtomValue(isCartLoadingAtom);
  const isUpdating = useAtomValue(isCartUpdatingAtom);
  const checkout = checkoutHref === undefined ? site.cart.checkoutHref : checkoutHref;
  const [isRetried, setRetried] = useState(false);
  const closings = useClosings(isOpen);
  // A panel with lines is rendered in idle time, so that opening only shows it.
  const isPrerendered = isEnabled && content !== undefined && !isLoading && count > 0;
  const load = () => void lazyCartContent.load();
  const retry = () => {
    setRetried(true);
    return waitForCartContent();
  };

  const flyout = {
    isOpen,
    onOpenChange: (open: boolean) => {
      if (open) load();
      setOpen(open);
    },
    onIntent: load,
    id,
  };
  return (
    <div className={styles.place} data-vitrine="mini-cart">
      <CartIcon count={count} isUpdating={isUpdating} toggleRef={toggle} {...(isEnabled && { flyout })} />
      <CartSlotsContext value={slots}>
        <Activity key={closings} mode={isOpen ? 'visible' : 'hidden'}>
          <Flyout
            name="CART"
            id={id}
            className={styles.panel}
            label={text('mini_cart.preview')}
            isOpen={isOpen}
            isKept={isPrerendered}
            triggerRef={toggle}
            hasCloseButton
            isBusy={isLoading && !hasFailed}
            header={<MiniCartHeader total={content && <content.CartTotal />} />}
            footer={content && <content.MiniCartActions checkoutHref={checkout} />}
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
      </CartSlotsContext>
    </div>
  );
}

/** How often it was closed: each opening starts with nothing expanded and scrolled to the top. */
function useClosings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, closings: 0 });
  if (seen.isOpen === isOpen) return seen.closings;
  const closings = seen.closings + (isOpen ? 0 : 1);
  setSeen({ isOpen, closings });
  return closings;
}
