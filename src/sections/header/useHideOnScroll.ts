import { useStore } from 'jotai/react';
import { type RefObject, useEffect, useState } from 'react';
import { SCROLL_DEBOUNCE_MS } from '#src/config/limits.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';

/**
 * Whether a sticky header is hidden: after scrolling down, unless it has the focus or an open flyout, until scrolling
 * up.
 */
export function useHideOnScroll(header: RefObject<HTMLElement | null>, isSticky: boolean) {
  const store = useStore();
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const box = header.current;
    if (!isSticky || !box) return;
    let last = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const now = Math.max(0, window.scrollY);
      const step = now - last;
      last = now;
      if (step === 0) return;
      const isPastHeader = now > box.offsetHeight;
      const { activeElement } = document;
      // Focus that a mouse or finger has left behind is not seen, and does not keep the header.
      const hasFocus = box.contains(activeElement) && activeElement?.matches(':focus-visible') === true;
      const isUsed = hasFocus || store.get(openFlyoutAtom) !== 'NONE';
      setAway(step > 0 && isPastHeader && !isUsed);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SCROLL_DEBOUNCE_MS);
    };
    const show = () => setAway(false);
    window.addEventListener('scroll', wait, { passive: true });
    box.addEventListener('focusin', show);
    const stopHearing = store.sub(openFlyoutAtom, show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
      box.removeEventListener('focusin', show);
      stopHearing();
      // A header that sticks again starts in sight.
      show();
    };
  }, [header, isSticky, store]);

  return isSticky && isAway;
}
