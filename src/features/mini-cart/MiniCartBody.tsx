import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import {
  cartLinesAtom,
  cartViewAtom,
  deletedLinesAtom,
  isCartUpdatingAtom,
  showCartAtom,
} from './cartAtoms.ts';
import { changeErrorsAtom } from './cartErrors.ts';
import { confirmedCartAtom } from './cartState.ts';
import { readErrorAtom } from './cartSync.ts';
import { trackView } from './cartTracking.ts';
import styles from './MiniCartContent.module.css';
import { MiniCartEmpty } from './MiniCartEmpty.tsx';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { MiniCartView } from './MiniCartView.tsx';
import { useCartActions } from './useCartActions.ts';
import { useLineFocus } from './useLineFocus.ts';

interface MiniCartBodyProps {
  /** Takes the focus from the button that fetched it, which is gone now. @default false */
  takesFocus?: boolean;
}

/** What the open panel holds: picks what is shown and hands it down (MC-03, MC-04). */
export function MiniCartBody({ takesFocus = false }: MiniCartBodyProps) {
  const text = useText();
  const region = useRef<HTMLDivElement>(null);
  const focus = useLineFocus(region, takesFocus);
  const actions = useCartActions();
  const view = useAtomValue(cartViewAtom);
  const cart = useAtomValue(confirmedCartAtom);
  const lines = useAtomValue(cartLinesAtom);
  const deleted = useAtomValue(deletedLinesAtom);
  const readError = useAtomValue(readErrorAtom);
  const changeErrors = useAtomValue(changeErrorsAtom);
  const isUpdating = useAtomValue(isCartUpdatingAtom);
  useShown();
  useViewTracking();
  const content = { cart, lines, deleted, readError, changeErrors, isUpdating };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      ref={region}
      className={styles.region}
      role="group"
      aria-label={text('mini_cart.title')}
      tabIndex={-1}
    >
      {view === 'loading' && <MiniCartLoader />}
      {view === 'empty' && <MiniCartEmpty />}
      {view === 'full' && <MiniCartView {...content} actions={actions} focus={focus} />}
    </div>
  );
}

/** Says that the cart can be seen, for as long as it can. */
function useShown(): void {
  const setShown = useSetAtom(showCartAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
}

/** Tells analytics once per opening, as soon as there is a cart to tell about (MC-19). */
function useViewTracking(): void {
  const { track, site } = useAtomValue(environmentAtom);
  const cart = useAtomValue(confirmedCartAtom);
  const isTold = useRef(false);
  useEffect(() => {
    if (!cart || isTold.current) return;
    isTold.current = true;
    trackView(track, site.currency, cart);
  }, [cart, track, site]);
}
