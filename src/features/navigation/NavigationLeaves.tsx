import { memo } from 'react';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationOverview } from './NavigationOverview.tsx';
import type { NavigationItem } from './navigationModel.ts';

/** The entries of a group, "to overview" first, deeper levels indented. They do not render again when it opens. */
export const NavigationLeaves = memo(function NavigationLeaves({ entry }: { entry: NavigationItem }) {
  return (
    <ul className={styles.leafList}>
      {entry.href !== null && (
        <li>
          <NavigationOverview entry={entry} href={entry.href} />
        </li>
      )}
      {entry.children.map((leaf) => (
        <NavigationLeaf key={leaf.key} leaf={leaf} />
      ))}
    </ul>
  );
});

function NavigationLeaf({ leaf }: { leaf: NavigationItem }) {
  return (
    <li className={leaf.children.length > 0 ? styles.deepLeaf : undefined}>
      {leaf.href === null ? (
        <span className={styles.leafHeading}>{leaf.title}</span>
      ) : (
        <NavigationLink entry={leaf} className={styles.leafLink} data-item="" />
      )}
      {leaf.children.length > 0 && (
        <ul className={styles.deeperList}>
          {leaf.children.map((child) => (
            <NavigationLeaf key={child.key} leaf={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
