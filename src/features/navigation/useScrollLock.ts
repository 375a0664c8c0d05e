import { useStore } from 'jotai/react';
import { useEffect } from 'react';
import { lockScroll } from '#src/lib/scrollLock.ts';
import { isNavigationOpenAtom } from './navigationAtoms.ts';

/** Prevents the page from scrolling while the navigation is open. Before rendering, the lock forces no layout. */
export function useScrollLock(isWanted: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!isWanted) return;
    let unlock: (() => void) | null = null;
    const follow = () => {
      const isOpen = store.get(isNavigationOpenAtom);
      if (isOpen === (unlock !== null)) return;
      unlock?.();
      unlock = isOpen ? lockScroll() : null;
    };
    follow();
    const stop = store.sub(isNavigationOpenAtom, follow);
    return () => {
      stop();
      unlock?.();
    };
  }, [store, isWanted]);
}
