import { useSetAtom, useStore } from 'jotai/react';
import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { flushSync } from 'react-dom';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { pathOf } from '#src/lib/pagePath.ts';
import { platformAtom } from '#src/state/platformAtoms.ts';
import { type FlyoutOpenProps, useControlledFlyout } from '#src/state/useControlledFlyout.ts';
import { useFlyoutClosing } from '#src/state/useFlyoutClosing.ts';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { IconButton, type IconButtonProps } from '#src/ui/Button/IconButton.tsx';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { type FocusMover, FocusRegion } from '#src/ui/FocusRegion/FocusRegion.tsx';
import { moveFocus } from '#src/ui/FocusRegion/moveFocus.ts';
import { CloseIcon, MenuIcon } from '#src/ui/Icon/icons.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { scrollContainer } from '#src/ui/scrollContainer.ts';
import { useChange } from '#src/ui/useChange.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { useLastFocus } from '#src/ui/useLastFocus.ts';
import { usePageAddress } from '#src/ui/usePagePath.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './Navigation.module.css';
import { NavigationMore } from './NavigationMore.tsx';
import { NavigationRegion } from './NavigationRegion.tsx';
import { NavigationTop } from './NavigationTop.tsx';
import {
  closeNavigationAtom,
  isMenuOpenAtom,
  isNavigationOpenAtom,
  menuLevelAtom,
  openTopAtom,
  pageTopAtom,
} from './navigationAtoms.ts';
import { activeTop } from './navigationModel.ts';
import { useNavigationEntries } from './useNavigation.ts';
import { useScrollLock } from './useScrollLock.ts';
import { useThemeWorldSource } from './useThemeWorlds.ts';

/** The open state is that of the phone's menu. */
export interface NavigationProps extends FlyoutOpenProps, RootProps<HTMLElement> {
  /**
   * The page's path, with its query if that identifies the page, to mark the current entry. A page with a router can
   * pass it. @default the window's, after hydration
   */
  path?: string | undefined;
  /** Prevents the page from scrolling while a flyout is open. @default true */
  locksScroll?: boolean | undefined;
  /** The path of the shop that serves the tree, instead of `/jsonflyoutnavigation`. */
  route?: string | undefined;
}

/** What the arrows go through on the first level. */
const isOnFirstLevel = (element: Element) => element.matches('[data-top], [data-more]');

/**
 * The main navigation: a bar with flyouts, on MATCH a drill-down menu with its button. Without JavaScript, every link
 * works. Outside a `Header` the window's width decides, and its panels are below the nearest positioned ancestor and as
 * wide as it: give the bar around it `position: relative`.
 *
 * Sends `header-open`, `header-close` and `flyout-closed` with `NAVIGATION`; closes on `flyout-close`.
 *
 * @example <Navigation path="/c/4201" />
 */
