import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#src/i18n/SiteContext.ts';
import { pathOf } from '#src/lib/pagePath.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { IconButton, type IconButtonProps } from '#src/ui/Button/IconButton.tsx';
import { type FocusMover, FocusRegion } from '#src/ui/FocusRegion/FocusRegion.tsx';
import { moveFocus } from '#src/ui/FocusRegion/moveFocus.ts';
import { CloseIcon, MenuIcon } from '#src/ui/Icon/icons.tsx';
import { useChange } from '#src/ui/useChange.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { usePageAddress } from '#src/ui/usePagePath.ts';
import styles from './Navigation.module.css';
import { NavigationRegion } from './NavigationRegion.tsx';
import { NavigationTop } from './NavigationTop.tsx';
import {
  closeNavigationAtom,
  isNavigationOpenAtom,
  loadNavigationAtom,
  menuLevelAtom,
  navigationIsHydratedAtom,
  navigationPlatformAtom,
  navigationTreeAtom,
  openMenuAtom,
  openTopAtom,
} from './navigationAtoms.ts';
import { activeTop, readNavigation, topEntries } from './navigationModel.ts';
import { useScrollLock } from './useScrollLock.ts';

export interface NavigationProps {
  /**
   * The page's path, with its query where that tells pages apart, for what is marked as current. A page with a router may
   * give it; without it the window's address counts, which the browser's Navigation API keeps up to date.
   * @default the window's, once there is one
   */
  path?: string | undefined;
  /** The page behind does not scroll while a flyout is open (NAV-05). @default true */
  locksScroll?: boolean | undefined;
  /** Where the tree is asked for instead of `/jsonflyoutnavigation`: a path of the shop (NAV-01). */
  route?: string | undefined;
}

const isTop = (element: Element) => element.matches('[data-top]');

/**
 * The main navigation: a bar with flyouts, on MATCH a menu in which a person goes down and back (NAV-01 … NAV-08).
 * Every link is in the server's HTML and works before and without scripts.
 *
 * Sends `header-open`, `header-close` and `flyout-closed` with `NAVIGATION`; closes on `flyout-close`.
 *
 * @example <Navigation path="/c/4201" />
 */
export function Navigation({ path: givenPath, locksScroll = true, route }: NavigationProps) {
  const text = useText();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const focus = useRef<FocusMover>(null);
  const isHydrated = useIsHydrated();
  const platform = useAtomValue(navigationPlatformAtom);
  const isMatch = platform === 'MATCH';
  const store = useStore();
  // Only what a phone's menu shows: what opens on a desktop is no reason to render all of the navigation.
  const level = useAtomValue(menuLevelAtom);
  const isMenuShown = level !== null;
  const close = useSetAtom(closeNavigationAtom);
  const openMenu = useSetAtom(openMenuAtom);
  const tree = useAtomValue(navigationTreeAtom);
  // Opening renders nothing here, and a router's change may have gone unnoticed.
  const atOpening = useCallback((look: () => void) => store.sub(isNavigationOpenAtom, look), [store]);
  const address = usePageAddress(givenPath, atOpening);
  const entries = useMemo(() => readNavigation(tree, topEntries(text), address), [tree, text, address]);

  const hydrated = useSetAtom(navigationIsHydratedAtom);
  useEffect(() => hydrated(), [hydrated]);
  const load = useSetAtom(loadNavigationAtom);
  const revision = useAtomValue(previewRevisionAtom);
  // Another revision is another answer (BEY-06).
  useEffect(() => void load(route), [load, route, revision]);
  useEffect(() => onShopEvent('flyout-close', close), [close]);
  // What was open belongs to the page before, or to a layout that is no longer there.
  useChange(address === null ? null : pathOf(address), close);
  useChange(platform && isMatch, close);
  useScrollLock(locksScroll);

  // Where the focus goes back to: the entry, or on a phone the menu button.
  const opener = useRef<HTMLElement>(null);
  // What a mouse opened by resting, a mouse closes by leaving; what was opened on purpose stays.
  const isByRest = useRef(false);
  // Until now styles opened the panel that has the focus or the pointer; it stays open.
  const keepOpen = useEffectEvent(() => {
    const tops = [...(root.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])];
    const isHeld = (held: string) => (top: HTMLElement) =>
      (top.nextElementSibling?.matches(held) && top.nextElementSibling.checkVisibility?.()) === true;
    const byFocus = tops.findIndex(isHeld(':focus-within'));
    const index = byFocus < 0 ? tops.findIndex(isHeld(':hover')) : byFocus;
    if (index < 0) return;
    isByRest.current = byFocus < 0;
    opener.current = tops[index] ?? null;
    store.set(openTopAtom, index);
  });
  useLayoutEffect(() => keepOpen(), []);

  const showMenu = () => {
    opener.current = toggle.current;
    flushSync(() => openMenu(activeTop(entries)));
    // In a low window the header leaves no room, and the menu opens below the window's edge.
    if ((root.current?.getBoundingClientRect().bottom ?? 0) > window.innerHeight + 1)
      root.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const enterMenu: IconButtonProps['onKeyDown'] = (event) => {
    // React Aria keeps the keys of a button to itself unless told otherwise, and Escape closes the menu.
    if (event.key !== 'ArrowDown') return event.continuePropagation();
    event.preventDefault();
    if (!isMenuShown) showMenu();
    focus.current?.focusFirst();
  };

  const ToggleIcon = isMenuShown ? CloseIcon : MenuIcon;
  return (
    <>
      <IconButton
        ref={toggle}
        className={styles.toggle}
        label={text('header.menu')}
        data-part="menu-toggle"
        aria-expanded={isMenuShown}
        aria-controls={id}
        onPress={() => (isMenuShown ? close() : showMenu())}
        onKeyDown={enterMenu}
      >
        <ToggleIcon />
      </IconButton>
      <NavigationRegion
        ref={root}
        opener={opener}
        isByRest={isByRest}
        id={id}
        className={styles.navigation}
        label={text('header.navigation')}
        data-vitrine="navigation"
        data-live={isHydrated || undefined}
        data-platform={isMatch ? 'MATCH' : undefined}
        data-open={isMenuShown || undefined}
        data-flyout={isMenuShown ? 'NAVIGATION' : undefined}
        data-level={level ?? undefined}
      >
        <FocusRegion ref={focus}>
          <ul
            className={styles.bar}
            onKeyDown={(event) => {
              const orientation = isMatch ? 'vertical' : 'horizontal';
              if (focus.current) moveFocus(event, focus.current, { orientation, accept: isTop });
            }}
          >
            {entries.map((entry, index) => (
              <NavigationTop
                key={entry.key}
                entry={entry}
                index={index}
                onOpening={(trigger, isResting) => {
                  // What a person opened on purpose stays, also when the mouse then rests on another entry.
                  isByRest.current = isResting && (store.get(openTopAtom) === null || isByRest.current);
                  if (trigger) opener.current = trigger;
                }}
              />
            ))}
          </ul>
        </FocusRegion>
      </NavigationRegion>
    </>
  );
}
