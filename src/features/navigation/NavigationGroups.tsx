import { useAtomValue } from 'jotai/react';
import { type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { moveAlong } from './moveAlong.ts';
import styles from './Navigation.module.css';
import { NavigationGroup } from './NavigationGroup.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationOverview } from './NavigationOverview.tsx';
import { NavigationTeaser } from './NavigationTeaser.tsx';
import { isMatchAtom } from './navigationAtoms.ts';
import { type NavigationEntry, preselectedGroup } from './navigationModel.ts';

interface NavigationGroupsProps {
  entry: NavigationEntry;
  isOpen: boolean;
}

/**
 * The groups of an entry, "to overview" first, and what is in the chosen one. Beside each other where there is room; in
 * the phone's menu one after the other (NAV-03, NAV-07).
 */
export const NavigationGroups = memo(function NavigationGroups({ entry, isOpen }: NavigationGroupsProps) {
  const isMatch = useAtomValue(isMatchAtom);
  // Beside each other one group is always chosen; in the menu none is until a person goes into it.
  const first = isMatch ? null : preselectedGroup(entry);
  const [chosen, choose] = useState(first);
  const list = useRef<HTMLUListElement>(null);
  // Every opening begins afresh. Only: before the navigation was alive all groups were open, and somebody may be in one.
  useLayoutEffect(() => {
    const held = [...(list.current?.querySelectorAll('[data-group]') ?? [])];
    const index = isOpen && !isMatch ? held.findIndex((group) => group.contains(document.activeElement)) : -1;
    choose(index < 0 ? first : index);
  }, [isOpen, isMatch, first]);

  const groups = entry.children.filter((child) => child.children.length > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only add to the links inside.
    <div className={styles.groups} onKeyDown={moveThroughList}>
      <ul ref={list} className={styles.groupList}>
        <li className={styles.group}>
          <NavigationOverview entry={entry} />
        </li>
        {entry.children.map((child) => {
          const index = groups.indexOf(child);
          return index < 0 ? (
            <li key={child.key} className={styles.group}>
              <NavigationLink entry={child} className={styles.groupLink} />
            </li>
          ) : (
            <NavigationGroup
              key={child.key}
              entry={child}
              isChosen={index === chosen}
              onChoose={(isNext) => choose(isNext ? index : first)}
            />
          );
        })}
      </ul>
      {entry.teaser && !groups[chosen ?? -1]?.teaser && <NavigationTeaser teaser={entry.teaser} />}
    </div>
  );
});

/** Up and down go through the links of the list that holds the focus (NAV-04). */
function moveThroughList(event: KeyboardEvent<HTMLElement>): void {
  const list = event.target instanceof Element ? event.target.closest('ul') : null;
  moveAlong(event, 'down', [...(list?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])]);
}
