import { atom } from 'jotai/vanilla';
import { reportProblem } from '#src/lib/reportProblem.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';
import { environmentAtom, shopApiAtom } from '#src/state/environmentAtom.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { platformAtom } from '#src/state/platformAtoms.ts';
import { isPreviewed, previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { readThemeWorlds } from './themeWorldModel.ts';

const askedTreeAtom = atom<NavigationNode[] | null | undefined>(undefined);
const askedWorldsAtom = atom<ThemeWorlds | null | undefined>(undefined);

/** The tree as the shop sent it: the server's, else the browser's; empty until there is one (NAV-01). */
export const navigationTreeAtom = atom((get) => get(askedTreeAtom) ?? get(serverDataAtom).navigation ?? []);

/** The theme worlds' sections, ready to be drawn; empty until there are some (NAV-02). */
export const themeWorldGroupsAtom = atom((get) => {
  const worlds = get(askedWorldsAtom) ?? get(serverDataAtom).themeWorlds;
  return worlds ? readThemeWorlds(worlds, get(environmentAtom).site.brand.slug) : [];
});

/**
 * Asks the shop for what the server could not get. A failure is logged and leaves the navigation with its top entries;
 * the header is unharmed (NAV-01). Under a preview the theme worlds are asked for in any case: staff look at another
 * time (BEY-06).
 */
export const loadNavigationAtom = atom(null, async (get, set): Promise<void> => {
  const { navigation, themeWorlds } = get(serverDataAtom);
  const { site } = get(environmentAtom);
  const shop = get(shopApiAtom);
  const loadTree = async () => {
    const answer = await shop.readNavigation({ query: { site: site.code } });
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

const isAliveAtom = atom(false);

/** Says that the browser has taken the navigation over. */
export const navigationIsAliveAtom = atom(null, (_get, set) => set(isAliveAtom, true));

/**
 * The page's platform, `null` until the navigation is taken over: a server draws a bar, and the page may know its
 * platform earlier.
 */
export const navigationPlatformAtom = atom((get) => (get(isAliveAtom) ? get(platformAtom) : null));

/** Whether the navigation is the phone's menu. */
export const isMatchAtom = atom((get) => get(navigationPlatformAtom) === 'MATCH');

const shownTopAtom = atom<number | null>(null);

/**
 * Which top-level entry is open: one index, or `null` (NAV-05). It is open only while the navigation is the page's one
 * open flyout, so an icon's flyout closes it and the other way round (HDR-07).
 */
export const openTopAtom = atom(
  (get) => (get(openFlyoutAtom) === 'NAVIGATION' ? get(shownTopAtom) : null),
  (get, set, next: number | null) => {
    set(shownTopAtom, next);
    if (next !== null) set(openFlyoutAtom, 'NAVIGATION');
    else if (get(openFlyoutAtom) === 'NAVIGATION') set(openFlyoutAtom, 'NONE');
  },
);

/** Whether the phone's menu is open, whichever level it shows (NAV-07). */
export const isMenuOpenAtom = atom(
  (get) => get(openFlyoutAtom) === 'NAVIGATION',
  (get, set, isOpen: boolean) => {
    set(shownTopAtom, null);
    if (isOpen) set(openFlyoutAtom, 'NAVIGATION');
    else if (get(openFlyoutAtom) === 'NAVIGATION') set(openFlyoutAtom, 'NONE');
  },
);

/**
 * The level that the phone's menu shows, the bar's entries being 1; `null` while there is no open menu of a phone. On a
 * desk it never changes, so that opening a flyout draws nothing but that flyout.
 */
export const menuLevelAtom = atom((get) => {
  if (!get(isMatchAtom) || !get(isMenuOpenAtom)) return null;
  return get(openTopAtom) === null ? 1 : 2;
});

/** One level up in the phone's menu (NAV-07). */
export const leaveTopAtom = atom(null, (_get, set) => set(shownTopAtom, null));
