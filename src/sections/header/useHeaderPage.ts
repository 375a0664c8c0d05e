import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { shopApiAtom } from '#src/state/environmentAtom.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { loadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { useChange } from '#src/ui/useChange.ts';
import { usePagePath } from '#src/ui/usePagePath.ts';

/** Tells the page's own styles that the header sticks (HDR-05, contract: events). */
const STICKY_CLASS = 'header-sticky';

/** What a header does for its page: asks who the visitor is, warms the search, hears the page's events. */
export function useHeaderPage(isSticky: boolean, givenPath: string | undefined): void {
  const store = useStore();
  const shop = useAtomValue(shopApiAtom);
  const loadVisitor = useSetAtom(loadVisitorAtom);

  useEffect(() => {
    void loadVisitor();
    // The answer has no use, and neither has its failure (HDR-11).
    void shop.readCacheKey();
  }, [shop, loadVisitor]);

  // HDR-08: the page may ask to close whatever is open.
  useEffect(() => onShopEvent('flyout-close', () => store.set(openFlyoutAtom, 'NONE')), [store]);

  // A router has changed the page: what is open belongs to the page before.
  useChange(usePagePath(givenPath), () => store.set(openFlyoutAtom, 'NONE'));

  useEffect(() => {
    if (!isSticky) return;
    const { classList } = document.documentElement;
    classList.add(STICKY_CLASS);
    return () => classList.remove(STICKY_CLASS);
  }, [isSticky]);
}
