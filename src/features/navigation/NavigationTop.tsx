import { useAtom, useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { SAME_WISH_MS } from '#src/config/limits.ts';
import { isOwnClick } from '#src/lib/isOwnClick.ts';
import { ChevronRightIcon } from '#src/ui/Icon/icons.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { focusFirst } from './focusFirst.ts';
import styles from './Navigation.module.css';
import { NavigationBack } from './NavigationBack.tsx';
import { NavigationGroups } from './NavigationGroups.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { isMatchAtom, openTopAtom } from './navigationAtoms.ts';
import type { NavigationEntry } from './navigationModel.ts';
import { ThemeWorlds } from './ThemeWorlds.tsx';
import type { useHoverIntent } from './useHoverIntent.ts';

/** The first entry is the theme world's (HDR-12). */
const THEME_WORLD_INDEX = 0;

interface NavigationTopProps {
  entry: NavigationEntry;
  index: number;
  hover: ReturnType<typeof useHoverIntent>;
  onOpenedOnPurpose: (trigger: HTMLElement | null) => void;
}

/** A top-level entry and its flyout. Only the two entries that change are drawn again when one opens. */
export const NavigationTop = memo(
  function NavigationTop({ entry, index, hover, onOpenedOnPurpose }: NavigationTopProps) {
    const id = useId();
    const isHydrated = useIsHydrated();
    const isMatch = useAtomValue(isMatchAtom);
    const [isOpen, setOpen] = useAtom(
      useMemo(
        () =>
          atom(
            (get) => get(openTopAtom) === index,
            (_get, set, isNext: boolean) => set(openTopAtom, isNext ? index : null),
          ),
        [index],
      ),
    );
    const trigger = useRef<HTMLAnchorElement>(null);
    const panel = useRef<HTMLDivElement>(null);
    const enteredAt = useRef(Number.NEGATIVE_INFINITY);

    if (entry.children.length === 0) {
      return (
        <li className={styles.top}>
          <NavigationLink entry={entry} className={styles.topLink} data-top="" />
        </li>
      );
    }

    const open = () => {
      // In the phone's menu the focus goes back to the menu's own button.
      onOpenedOnPurpose(isMatch ? null : trigger.current);
      flushSync(() => setOpen(true));
    };
    const enterPanel = () => focusFirst(panel.current);
    // Somebody comes near: the browser works the panel out while it is still hidden. Asking for a measure makes it.
    const prepare = () => void setTimeout(() => panel.current?.firstElementChild?.getBoundingClientRect());
    const toggle = (event: MouseEvent) => {
      if (!isOwnClick(event)) return;
      event.preventDefault();
      const isSameWish = isOpen && event.timeStamp - enteredAt.current < SAME_WISH_MS;
      if (isOpen && !isSameWish) return setOpen(false);
      open();
      // In the menu the level changes under the person, so the focus goes along (NAV-07).
      if (isMatch) enterPanel();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === ' ') {
        event.preventDefault();
        if (isOpen && !isMatch) return setOpen(false);
        open();
        if (isMatch) enterPanel();
      }
      if (event.key === 'ArrowDown' && !isMatch) {
        event.preventDefault();
        open();
        enterPanel();
      }
    };
    const goBack = () => {
      flushSync(() => setOpen(false));
      trigger.current?.focus();
    };

    return (
      <li className={styles.top} data-open={isOpen || undefined}>
        <a
          ref={trigger}
          className={styles.topLink}
          href={entry.href ?? undefined}
          // A link until it can open something; then what it is.
          {...(isHydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': id })}
          aria-current={entry.current ?? undefined}
          data-top=""
          onClick={toggle}
          onKeyDown={handleKey}
          onFocus={prepare}
          {...hover.entry(index)}
          onPointerEnter={(event) => {
            prepare();
            // A finger enters with every tap, and does not rest.
            if (event.pointerType === 'mouse') enteredAt.current = event.timeStamp;
            hover.entry(index).onPointerEnter(event);
          }}
        >
          {entry.title}
          <ChevronRightIcon size="small" className={styles.forward} />
        </a>
        <div
          ref={panel}
          id={id}
          className={styles.panel}
          data-flyout={isOpen && !isMatch ? 'NAVIGATION' : undefined}
        >
          <div className={styles.panelBody}>
            <NavigationBack title={entry.title} onPress={goBack} />
            {index === THEME_WORLD_INDEX ? (
              <ThemeWorlds entry={entry} />
            ) : (
              <NavigationGroups entry={entry} isOpen={isOpen} />
            )}
          </div>
        </div>
      </li>
    );
  },
  // The callbacks only reach refs, so a new one is as good as the old one.
  (before, after) => before.entry === after.entry && before.index === after.index,
);
