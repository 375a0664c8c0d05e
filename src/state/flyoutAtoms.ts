import { atom } from 'jotai/vanilla';
import type { FlyoutName } from '#src/lib/shopEvents.ts';
import { sendEventAtom } from './eventSourceAtom.ts';

/** Nothing, or the one flyout that is open: opening one closes another (HDR-07). */
export type FlyoutState = 'NONE' | FlyoutName;

const flyoutStateAtom = atom<FlyoutState>('NONE');

/**
 * The open flyout. Writing it opens, changes or closes, and tells the page: `header-open` and `header-close` for its
 * overlay (HDR-09), `flyout-closed` with the name of what closed (HDR-08).
 */
export const openFlyoutAtom = atom(
  (get) => get(flyoutStateAtom),
  (get, set, next: FlyoutState) => {
    const previous = get(flyoutStateAtom);
    if (previous === next) return;
    set(flyoutStateAtom, next);
    if (previous !== 'NONE') set(sendEventAtom, 'flyout-closed', { flyout: previous });
    if (previous === 'NONE') set(sendEventAtom, 'header-open', undefined);
    if (next === 'NONE') set(sendEventAtom, 'header-close', undefined);
  },
);
