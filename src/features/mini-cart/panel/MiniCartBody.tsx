import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { Group } from '#src/ui/Group/Group.tsx';
import { useLineFocus } from '../lines/useLineFocus.ts';
import { cartSnapshotAtom, confirmedCartAtom } from '../store/cartAtoms.ts';
import { cartOf } from '../store/cartOf.ts';
import { trackView } from '../store/cartTracking.ts';
import { useCartActions } from '../store/useCartActions.ts';
import styles from './MiniCartContent.module.css';
import { MiniCartEmpty } from './MiniCartEmpty.tsx';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartView } from './MiniCartView.tsx';

interface MiniCartBodyProps {
  /** Takes over the focus of the retry button. @default false */
  takesFocus?: boolean;
  /** `page`: lines beside the sums, if there is space. @default 'panel' */
  layout?: 'panel' | 'page';
  /** Content after the sums. */
  next?: ReactNode;
}

/** The content of the open panel or of the cart page: loader, empty or lines. */
export function MiniCartBody({ takesFocus = false, layout = 'panel', next }: MiniCartBodyProps) {
  const text = useText();
  const region = useRef<HTMLDivElement>(null);
  const focus = useLineFocus(region, takesFocus);
  const actions = useCartActions();
  const snapshot = useAtomValue(cartSnapshotAtom);
  const { view } = snapshot;
  useShown();
  useViewTracking();
  return (
    <Group
      ref={region}
      className={styles.region}
      aria-label={text('mini_cart.title')}
      tabIndex={-1}
      data-layout={layout === 'page' ? view : undefined}
    >
      {view === 'loading' && <MiniCartLoader />}
      {view === 'empty' && <MiniCartEmpty recentlyRemoved={snapshot.recentlyRemoved} actions={actions} />}
      {view === 'full' && (
        <MiniCartView snapshot={snapshot} actions={actions} focus={focus} layout={layout} next={next} />
      )}
    </Group>
  );
}

/** Sets the cart's visibility while mounted. */
function useShown(): void {
  const store = useStore();
  useEffect(() => {
    const cart = cartOf(store);
    cart.setShown(true);
    return () => cart.setShown(false);
  }, [store]);
}

/** Sends `view_cart` once per opening, when there is a cart. */
function useViewTracking(): void {
  const { track, site } = useAtomValue(environmentAtom);
  const cart = useAtomValue(confirmedCartAtom);
  const isSent = useRef(false);
  useEffect(() => {
    if (!cart || isSent.current) return;
    isSent.current = true;
    trackView(track, site.currency, cart);
  }, [cart, track, site]);
}
