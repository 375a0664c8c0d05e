import { useStore } from 'jotai/react';
import { useEffect, useState } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { openFlyoutAtom } from './flyoutAtoms.ts';

/** Whether a flyout of the page is open, of this provider or of another one. */
export function useIsFlyoutOpen(): boolean {
  const store = useStore();
  const [isOpen, setOpen] = useState(() => store.get(openFlyoutAtom) !== 'NONE');
  useEffect(() => {
    const stopOpen = onShopEvent('header-open', () => setOpen(true));
    const stopClose = onShopEvent('header-close', () => setOpen(false));
    return () => {
      stopOpen();
      stopClose();
    };
  }, []);
  return isOpen;
}
