import { type KeyboardEvent, memo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isKeyboardPress } from '#src/ui/Button/isKeyboardPress.ts';
import { DisclosureLink } from '#src/ui/DisclosureLink/DisclosureLink.tsx';
import { useFocusMover } from '#src/ui/FocusRegion/FocusRegion.tsx';
import { ChevronRightIcon } from '#src/ui/Icon/icons.tsx';
import { lineArrows } from '#src/ui/readingDirection.ts';
import { scrollContainer } from '#src/ui/scrollContainer.ts';
import { type PointerStep, useHoverIntent } from '#src/ui/useHoverIntent.ts';
import styles from './Navigation.module.css';
import { NavigationBack } from './NavigationBack.tsx';
import { NavigationLeaves } from './NavigationLeaves.tsx';
import type { NavigationItem } from './navigationModel.ts';
import { TeaserTiles } from './TeaserTiles.tsx';
import { useIsMatch } from './useIsMatch.ts';

/** How long a mouse must rest on a group before it shows its entries, so that crossing others changes nothing. */
const GROUP_HOVER_MS = 120;
/** The entries are after the groups: a pointer that moves at least this horizontally is heading for them. */
const isTowardsEntries = ({ across, down }: PointerStep) => across > 0 && across >= Math.abs(down) * 0.5;

interface NavigationGroupProps {
  entry: NavigationItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A group of the drill-down list with its entries and teasers. */
export const NavigationGroup = memo(
  function NavigationGroup({ entry, isChosen, onChoose }: NavigationGroupProps) {
    const id = useId();
    const isMatch = useIsMatch();
    const focus = useFocusMover();
    const trigger = useRef<HTMLElement>(null);
    const leaves = useRef<HTMLDivElement>(null);
    const { hoverProps } = useHoverIntent({
      delayMs: GROUP_HOVER_MS,
      isPassing: isTowardsEntries,
      isDisabled: isMatch,
      onHover: () => onChoose(true),
    });

    const enter = () => {
      flushSync(() => onChoose(true));
      focus.focusFirst({
        accept: (element) => element !== leaves.current && leaves.current?.contains(element) === true,
      });
    };
    const handleKey = (event: KeyboardEvent) => {
      const [, toEnd] = lineArrows(event.currentTarget);
      if (event.key !== toEnd) return;
      event.preventDefault();
      enter();
    };
    const goBack = () => {
      if (isMatch) flushSync(() => onChoose(false));
      trigger.current?.focus();
    };

    return (
      <li className={styles.group} data-group="" data-chosen={isChosen || undefined}>
        <DisclosureLink
          ref={trigger}
          className={styles.groupLink}
          href={entry.href}
          isExpanded={isChosen}
          controls={id}
          aria-current={entry.current ?? undefined}
          data-item=""
          onPress={(event) => (isMatch || isKeyboardPress(event) ? enter() : onChoose(true))}
          onKeyDown={handleKey}
          {...hoverProps}
        >
          {entry.title}
          <ChevronRightIcon size="small" className={styles.forward} />
        </DisclosureLink>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble from the links inside; the element itself is not interactive. */}
        <div
          ref={leaves}
          {...(isMatch && scrollContainer)}
          id={id}
          className={styles.leaves}
          data-level-list=""
          onKeyDown={(event) => {
            const [toStart] = lineArrows(event.currentTarget);
            if (event.key !== toStart) return;
            event.stopPropagation();
            goBack();
          }}
        >
          <NavigationBack title={entry.title} isShown={isChosen} onPress={goBack} />
          <NavigationLeaves entry={entry} />
          {entry.teaser && <TeaserTiles teaser={entry.teaser} />}
        </div>
      </li>
    );
  },
  (before, after) => before.entry === after.entry && before.isChosen === after.isChosen,
);
