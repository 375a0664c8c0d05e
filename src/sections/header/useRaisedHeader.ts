import { useStore } from 'jotai/react';
import { type RefObject, useEffect } from 'react';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';

/** Marks the header with `data-raised` while one of its flyouts is open. It does not render the header. */
export function useRaisedHeader(header: RefObject<HTMLElement | null>): void {
  const store = useStore();
  useEffect(() => {
    const box = header.current;
    if (!box) return;
    const follow = () => box.toggleAttribute('data-raised', store.get(openFlyoutAtom) !== 'NONE');
    const stopHearing = store.sub(openFlyoutAtom, follow);
    follow();
    return () => {
      stopHearing();
      box.removeAttribute('data-raised');
    };
  }, [store, header]);
}
