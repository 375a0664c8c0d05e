import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { lockScroll } from '#src/lib/scrollLock.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { useFlyoutDismiss } from '#src/ui/Flyout/useFlyoutDismiss.ts';
import { CloseIcon, MenuIcon } from '#src/ui/Icon/icons.tsx';
import { useChange } from '#src/ui/useChange.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { usePagePath } from '#src/ui/usePagePath.ts';
import { moveAlong } from './moveAlong.ts';
import styles from './Navigation.module.css';
import { NavigationTop } from './NavigationTop.tsx';
import {
  isMenuOpenAtom,
  loadNavigationAtom,
  menuLevelAtom,
  navigationIsAliveAtom,
  navigationPlatformAtom,
  navigationTreeAtom,
  openTopAtom,
} from './navigationAtoms.ts';
import { readNavigation, topEntries } from './navigationModel.ts';
import { useHoverIntent } from './useHoverIntent.ts';

export interface NavigationProps {
  /**
   * The page's path, for what is marked as current. A page with a router may give it; without it the window's path
   * counts, which the browser's Navigation API keeps up to date. @default the window's, once there is one
   */
  path?: string | undefined;
  /** The page behind does not scroll while a flyout is open (NAV-05). @default true */
  locksScroll?: boolean;
}

/**
 * The main navigation: a bar with flyouts, on MATCH a menu in which a person goes down and back (NAV-01 … NAV-07).
 * Every link is in the server's HTML and works before and without scripts.
 *
 * Sends `header-open`, `header-close` and `flyout-closed` with `NAVIGATION`; closes on `flyout-close`.
 *
 * @example <Navigation path="/c/4201" />
 */
export function Navigation({ path: givenPath, locksScroll = true }: NavigationProps) {
  const text = useText();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const platform = useAtomValue(navigationPlatformAtom);
  const isMatch = platform === 'MATCH';
  const store = useStore();
  // Only what a phone's menu shows: what opens on a desk is no reason to draw all of the navigation anew.
  const level = useAtomValue(menuLevelAtom);
  const isMenuShown = level !== null;
  const setMenuOpen = useSetAtom(isMenuOpenAtom);
  const setOpenTop = useSetAtom(openTopAtom);
  const tree = useAtomValue(navigationTreeAtom);
  // Opening draws nothing here, and a router's change may have gone unheard.
  const atOpening = useCallback((look: () => void) => store.sub(isMenuOpenAtom, look), [store]);
  const path = usePagePath(givenPath, atOpening);
  const entries = useMemo(() => readNavigation(tree, topEntries(text), path), [tree, text, path]);

  const live = useSetAtom(navigationIsAliveAtom);
  useEffect(() => live(), [live]);
  const load = useSetAtom(loadNavigationAtom);
  const revision = useAtomValue(previewRevisionAtom);
  // Another revision is another answer (BEY-06).
  useEffect(() => void load(), [load, revision]);
  useEffect(() => onShopEvent('flyout-close', () => setMenuOpen(false)), [setMenuOpen]);
  // What was open belongs to the page before, or to a layout that is no longer there.
  useChange(path, () => setMenuOpen(false));
  useChange(platform && isMatch, () => setMenuOpen(false));
  useScrollLock(locksScroll);

  // Where the focus goes back to: the entry, or on a phone the menu button.
  const opener = useRef<HTMLElement>(null);

  // What a mouse opened by resting, a mouse closes by leaving; what was opened on purpose stays.
  const isByRest = useRef(false);
  // Until now styles opened the panel that somebody is in; it stays open for them.
  const keepOpen = useEffectEvent(() => {
    const tops = [...(root.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])];
    const isHeld = (held: string) => (top: HTMLElement) =>
      (top.nextElementSibling?.matches(held) && top.nextElementSibling.checkVisibility?.()) === true;
    const byFocus = tops.findIndex(isHeld(':focus-within'));
    const index = byFocus < 0 ? tops.findIndex(isHeld(':hover')) : byFocus;
    if (index < 0) return;
    isByRest.current = byFocus < 0;
    opener.current = tops[index] ?? null;
    setOpenTop(index);
  });
  useLayoutEffect(() => keepOpen(), []);

  const hover = useHoverIntent({
    onRest: (index) => {
      if (isMatch || !entries[index]?.children.length) return;
      isByRest.current = store.get(openTopAtom) === null || isByRest.current;
      opener.current = root.current?.querySelectorAll<HTMLElement>('[data-top]')[index] ?? null;
      setOpenTop(index);
    },
    onLeave: () => {
      if (isByRest.current && !isMatch) setOpenTop(null);
    },
  });

  const moveAlongBar = (event: KeyboardEvent) => {
    if (isMatch) return;
    moveAlong(event, 'across', [...event.currentTarget.querySelectorAll<HTMLElement>('[data-top]')]);
  };

  const ToggleIcon = isMenuShown ? CloseIcon : MenuIcon;
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        data-part="menu-toggle"
        aria-expanded={isMenuShown}
        aria-controls={id}
        onClick={() => {
          opener.current = toggle.current;
          setMenuOpen(!isMenuShown);
        }}
      >
        <ToggleIcon label={text('header.menu')} />
      </button>
      <nav
        ref={root}
        id={id}
        className={styles.navigation}
        aria-label={text('header.navigation')}
        data-vitrine="navigation"
        data-live={isHydrated || undefined}
        data-platform={isMatch ? 'MATCH' : undefined}
        data-open={isMenuShown || undefined}
        data-flyout={isMenuShown ? 'NAVIGATION' : undefined}
        data-level={level ?? undefined}
        onKeyDown={moveAlongBar}
        {...hover.region}
      >
        <ul className={styles.bar}>
          {entries.map((entry, index) => (
            <NavigationTop
              key={entry.key}
              entry={entry}
              index={index}
              hover={hover}
              onOpenedOnPurpose={(trigger) => {
                isByRest.current = false;
                if (trigger) opener.current = trigger;
              }}
            />
          ))}
        </ul>
      </nav>
      <Dismiss root={root} opener={opener} />
    </>
  );
}

interface DismissProps {
  root: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
}

/** Closes what is open on Escape, outside and when the focus leaves; draws nothing (HDR-08). */
function Dismiss({ root, opener }: DismissProps) {
  const [isOpen, setOpen] = useAtom(isMenuOpenAtom);
  useFlyoutDismiss({ isOpen, panel: root, trigger: opener, onClose: () => setOpen(false) });
  return null;
}

/**
 * The page stands still while the menu is open (NAV-05). It follows the state, not the drawing: the lock looks at the
 * page's measures, and before anything is drawn they cost nothing.
 */
function useScrollLock(isWanted: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!isWanted) return;
    let unlock: (() => void) | null = null;
    const follow = () => {
      const isOpen = store.get(isMenuOpenAtom);
      if (isOpen === (unlock !== null)) return;
      unlock?.();
      unlock = isOpen ? lockScroll() : null;
    };
    follow();
    const stop = store.sub(isMenuOpenAtom, follow);
    return () => {
      stop();
      unlock?.();
    };
  }, [store, isWanted]);
}
