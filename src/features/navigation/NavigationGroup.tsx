import { useAtomValue } from 'jotai/react';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isOwnClick } from '#src/lib/isOwnClick.ts';
import { ChevronRightIcon } from '#src/ui/Icon/icons.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { focusFirst } from './focusFirst.ts';
import styles from './Navigation.module.css';
import { NavigationBack } from './NavigationBack.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationOverview } from './NavigationOverview.tsx';
import { NavigationTeaser } from './NavigationTeaser.tsx';
import { isMatchAtom } from './navigationAtoms.ts';
import type { NavigationEntry } from './navigationModel.ts';
import { type PointerStep, watchRest } from './watchRest.ts';

/** A mouse rests this long on a group before its entries are shown, so that crossing others changes nothing. */
const GROUP_REST_MS = 120;
/** The entries lie beside the groups: a pointer that goes across at least this flatly is on its way to them. */
const isTowardsEntries = ({ across, down }: PointerStep) => across > 0 && across >= Math.abs(down) * 0.5;

interface NavigationGroupProps {
  entry: NavigationEntry;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A group of the drill-down list with its entries and teasers (NAV-03). */
export const NavigationGroup = memo(
  function NavigationGroup({ entry, isChosen, onChoose }: NavigationGroupProps) {
    const id = useId();
    const isHydrated = useIsHydrated();
    const isMatch = useAtomValue(isMatchAtom);
    const trigger = useRef<HTMLAnchorElement>(null);
    const leaves = useRef<HTMLDivElement>(null);
    const rest = useMemo(() => watchRest(GROUP_REST_MS, isTowardsEntries), []);
    useEffect(() => rest.stop, [rest]);

    const enter = () => {
      flushSync(() => onChoose(true));
      focusFirst(leaves.current);
    };
    const handleClick = (event: MouseEvent) => {
      if (!isOwnClick(event)) return;
      event.preventDefault();
      if (isMatch || event.detail === 0) enter();
      else onChoose(true);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      enter();
    };
    const goBack = () => {
      if (isMatch) flushSync(() => onChoose(false));
      trigger.current?.focus();
    };

    return (
      <li className={styles.group} data-group="" data-chosen={isChosen || undefined}>
        <a
          ref={trigger}
          className={styles.groupLink}
          href={entry.href ?? undefined}
          {...(isHydrated && { role: 'button', 'aria-expanded': isChosen, 'aria-controls': id })}
          aria-current={entry.current ?? undefined}
          onClick={handleClick}
          onKeyDown={handleKey}
          {...(!isMatch && rest.on(() => onChoose(true)))}
        >
          {entry.title}
          <ChevronRightIcon size="small" className={styles.forward} />
        </a>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow only adds to the links inside. */}
        <div
          ref={leaves}
          id={id}
          className={styles.leaves}
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft') goBack();
          }}
        >
          <NavigationBack title={entry.title} onPress={goBack} />
          <NavigationLeaves entry={entry} />
        </div>
      </li>
    );
  },
  (before, after) => before.entry === after.entry && before.isChosen === after.isChosen,
);

/** What a group holds. It never changes, whichever group is chosen: coming alive and opening draw none of it anew. */
const NavigationLeaves = memo(function NavigationLeaves({ entry }: { entry: NavigationEntry }) {
  return (
    <>
      <ul className={styles.leafList}>
        {entry.href !== null && (
          <li>
            <NavigationOverview entry={entry} />
          </li>
        )}
        {entry.children.map((leaf) => (
          <li key={leaf.key}>
            <NavigationLink entry={leaf} className={styles.leafLink} />
          </li>
        ))}
      </ul>
      {entry.teaser && <NavigationTeaser teaser={entry.teaser} />}
    </>
  );
});
