import { atom } from 'jotai/vanilla';
import { reportProblem } from '#src/lib/reportProblem.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';
import { environmentAtom, shopApiAtom } from '#src/state/environmentAtom.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { platformAtom } from '#src/state/platformAtoms.ts';
import { isPreviewed, previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';

const askedTreeAtom = atom<NavigationNode[] | null | undefined>(undefined);
const askedWorldsAtom = atom<ThemeWorlds | null | undefined>(undefined);

/** The tree as the shop sent it: the server's, else the browser's; empty until there is one (NAV-01). */
export const navigationTreeAtom = atom((get) => get(askedTreeAtom) ?? get(serverDataAtom).navigation ?? []);

/** The theme worlds as the shop sent them; `null` until there are some (NAV-02). */
export const themeWorldsAtom = atom((get) => get(askedWorldsAtom) ?? get(serverDataAtom).themeWorlds ?? null);

/**
 * Asks the shop for what the server could not get. A failure is logged and leaves the navigation with its top entries;
 * the header is unharmed (NAV-01). Under a preview the theme worlds are asked for in any case: staff look at another
 * time (BEY-06).
 *
 * @param route the page's own address of the tree; without it the shop's, for the page's site
 */
export const loadNavigationAtom = atom(null, async (get, set, route?: string): Promise<void> => {
  const { navigation, themeWorlds } = get(serverDataAtom);
  const { site } = get(environmentAtom);
  const shop = get(shopApiAtom);
  const loadTree = async () => {
    const answer = await shop.readNavigation(
      route === undefined ? { query: { site: site.code } } : { route },
    );
    if (!answer.ok) reportProblem(`Navigation: no answer (${answer.error.kind}).`);
    set(askedTreeAtom, answer.ok ? answer.value : null);
  };
  const loadWorlds = async () => {
    const revision = get(previewRevisionAtom);
    const answer = await shop.readThemeWorlds();
    // Meanwhile staff have chosen another time, and another call asks for that.
    if (revision !== get(previewRevisionAtom)) return;
    if (!answer.ok) reportProblem(`Theme worlds: no answer (${answer.error.kind}).`);
    set(askedWorldsAtom, answer.ok ? answer.value : null);
  };
  await Promise.all([
    navigation === undefined && get(askedTreeAtom) === undefined && loadTree(),
    (isPreviewed(get) || (themeWorlds === undefined && get(askedWorldsAtom) === undefined)) && loadWorlds(),
  ]);
});

const isHydratedAtom = atom(false);

/** Says that the navigation is hydrated. */
export const navigationIsHydratedAtom = atom(null, (_get, set) => set(isHydratedAtom, true));

/**
 * The page's platform, `null` until the navigation is hydrated: a server renders a bar, and the page may know its
 * platform earlier.
 */
export const navigationPlatformAtom = atom((get) => (get(isHydratedAtom) ? get(platformAtom) : null));

/** Whether the navigation is the phone's menu. */
export const isMatchAtom = atom((get) => get(navigationPlatformAtom) === 'MATCH');

/** What an open navigation shows: a top-level entry or, in the phone's menu, the list of them. */
interface Place {
  top: number | null;
  /** Opened on the way to the current page, down to its group (NAV-06). */
  isOnTheWay: boolean;
}

const placeAtom = atom<Place>({ top: null, isOnTheWay: false });

/** Whether anything of the navigation is open. */
export const isNavigationOpenAtom = atom((get) => get(openFlyoutAtom) === 'NAVIGATION');

/** Closes whatever of the navigation is open. */
export const closeNavigationAtom = atom(null, (get, set) => {
  if (get(openFlyoutAtom) === 'NAVIGATION') set(openFlyoutAtom, 'NONE');
});

/**
 * Which top-level entry is open: one index, or `null` (NAV-05). It is open only while the navigation is the page's one
 * open flyout, so an icon's flyout closes it and the other way round (HDR-07).
 */
export const openTopAtom = atom(
  (get) => (get(isNavigationOpenAtom) ? get(placeAtom).top : null),
  (_get, set, top: number) => {
    set(placeAtom, { top, isOnTheWay: false });
    set(openFlyoutAtom, 'NAVIGATION');
  },
);

/** Opens the phone's menu: at the entry that holds the current page, else at the list of entries (NAV-06, NAV-07). */
export const openMenuAtom = atom(null, (_get, set, activeTop: number | null) => {
  set(placeAtom, { top: activeTop, isOnTheWay: true });
  set(openFlyoutAtom, 'NAVIGATION');
});

/** Goes one level up in the phone's menu, to the list of top-level entries; the menu stays open (NAV-07). */
export const leaveTopAtom = atom(null, (_get, set) => set(placeAtom, { top: null, isOnTheWay: false }));

/** Whether the menu was opened on the way to the current page. */
export const isOnTheWayAtom = atom((get) => get(placeAtom).isOnTheWay);

/**
 * The level that the phone's menu shows, the bar's entries being 1; `null` while there is no open menu of a phone. On
 * desktops it never changes, so that opening a flyout renders nothing but that flyout.
 */
export const menuLevelAtom = atom((get) => {
  if (!get(isMatchAtom) || !get(isNavigationOpenAtom)) return null;
  return get(openTopAtom) === null ? 1 : 2;
});
