import { useStore } from 'jotai/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';

/**
 * Sets `data-folded` while a phone's header consists only of the first row of its bar. The style sheet folds it; on
 * wider windows the attribute has no effect.
 *
 * - `flyout`: a flyout is open below it and needs the window's height. The search is the exception: its field is in the
 * second row.
 * - `scroll`: the header scrolled out of view and is shown again. When its original place comes into view, it unfolds.
 *
 * @param isAway whether the header is out of sight
 */
export function useFoldedHeader(
  header: RefObject<HTMLElement | null>,
  isSticky: boolean,
  isAway: boolean,
): void {
  const store = useStore();
  // Above this scroll position the header is unfolded, in CSS pixels; `null` until it is shown again.
  const unfoldedAbove = useRef<number | null>(null);
  const follow = useRef(() => {});

  useEffect(() => {
    const box = header.current;
    if (!box || !isSticky) return;
    follow.current = () => {
      const open = store.get(openFlyoutAtom);
      if (open !== 'NONE' && open !== 'SEARCH') box.dataset.folded = 'flyout';
      else if (open === 'NONE' && unfoldedAbove.current !== null) box.dataset.folded = 'scroll';
      else delete box.dataset.folded;
    };
    const watch = () => {
      if (unfoldedAbove.current === null || window.scrollY > unfoldedAbove.current) return;
      unfoldedAbove.current = null;
      follow.current();
    };
    const stopHearing = store.sub(openFlyoutAtom, () => follow.current());
    window.addEventListener('scroll', watch, { passive: true });
    return () => {
      stopHearing();
      window.removeEventListener('scroll', watch);
      follow.current = () => {};
      delete box.dataset.folded;
    };
  }, [header, isSticky, store]);

  // Its height changes while it is out of view, and before the paint in which it returns.
  useLayoutEffect(() => {
    const box = header.current;
    if (!isAway || !box) return;
    return () => {
      const height = box.offsetHeight;
      unfoldedAbove.current = window.scrollY > height ? (unfoldedAbove.current ?? height) : null;
      follow.current();
    };
  }, [header, isAway]);
}
