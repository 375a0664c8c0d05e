import { keyed } from '#src/lib/keyed.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import type { NavigationItem } from './navigationModel.ts';

/** Teaser images beside a list. */
export function TeaserTiles({ teaser }: { teaser: NonNullable<NavigationItem['teaser']> }) {
  const { title, items } = teaser;
  return (
    <div className={styles.teaser}>
      {title && <p className={styles.teaserTitle}>{title}</p>}
      <ul className={styles.teaserItems}>
        {keyed(items, ({ href, title }) => `${href} ${title}`).map(([key, item]) => (
          <li key={key}>
            <NavigationLink entry={item} className={styles.tile}>
              <Picture src={item.image} alt="" />
              <span>{item.title}</span>
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
