import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { Flyout } from '#src/ui/Flyout/Flyout.tsx';
import { CartIcon } from './CartIcon.tsx';
import {
  cartCountAtom,
  cartLinesAtom,
  cartViewAtom,
  confirmedCartAtom,
  deletedLinesAtom,
  isCartUpdatingAtom,
  showCartAtom,
} from './cartAtoms.ts';
import { changeErrorsAtom } from './cartErrors.ts';
import { readErrorAtom } from './cartSync.ts';
import { trackCheckout, trackToCart, trackView } from './cartTracking.ts';
import styles from './MiniCart.module.css';
import { MiniCartEmpty } from './MiniCartEmpty.tsx';
import { MiniCartFooter } from './MiniCartFooter.tsx';
import { MiniCartHeader } from './MiniCartHeader.tsx';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartView } from './MiniCartView.tsx';
import { useCartActions } from './useCartActions.ts';
import { useCartEvents } from './useCartEvents.ts';

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
 * Listens on `window` for `cart-update`, `modal-closed` and `flyout-close`; sends `cart-count`, `header-open`,
 * `header-close` and `flyout-closed`. Errors of the shop are shown in words, never thrown.
 *
 * @example <VitrineProvider site="DE"><MiniCart /></VitrineProvider>
 */
export function MiniCart({ pageType, useminicart = true, checkoutHref }: MiniCartProps) {
  useCartEvents();
  const text = useText();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [openFlyout, setOpenFlyout] = useAtom(openFlyoutAtom);
  const isEnabled = useminicart && pageType !== 'basket';
  const isOpen = isEnabled && openFlyout === 'CART';
  const count = useAtomValue(cartCountAtom);
  const view = useAtomValue(cartViewAtom);
  const setShown = useSetAtom(showCartAtom);
  useEffect(() => {
    setShown(isOpen);
    return () => setShown(false);
  }, [isOpen, setShown]);
  useViewTracking(isOpen);

  const flyout = {
    isOpen,
    onOpenChange: (open: boolean) => setOpenFlyout(open ? 'CART' : 'NONE'),
    id,
    toggleRef: toggle,
  };
  return (
    <div className={styles.place} data-vitrine="mini-cart">
      <CartIcon count={count} {...(isEnabled && { flyout })} />
      <Flyout
        name="CART"
        id={id}
        className={styles.panel}
        label={text('mini_cart.preview')}
        isOpen={isOpen}
        triggerRef={toggle}
        hasCloseButton
        isBusy={view === 'loading'}
        header={<MiniCartHeader />}
        {...(view === 'full' && { footer: <Ways checkoutHref={checkoutHref} /> })}
        onClose={() => setOpenFlyout('NONE')}
      >
        <Body />
      </Flyout>
    </div>
  );
}

/** Picks what is shown and hands it down (MC-03, MC-04). */
function Body() {
  const view = useAtomValue(cartViewAtom);
  const actions = useCartActions();
  const cart = useAtomValue(confirmedCartAtom);
  const lines = useAtomValue(cartLinesAtom);
  const deleted = useAtomValue(deletedLinesAtom);
  const readError = useAtomValue(readErrorAtom);
  const changeErrors = useAtomValue(changeErrorsAtom);
  const isUpdating = useAtomValue(isCartUpdatingAtom);
  if (view === 'loading') return <MiniCartLoader />;
  if (view === 'empty') return <MiniCartEmpty />;
  const content = { cart, lines, deleted, readError, changeErrors, isUpdating };
  return <MiniCartView {...content} actions={actions} />;
}

function Ways({ checkoutHref }: Pick<MiniCartProps, 'checkoutHref'>) {
  const { track, site } = useAtomValue(environmentAtom);
  const cart = useAtomValue(confirmedCartAtom);
  const lines = useAtomValue(cartLinesAtom);
  return (
    <MiniCartFooter
      entries={lines.filter(({ isDeleted }) => !isDeleted).map(({ entry }) => entry)}
      checkoutHref={cart ? checkoutHref : null}
      onToCart={() => trackToCart(track)}
      onCheckout={() => {
        if (cart) trackCheckout(track, site.currency, cart);
      }}
    />
  );
}

/** Tells analytics once per opening, as soon as there is a cart to tell about (MC-19). */
function useViewTracking(isOpen: boolean): void {
  const { track, site } = useAtomValue(environmentAtom);
  const cart = useAtomValue(confirmedCartAtom);
  const isTold = useRef(false);
  useEffect(() => {
    if (!isOpen) isTold.current = false;
    if (!isOpen || !cart || isTold.current) return;
    isTold.current = true;
    trackView(track, site.currency, cart);
  }, [isOpen, cart, track, site]);
}
