import { atom, type WritableAtom } from 'jotai/vanilla';
import type { FlyoutName } from '#src/lib/shopEvents.ts';
import { sendEventAtom } from './eventSourceAtom.ts';

/** The open flyout, or none: opening one closes another. */
export type FlyoutState = 'NONE' | FlyoutName;

const flyoutStateAtom = atom<FlyoutState>('NONE');

/** The part that has opened the flyout: a page can have two of one kind. `null` where the page has opened it. */
const flyoutOwnerAtom = atom<string | null>(null);

/**
 * The open flyout. Writing it opens, changes or closes, and dispatches `header-open` and `header-close` for the page's
 * overlay, and `flyout-closed` with the name of the closed flyout.
 */
export const openFlyoutAtom = atom(
  (get) => get(flyoutStateAtom),
  (get, set, next: FlyoutState) => {
    const previous = get(flyoutStateAtom);
    if (previous === next) return;
    set(flyoutStateAtom, next);
    set(flyoutOwnerAtom, null);
    if (previous !== 'NONE') set(sendEventAtom, 'flyout-closed', { flyout: previous });
    if (previous === 'NONE') set(sendEventAtom, 'header-open', undefined);
    if (next === 'NONE') set(sendEventAtom, 'header-close', undefined);
  },
);

/** The number of mounted headers. */
export const headerCountAtom = atom(0);

/**
 * The state of one flyout: whether it is open, writable. Its components do not render again when other flyouts change.
 */
export const createFlyoutAtom = (name: FlyoutName) =>
  atom(
    (get) => get(openFlyoutAtom) === name,
    (get, set, isOpen: boolean) => {
      if (isOpen) set(openFlyoutAtom, name);
      else if (get(openFlyoutAtom) === name) set(openFlyoutAtom, 'NONE');
    },
  );

/** The share of one part in the state of its kind. */
export const createOwnFlyoutAtom = (flyoutAtom: WritableAtom<boolean, [boolean], void>, owner: string) => {
  const isFreeAtom = atom((get) => [null, owner].includes(get(flyoutOwnerAtom)));
  return atom(
    (get) => get(flyoutAtom) && get(isFreeAtom),
    (get, set, isOpen: boolean) => {
      if (isOpen) {
        set(flyoutAtom, true);
        set(flyoutOwnerAtom, owner);
      } else if (get(isFreeAtom)) set(flyoutAtom, false);
    },
  );
};

export const isCartOpenAtom = createFlyoutAtom('CART');
export const isStoreFinderOpenAtom = createFlyoutAtom('STORE_FINDER');
export const isUserMenuOpenAtom = createFlyoutAtom('USER_MENU');