export function Navigation({
  path: pathProp,
  locksScroll = true,
  route,
  className,
  ref,
  ...rest
}: NavigationProps) {
  const text = useText();
  const rootAttributes = useRoot('navigation', rest);
  const ownId = useId();
  const { id = ownId } = rest;
  const root = useObjectRef(ref);
  const toggle = useRef<HTMLButtonElement>(null);
  const focus = useRef<FocusMover>(null);
  const isHydrated = useIsHydrated();
  const platform = useHydratedAtomValue(platformAtom, null);
  const isMatch = platform === 'MATCH';
  const store = useStore();
  // Only the phone menu's level: opening a flyout on a desktop must not render the whole navigation.
  const level = useHydratedAtomValue(menuLevelAtom, null);
  const isMenuShown = level !== null;
  const close = useSetAtom(closeNavigationAtom);
  // Opening renders nothing here, so a router's change may not have been noticed yet.
  const atOpening = useCallback((look: () => void) => store.sub(isNavigationOpenAtom, look), [store]);
  const address = usePageAddress(pathProp, atOpening);
  const entries = useNavigationEntries(address, route);
  useFlyoutClosing(close);
  // The open panel belongs to the previous page, or to a layout that no longer exists.
  useChange(address === null ? null : pathOf(address), close);
  const hasFocus = useLastFocus(root, toggle);
  useChange(platform && isMatch, () => {
    close();
    // The focused control has no counterpart in the other layout: its menu's button, or its first entry.
    const heir = isMatch ? toggle.current : root.current?.querySelector<HTMLElement>('[data-top]');
    if (hasFocus.current) heir?.focus({ preventScroll: true });
  });
  const setPageTop = useSetAtom(pageTopAtom);
  useEffect(() => setPageTop(activeTop(entries)), [entries, setPageTop]);
  const [, setMenuOpen] = useControlledFlyout(isMenuOpenAtom, rest, isMatch);
  useScrollLock(locksScroll);
  useThemeWorldSource();

  // Where the focus returns to: the entry, or on a phone the menu button.
  const opener = useRef<HTMLElement>(null);
  // A panel opened by mouse hover closes when the mouse leaves; a panel opened deliberately stays.
  const isByHover = useRef(false);
  // Before hydration, CSS opened the panel with the focus or the pointer; it stays open.
  const adoptOpenPanel = useEffectEvent(() => {
    const tops = [...(root.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])];
    const isPanelIn = (state: string) => (top: HTMLElement) =>
      (top.nextElementSibling?.matches(state) && top.nextElementSibling.checkVisibility?.()) === true;
    const byFocus = tops.findIndex(isPanelIn(':focus-within'));
    const index = byFocus < 0 ? tops.findIndex(isPanelIn(':hover')) : byFocus;
    if (index < 0) return;
    isByHover.current = byFocus < 0;
    opener.current = tops[index] ?? null;
    store.set(openTopAtom, index);
  });
  useLayoutEffect(() => adoptOpenPanel(), []);

  const showMenu = () => {
    opener.current = toggle.current;
    flushSync(() => setMenuOpen(true));
    // In a low window the header leaves no space, and the menu opens below the window's edge.
    if ((root.current?.getBoundingClientRect().bottom ?? 0) > window.innerHeight + 1)
      root.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const enterMenu: IconButtonProps['onKeyDown'] = (event) => {
    // React Aria stops the propagation of a button's key events by default, but Escape must close the menu.
    if (event.key !== 'ArrowDown') return event.continuePropagation();
    event.preventDefault();
    // The open menu stays at its level.
    if (!isMenuShown) showMenu();
    focus.current?.focusFirst({ accept: (element) => element.matches('a, button') });
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
        onPress={() => (isMenuShown ? setMenuOpen(false) : showMenu())}
        onKeyDown={enterMenu}
      >
        <ToggleIcon />
      </IconButton>
      <NavigationRegion
        ref={root}
        opener={opener}
        isByHover={isByHover}
        id={id}
        className={classNames(styles.navigation, className)}
        label={text('header.navigation')}
        {...rootAttributes}
        data-live={isHydrated || undefined}
        data-platform={isMatch ? 'MATCH' : undefined}
        data-open={isMenuShown || undefined}
        data-flyout={isMenuShown ? 'NAVIGATION' : undefined}
        data-level={level ?? undefined}
      >
        <FocusRegion ref={focus}>
          <ul
            {...(isMatch && scrollContainer)}
            className={styles.bar}
            onKeyDown={(event) => {
              const orientation = isMatch ? 'vertical' : 'horizontal';
              if (focus.current) moveFocus(event, focus.current, { orientation, accept: isOnFirstLevel });
            }}
          >
            {entries.map((entry, index) => (
              <NavigationTop
                key={entry.key}
                entry={entry}
                index={index}
                onOpening={(trigger, isResting) => {
                  // A deliberately opened panel stays, even if the mouse then rests on another entry.
                  isByHover.current = isResting && (store.get(openTopAtom) === null || isByHover.current);
                  if (trigger) opener.current = trigger;
                }}
              />
            ))}
            {isMenuShown && <NavigationMore entries={entries} />}
          </ul>
        </FocusRegion>
        {isMenuShown && <FocusFallback of={root} trigger={toggle} />}
      </NavigationRegion>
    </>
  );
}
