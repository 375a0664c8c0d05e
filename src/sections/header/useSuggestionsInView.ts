import { useStore } from 'jotai/react';
import { type RefObject, useEffect } from 'react';
import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';

/** As in `Header.module.css`: below this width the search has its own row, and a keyboard takes half of the window. */
const PHONE = `(width < ${LAYOUT_WIDTHS.wide}px)`;

/**
 * On a phone, scrolls what is above the bar (`lead`) out of view when the search's suggestions open, so that the window
 * is left to them. Other flyouts fold the header instead; the field in use would lose its row.
 */
export function useSuggestionsInView(lead: RefObject<HTMLElement | null>): void {
  const store = useStore();
  useEffect(
    () =>
      store.sub(openFlyoutAtom, () => {
        if (store.get(openFlyoutAtom) !== 'SEARCH' || !lead.current || !window.matchMedia?.(PHONE).matches)
          return;
        const { bottom } = lead.current.getBoundingClientRect();
        if (bottom > 0) window.scrollBy({ top: bottom });
      }),
    [store, lead],
  );
}
