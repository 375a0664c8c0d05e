import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { pathOf } from '#src/lib/pagePath.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { shopApiAtom } from '#src/state/environmentAtom.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { forgetVisitorAtom, loadVisitorAtom, reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { useChange } from '#src/ui/useChange.ts';
import { usePagePath } from '#src/ui/usePagePath.ts';

/** Tells the page's own styles that the header sticks (HDR-05, contract: events). */
const STICKY_CLASS = 'header-sticky';

/** What a header does for its page: asks who the visitor is, warms the search, listens to the page's events. */
export function useHeaderPage(isSticky: boolean, givenPath: string | undefined): void {
  const store = useStore();
  const shop = useAtomValue(shopApiAtom);
  const loadVisitor = useSetAtom(loadVisitorAtom);

  useEffect(() => {
    void loadVisitor();
    // The answer has no use, and neither has its failure (HDR-11).
    void shop.readCacheKey();
  }, [shop, loadVisitor]);

  // USR-07: a log-in or log-out within the page.
  useEffect(() => onShopEvent('visitor-changed', () => void store.set(reloadVisitorAtom)), [store]);

  // HDR-08: the page may ask to close whatever is open.
  useEffect(() => onShopEvent('flyout-close', () => store.set(openFlyoutAtom, 'NONE')), [store]);

  // The browser may keep the page as it is and show it again on "back": without anything open (HDR-08), and without the
  // person, who may have logged out meanwhile (USR-07). What is kept is what is rendered now.
  useEffect(() => {
    const leave = () =>
      flushSync(() => {
        store.set(openFlyoutAtom, 'NONE');
        store.set(forgetVisitorAtom);
      });
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void store.set(reloadVisitorAtom);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [store]);

  // A router has changed the page: what is open belongs to the page before.
  useChange(usePagePath(givenPath && pathOf(givenPath)), () => store.set(openFlyoutAtom, 'NONE'));

  useEffect(() => {
    if (!isSticky) return;
    const { classList } = document.documentElement;
    classList.add(STICKY_CLASS);
    return () => classList.remove(STICKY_CLASS);
  }, [isSticky]);
}
