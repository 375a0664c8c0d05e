import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { followFreshness } from '#src/lib/freshness.ts';
import { onOnline } from '#src/lib/onOnline.ts';
import { pathOf } from '#src/lib/pagePath.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { shopApiAtom } from '#src/state/pageAtom.ts';
import {
  forgetVisitorAtom,
  loadVisitorAtom,
  recoverVisitorAtom,
  reloadVisitorAtom,
} from '#src/state/visitorAtoms.ts';
import { useChange } from '#src/ui/useChange.ts';
import { usePagePath } from '#src/ui/usePagePath.ts';

/** Lets the page's own styles know that the header sticks. */
const STICKY_CLASS = 'header-sticky';

/** The header's page-level effects: requests the visitor, warms the search, listens to the page's events. */
export function useHeaderPage(isSticky: boolean, pathProp: string | undefined): void {
  const store = useStore();
  const shop = useAtomValue(shopApiAtom);
  const loadVisitor = useSetAtom(loadVisitorAtom);

  useEffect(() => {
    void loadVisitor();
    // Neither the answer nor a failure is used.
    void shop.readCacheKey();
  }, [shop, loadVisitor]);

  // A log-in or log-out within the page.
  useEffect(() => onShopEvent('visitor-changed', () => void store.set(reloadVisitorAtom)), [store]);

  useEffect(() => onOnline(() => void store.set(recoverVisitorAtom)), [store]);

  // The page may request that open flyouts close.
  useEffect(() => onShopEvent('flyout-close', () => store.set(openFlyoutAtom, 'NONE')), [store]);

  // The back/forward cache must store the page with nothing open and without the visitor's data, who may log
  // out in the meantime.
  useEffect(
    () =>
      followFreshness('visitor', {
        forget: () =>
          flushSync(() => {
            store.set(openFlyoutAtom, 'NONE');
            store.set(forgetVisitorAtom);
          }),
        refresh: (cause) => void store.set(reloadVisitorAtom, cause),
      }),
    [store],
  );

  // A router has changed the page: an open flyout belongs to the previous page.
  useChange(usePagePath(pathProp && pathOf(pathProp)), () => store.set(openFlyoutAtom, 'NONE'));

  useEffect(() => {
    if (!isSticky) return;
    const { classList } = document.documentElement;
    classList.add(STICKY_CLASS);
    return () => classList.remove(STICKY_CLASS);
  }, [isSticky]);
}
