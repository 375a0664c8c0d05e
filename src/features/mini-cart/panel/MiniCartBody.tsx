import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { useIsShown } from '#src/ui/Flyout/isShown.ts';
import { Group } from '#src/ui/Group/Group.tsx';
import { useLineFocus } from '../lines/useLineFocus.ts';
import type { CartCommands } from '../store/cartCommands.ts';
import { trackView } from '../store/cartTracking.ts';
import type { CartApi } from '../store/useCart.ts';
import { CartErrors } from './CartErrors.tsx';
import styles from './MiniCartContent.module.css';
import { MiniCartEmpty } from './MiniCartEmpty.tsx';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartView } from './MiniCartView.tsx';

interface MiniCartBodyProps {
  cart: CartApi;
  /** Takes over the focus of the retry button. @default false */
  takesFocus?: boolean;
  /** `page`: lines beside the sums, if there is space. @default 'panel' */
  layout?: 'panel' | 'page';
  next?: ReactNode;
}

/** The content of the open panel or of the cart page: loader, empty or lines. */
export function MiniCartBody({ cart, takesFocus = false, layout = 'panel', next }: MiniCartBodyProps) {
  const text = useText();
  const region = useRef<HTMLDivElement>(null);
  const releaseFocus = useLineFocus(region, takesFocus);
  const { view, recentlyRemoved, commands } = cart;
  useShown(commands);
  useViewTracking(cart.cart);
  return (
    <Group
      ref={region}
      className={styles.region}
      aria-label={text('mini_cart.title')}
      tabIndex={-1}
      data-layout={layout === 'page' ? view : undefined}
    >
      {view === 'loading' && <MiniCartLoader />}
      {view === 'empty' && (
        <>
          <CartErrors cart={cart} />
          <MiniCartEmpty recentlyRemoved={recentlyRemoved} commands={commands} />
        </>
      )}
      {view === 'full' && (
        <MiniCartView cart={cart} releaseFocus={releaseFocus} layout={layout} next={next} />
      )}
    </Group>
  );
}

/** Tells the cart's store whether the user can see it. */
function useShown({ setShown }: CartCommands): void {
  const isShown = useIsShown();
  useEffect(() => {
    if (!isShown) return;
    setShown(true);
    return () => setShown(false);
  }, [isShown, setShown]);
}

/** Sends `view_cart` once per opening, when there is a cart. */
function useViewTracking(cart: Cart | undefined): void {
  const site = useSite();
  const { track } = useAtomValue(pageAtom);
  const isSent = useRef(false);
  const isShown = useIsShown();
  useEffect(() => {
    if (!isShown || !cart || isSent.current) return;
    isSent.current = true;
    trackView(track, site, cart);
  }, [isShown, cart, track, site]);
}
