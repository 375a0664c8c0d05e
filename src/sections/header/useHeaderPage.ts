import { useStore } from 'jotai/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { followFreshness } from '#src/lib/freshness.ts';
import { pathOf } from '#src/lib/pagePath.ts';
import { headerCountAtom, openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { shopApiAtom } from '#src/state/pageAtom.ts';
import { loadVisitorAtom, visitorAtom } from '#src/state/visitorAtoms.ts';
import { useChange } from '#src/ui/useChange.ts';
import { usePagePath } from '#src/ui/usePagePath.ts';

/** Lets the page's own styles know that the header sticks. */
const STICKY_CLASS = 'header-sticky';
let stickyHeaders = 0;

/** The header's page-level effects: requests the visitor, warms the search, closes what belongs to the previous page. */
export function useHeaderPage(isSticky: boolean, pathProp: string | undefined): void {
  const store = useStore();

  useEffect(() => {
    void store.set(loadVisitorAtom);
    // Neither the answer nor a failure is used. Once per page: a page may create its client in every render.
    void store.get(shopApiAtom).readCacheKey();
  }, [store]);

  // A reader of the visitor, also where the header does not show them: the next page greets who logs in on this one.
  useEffect(() => store.sub(visitorAtom, () => {}), [store]);

  // The back/forward cache must store the page with nothing open.
  useEffect(
    () => followFreshness('visitor', { forget: () => flushSync(() => store.set(openFlyoutAtom, 'NONE')) }),
    [store],
  );

  useEffect(() => {
    store.set(headerCountAtom, (count) => count + 1);
    return () => store.set(headerCountAtom, (count) => count - 1);
  }, [store]);

  // A router has changed the page: an open flyout belongs to the previous page.
  useChange(usePagePath(pathProp && pathOf(pathProp)), () => store.set(openFlyoutAtom, 'NONE'));

  useEffect(() => {
    if (!isSticky) return;
    const { classList } = document.documentElement;
    stickyHeaders += 1;
    classList.add(STICKY_CLASS);
    return () => {
      stickyHeaders -= 1;
      if (stickyHeaders === 0) classList.remove(STICKY_CLASS);
    };
  }, [isSticky]);
}
