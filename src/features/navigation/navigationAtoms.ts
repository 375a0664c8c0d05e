import { atom } from 'jotai/vanilla';
import { isNone, isUnanswered, reportNoAnswer } from '#src/api/reportNoAnswer.ts';
import { pageInstantAtom, readClockAtom, serverInstantAtom } from '#src/state/clockAtoms.ts';
import { fetchedTreeAtom, fetchedWorldsAtom } from '#src/state/contentAtoms.ts';
import { createFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { pageAtom, shopApiAtom } from '#src/state/pageAtom.ts';
import { platformAtom } from '#src/state/platformAtoms.ts';
import { isPreviewed, previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';

/** The route of the tree that was requested, for all parts and hooks; `null` for none, empty for that of the shop. */
const requestedRouteAtom = atom<string | null>(null);

/**
 * Requests the tree that the server could not get, once per page and route, and again without an answer. A failure is
 * logged and leaves the top entries.
 *
 * @param route the page's own path of the tree; without it the shop's, for the page's site
 */
export const loadTreeAtom = atom(null, async (get, set, route?: string): Promise<void> => {
  const wanted = route ?? '';
  const requested = get(requestedRouteAtom);
  if (requested === wanted) return;
  set(requestedRouteAtom, wanted);
  const isFirst = requested === null && get(fetchedTreeAtom) === undefined;
  if (isFirst && get(serverDataAtom).navigation !== undefined) return;
  const { site } = get(pageAtom);
  const answer = await get(shopApiAtom).readNavigation(
    route === undefined ? { query: { site: site.code } } : { route },
  );
  // In the meantime the page has named another route, and its request is pending.
  if (get(requestedRouteAtom) !== wanted) return;
  if (!answer.ok) {
    reportNoAnswer('Navigation', answer.error);
    if (isUnanswered(answer.error)) set(requestedRouteAtom, null);
  }
  set(fetchedTreeAtom, answer.ok ? answer.value : null);
});

/** The revision of the preview for which theme worlds were last requested; `null`: never. */
const worldsRevisionAtom = atom<number | null>(null);

const worldsReadAtAtom = atom<number | null>(null);

/** When the theme worlds were read from the shop, in milliseconds; `null` if the server does not say. */
export const worldsInstantAtom = atom((get) => get(worldsReadAtAtom) ?? get(serverInstantAtom));

/**
 * Requests the theme worlds that the server could not get, and again without an answer and at each change of a preview.
 */
export const loadWorldsAtom = atom(null, async (get, set): Promise<void> => {
  const revision = get(previewRevisionAtom);
  const last = get(worldsRevisionAtom);
  const isKnown = get(serverDataAtom).themeWorlds !== undefined || last !== null;
  if (isPreviewed(get) ? last === revision : isKnown) return;
  set(worldsRevisionAtom, revision);
  const answer = await get(shopApiAtom).readThemeWorlds();
  // In the meantime staff have chosen another time, and another call requests its data.
  if (revision !== get(previewRevisionAtom)) return;
  if (!answer.ok && !isNone(answer.error)) reportNoAnswer('Theme worlds', answer.error);
  if (!answer.ok && isUnanswered(answer.error)) set(worldsRevisionAtom, null);
  // Any other failure leaves the shown ones unchanged, including the server's.
  if (answer.ok) {
    set(readClockAtom);
    set(worldsReadAtAtom, get(pageInstantAtom));
    set(fetchedWorldsAtom, answer.value);
  }
  if (!answer.ok && isNone(answer.error)) set(fetchedWorldsAtom, null);
});

/** Whether the navigation is the phone menu. */
export const isMatchAtom = atom((get) => get(platformAtom) === 'MATCH');

/** The content of an open navigation: a top-level entry or, in the phone menu, the list of entries. */
interface Place {
  top: number | null;
  /** Opened at the path to the current page, down to its group. */
  isOnTheWay: boolean;
}

const placeAtom = atom<Place>({ top: null, isOnTheWay: false });

/** Whether any part of the navigation is open, writable. */
export const isNavigationOpenAtom = createFlyoutAtom('NAVIGATION');

export const closeNavigationAtom = atom(null, (_get, set) => set(isNavigationOpenAtom, false));

/** The index of the open top-level entry, or `null`: also while the page's open flyout is another one. */
export const openTopAtom = atom(
  (get) => (get(isNavigationOpenAtom) ? get(placeAtom).top : null),
  (_get, set, top: number) => {
    set(placeAtom, { top, isOnTheWay: false });
    set(isNavigationOpenAtom, true);
  },
);

/** The index of the top-level entry that contains the current page, or `null`. */
export const pageTopAtom = atom<number | null>(null);

/** Goes one level up in the phone menu, to the list of top-level entries; the menu stays open. */
export const leaveTopAtom = atom(null, (_get, set) => set(placeAtom, { top: null, isOnTheWay: false }));

/** Whether the menu was opened at the path to the current page. */
export const isOnTheWayAtom = atom((get) => get(placeAtom).isOnTheWay);

/**
 * The level that the phone menu shows, from 1; `null` while none is open, so that a flyout of a desktop renders alone.
 */
export const menuLevelAtom = atom((get) => {
  if (!get(isMatchAtom) || !get(isNavigationOpenAtom)) return null;
  return get(openTopAtom) === null ? 1 : 2;
});

/**
 * Whether the phone menu is open, writable. It opens at the entry of the current page, or else at the list of entries.
 */
export const isMenuOpenAtom = atom(
  (get) => get(menuLevelAtom) !== null,
  (get, set, isOpen: boolean) => {
    if (isOpen) {
      set(placeAtom, { top: get(pageTopAtom), isOnTheWay: true });
      set(isNavigationOpenAtom, true);
    } else if (get(menuLevelAtom) !== null) set(closeNavigationAtom);
  },
);
