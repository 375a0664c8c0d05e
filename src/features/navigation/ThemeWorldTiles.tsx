import { memo } from 'react';
import { useOwnLang, useText } from '#src/i18n/SiteContext.ts';
import { keyed } from '#src/lib/keyed.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { CardIcon, ClockIcon } from '#src/ui/Icon/icons.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationOverview } from './NavigationOverview.tsx';
import type { NavigationItem } from './navigationModel.ts';
import type { ThemeWorldGroup, ThemeWorldTile } from './themeWorldModel.ts';

interface ThemeWorldTilesProps {
  entry: NavigationItem;
  groups: readonly ThemeWorldGroup[];
}

/** The theme-world flyout: the weekly theme worlds in their sections. */
export const ThemeWorldTiles = memo(function ThemeWorldTiles({ entry, groups }: ThemeWorldTilesProps) {
  return (
    <div className={styles.worlds}>
      {entry.href !== null && <NavigationOverview entry={entry} href={entry.href} />}
      <div className={styles.worldGroups}>
        {groups.map(({ section, headline, tiles }) => {
          const Group = headline ? 'section' : 'div';
          return (
            <Group
              key={section}
              className={styles.worldGroup}
              data-section={section}
              data-tiles={tiles.length}
              aria-label={headline ?? undefined}
            >
              {headline && <h2 className={styles.teaserTitle}>{headline}</h2>}
              <ul className={styles.worldTiles}>
                {keyed(tiles, ({ href, title }) => `${href} ${title}`).map(([key, tile]) => (
                  <li key={key}>
                    <WorldTile tile={tile} />
                  </li>
                ))}
              </ul>
            </Group>
          );
        })}
      </div>
    </div>
  );
});

/** Reductions look the same everywhere; offers for card holders use the brand's colour. */
const badgeVariant = (badge: string, isForCard: boolean) =>
  badge.includes('%') ? 'sale' : isForCard ? 'accent' : 'ink';

/** One theme world: image, title, badges and end date. */
export function WorldTile({ tile }: { tile: ThemeWorldTile }) {
  const text = useText();
  const ownLang = useOwnLang();
  const { title, image, badges, availability, isForCard, endText, daysLeftText } = tile;
  return (
    <NavigationLink entry={tile} className={styles.tile} data-item="">
      <span className={styles.tilePicture}>
        <Picture src={image ?? undefined} alt="" ratio="4/3" fit="cover" />
        {badges.length > 0 && (
          <span className={styles.badges}>
            {keyed(badges, (badge) => badge).map(([key, badge]) => (
              <Badge key={key} variant={badgeVariant(badge, isForCard)}>
                {badge}
              </Badge>
            ))}
          </span>
        )}
      </span>
      <span className={styles.tileTitle}>{title}</span>
      {isForCard && (
        <span className={styles.tileNote}>
          <CardIcon size="small" /> <span lang={ownLang}>{text('navigation.card_only')}</span>
        </span>
      )}
      {daysLeftText ? (
        <span className={styles.tileNote} data-urgent="">
          <ClockIcon size="small" /> <span>{daysLeftText}</span>
        </span>
      ) : (
        endText && <span className={styles.tileNote}>{endText}</span>
      )}
      {availability && <span className={styles.tileNote}>{availability}</span>}
    </NavigationLink>
  );
}
