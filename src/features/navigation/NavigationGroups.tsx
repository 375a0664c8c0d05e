import { useStore } from 'jotai/react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import styles from './Navigation.module.css';
import { NavigationGroup } from './NavigationGroup.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationOverview } from './NavigationOverview.tsx';
import { isOnTheWayAtom } from './navigationAtoms.ts';
import { activeGroup, type NavigationItem } from './navigationModel.ts';
import { TeaserTiles } from './TeaserTiles.tsx';
import { useIsMatch } from './useIsMatch.ts';

interface NavigationGroupsProps {
  entry: NavigationItem;
  isOpen: boolean;
}

/** The groups of an entry, "to overview" first, and the entries of the active one, beside or on a phone below them. */
export const NavigationGroups = memo(function NavigationGroups({ entry, isOpen }: NavigationGroupsProps) {
  const store = useStore();
  const isMatch = useIsMatch();
  const active = activeGroup(entry);
  // Side by side, one group is always active; in the menu, none is until the user enters it.
  const first = isMatch ? null : (active ?? 0);
  // Derived unless chosen, so that a changed layout renders the groups once.
  const [own, choose] = useState<number | null>();
  const chosen = own === undefined ? first : own;
  const list = useRef<HTMLUListElement>(null);
  // Every opening starts with the preselected group; a menu opened on the way to the current page starts with the
  // page's group. Before hydration all groups were open, and one of them may have the focus.
  useLayoutEffect(() => {
    const groups = [...(list.current?.querySelectorAll('[data-group]') ?? [])];
    const focused =
      isOpen && !isMatch ? groups.findIndex((group) => group.contains(document.activeElement)) : -1;
    const start = isMatch && isOpen && store.get(isOnTheWayAtom) ? active : undefined;
    choose(focused < 0 ? start : focused);
  }, [isOpen, isMatch, active, store]);

  const groups = entry.children.filter((child) => child.children.length > 0);
  return (
    <div className={styles.groups}>
      <ul ref={list} className={styles.groupList}>
        {entry.href !== null && (
          <li className={styles.group}>
            <NavigationOverview entry={entry} href={entry.href} />
          </li>
        )}
        {entry.children.map((child) => {
          const index = groups.indexOf(child);
          return index < 0 ? (
            <li key={child.key} className={styles.group}>
              <NavigationLink entry={child} className={styles.groupLink} data-item="" />
            </li>
          ) : (
            <NavigationGroup
              key={child.key}
              entry={child}
              isChosen={index === chosen}
              onChoose={(isNext) => choose(isNext ? index : undefined)}
            />
          );
        })}
      </ul>
      {entry.teaser && !groups[chosen ?? -1]?.teaser && <TeaserTiles teaser={entry.teaser} />}
    </div>
  );
});
