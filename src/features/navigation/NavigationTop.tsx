import { useAtom, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { type KeyboardEvent, memo, type RefObject, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { NAVIGATION_HOVER_DELAY_MS } from '#src/config/limits.ts';
import { useContentLang, useOwnLang } from '#src/i18n/SiteContext.ts';
import { DisclosureLink } from '#src/ui/DisclosureLink/DisclosureLink.tsx';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { useFocusMover } from '#src/ui/FocusRegion/FocusRegion.tsx';
import { ChevronRightIcon } from '#src/ui/Icon/icons.tsx';
import { lineArrows } from '#src/ui/readingDirection.ts';
import { scrollContainer } from '#src/ui/scrollContainer.ts';
import { useChange } from '#src/ui/useChange.ts';
import { type PointerStep, useHoverIntent } from '#src/ui/useHoverIntent.ts';
import { moveThroughLevel } from './moveThroughLevel.ts';
import styles from './Navigation.module.css';
import { NavigationBack } from './NavigationBack.tsx';
import { NavigationGroups } from './NavigationGroups.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { closeNavigationAtom, leaveTopAtom, openTopAtom } from './navigationAtoms.ts';
import type { NavigationItem } from './navigationModel.ts';
import { ThemeWorldTiles } from './ThemeWorldTiles.tsx';
import { useIsMatch } from './useIsMatch.ts';
import { useShownThemeWorlds } from './useThemeWorlds.ts';

/** The panel is below the bar: a pointer that moves down at least this steeply is heading for it. */
const isTowardsPanel = ({ across, down }: PointerStep) => down > 0 && down >= Math.abs(across) * 0.5;

interface NavigationTopProps {
  entry: NavigationItem;
  index: number;
  /** Called before the flyout opens, with the control that opens it; on MATCH that is the menu button. */
  onOpening: (trigger: HTMLElement | null, isResting: boolean) => void;
}

/** A top-level entry and its flyout. Opening one renders only the two entries that change. */
export const NavigationTop = memo(
  function NavigationTop({ entry, index, onOpening }: NavigationTopProps) {
    const id = useId();
    const contentLang = useContentLang();
    const ownLang = useOwnLang();
    const titleLang = entry.isPageText ? undefined : contentLang;
    const isMatch = useIsMatch();
    const [isOpen, setOpen] = useAtom(
      useMemo(
        () =>
          atom(
            (get) => get(openTopAtom) === index,
            (_get, set, isNext: boolean) => {
              if (isNext) set(openTopAtom, index);
              else set(closeNavigationAtom);
            },
          ),
        [index],
      ),
    );
    const leave = useSetAtom(leaveTopAtom);
    const focus = useFocusMover();
    const trigger = useRef<HTMLElement>(null);
    const panel = useRef<HTMLDivElement>(null);
    // Whether hover opened the panel: the click that follows has the same intent and keeps it open.
    const isByHover = useRef(false);
    const worlds = useShownThemeWorlds(entry.worldSections);
    const hasPanel = entry.children.length > 0 || worlds.length > 0;
    const item = useRef<HTMLLIElement>(null);
    // The last theme world has ended: the entry is a plain link from now on, and nothing is left open.
    useChange(hasPanel, () => {
      if (hasPanel || !isOpen) return;
      if (isMatch) leave();
      else setOpen(false);
    });

    const open = (isResting = false) => {
      isByHover.current = isResting && (isByHover.current || !isOpen);
      onOpening(isMatch ? null : trigger.current, isResting);
      flushSync(() => setOpen(true));
    };
    const enterPanel = () =>
      focus.focusFirst({
        accept: (element) => element !== panel.current && panel.current?.contains(element) === true,
      });
    // When pointer or focus approach, the browser lays out the panel while it is still hidden. Reading a layout
    // property forces it.
    const prepare = () => void setTimeout(() => panel.current?.firstElementChild?.getBoundingClientRect());
    const { hoverProps } = useHoverIntent({
      delayMs: NAVIGATION_HOVER_DELAY_MS,
      isPassing: isTowardsPanel,
      isDisabled: isMatch || !hasPanel,
      onHover: () => open(true),
    });

    // Link and disclosure replace each other when the tree arrives or the last theme world ends, and the focus moves
    // along. With the key, React cleans up the whole item before it leaves the document.
    const keepFocus = <FocusFallback of={item} trigger={trigger} />;

    if (!hasPanel) {
      if (entry.href === null) return null;
      return (
        <li key="link" ref={item} className={styles.top}>
          <NavigationLink
            ref={trigger as RefObject<HTMLAnchorElement | null>}
            entry={entry}
            className={styles.topLink}
            lang={titleLang}
            data-top=""
          />
          {keepFocus}
        </li>
      );
    }

    const toggle = () => {
      if (isOpen && !isByHover.current) return setOpen(false);
      open();
      // In the menu the level changes, so the focus moves too.
      if (isMatch) enterPanel();
    };
    const handleKey = (event: KeyboardEvent) => {
      const [, toEnd] = lineArrows(event.currentTarget);
      if (event.key !== (isMatch ? toEnd : 'ArrowDown')) return;
      event.preventDefault();
      open();
      enterPanel();
    };
    const goBack = () => {
      flushSync(leave);
      trigger.current?.focus();
    };
    const handlePanelKey = (event: KeyboardEvent) => {
      const [toStart] = lineArrows(event.currentTarget);
      if (isMatch && event.key === toStart) goBack();
      else moveThroughLevel(event, focus);
    };

    return (
      <li key="panel" ref={item} className={styles.top} data-open={isOpen || undefined}>
        <DisclosureLink
          ref={trigger}
          className={styles.topLink}
          lang={titleLang}
          href={entry.href}
          isExpanded={isOpen}
          controls={id}
          aria-current={entry.current ?? undefined}
          data-top=""
          onPress={toggle}
          onKeyDown={handleKey}
          onFocus={prepare}
          {...hoverProps}
          onPointerOver={prepare}
        >
          {entry.title}
          <ChevronRightIcon size="small" className={styles.forward} />
        </DisclosureLink>
        {keepFocus}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble from the controls inside; the element itself is not interactive. */}
        <div
          ref={panel}
          {...scrollContainer}
          id={id}
          className={styles.panel}
          lang={contentLang}
          data-flyout={isOpen && !isMatch ? 'NAVIGATION' : undefined}
          onKeyDown={handlePanelKey}
        >
          <div className={styles.panelBody} data-level-list="">
            <NavigationBack
              title={entry.title}
              titleLang={entry.isPageText ? ownLang : undefined}
              isShown={isOpen}
              onPress={goBack}
            />
            {worlds.length > 0 ? (
              <ThemeWorldTiles entry={entry} groups={worlds} />
            ) : (
              <NavigationGroups entry={entry} isOpen={isOpen} />
            )}
          </div>
          {isOpen && !isMatch && <FocusFallback of={panel} trigger={trigger} />}
        </div>
      </li>
    );
  },
  // The callback only uses refs, so a new one is equivalent to the old one.
  (before, after) => before.entry === after.entry && before.index === after.index,
);
