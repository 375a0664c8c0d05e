import { useEffect, useState } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { openFlyoutAtom } from './flyoutAtoms.ts';
import { useHydratedAtomValue } from './useHydratedAtomValue.ts';

/** Whether a flyout of the page is open, of this provider or of another one. */
export function useIsFlyoutOpen(): boolean {
  // A flyout can open before this part is hydrated.
  const isOwnOpen = useHydratedAtomValue(openFlyoutAtom, 'NONE') !== 'NONE';
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stopOpen = onShopEvent('header-open', () => setOpen(true));
    const stopClose = onShopEvent('header-close', () => setOpen(false));
    return () => {
      stopOpen();
      stopClose();
    };
  }, []);
  return isOwnOpen || isOpen;
}
