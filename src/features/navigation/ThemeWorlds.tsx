import { useAtomValue } from 'jotai/react';
import { type CSSProperties, memo } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { CardIcon, ClockIcon } from '#src/ui/Icon/icons.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationOverview } from './NavigationOverview.tsx';
import { themeWorldGroupsAtom } from './navigationAtoms.ts';
import type { NavigationEntry } from './navigationModel.ts';
import type { ThemeWorldTile } from './themeWorldModel.ts';

const TINTS = ['honey', 'rose', 'sage', 'sky', 'lilac', 'sand'] as const;

interface ThemeWorldsProps {
  entry: NavigationEntry;
}

/** The first entry's flyout: the weekly worlds in four sections; while they are not known, the tree's links (NAV-02). */
export const ThemeWorlds = memo(function ThemeWorlds({ entry }: ThemeWorldsProps) {
  const groups = useAtomValue(themeWorldGroupsAtom);
  let place = 0;
  return (
    <div className={styles.worlds}>
      <NavigationOverview entry={entry} />
      {groups.length === 0 ? (
        <ul className={styles.leafList}>
          {entry.children.map((child) => (
            <li key={child.key}>
              <NavigationLink entry={child} className={styles.leafLink} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.worldGroups}>
          {groups.map(({ section, headline, tiles }) => (
            <section
              key={section}
              className={styles.worldGroup}
              data-section={section}
              style={{ '--tiles': tiles.length } as CSSProperties}
              aria-label={headline ?? undefined}
            >
              {headline && <h2 className={styles.teaserTitle}>{headline}</h2>}
              <ul className={styles.worldTiles}>
                {tiles.map((tile) => (
                  <li key={tile.href + tile.title}>
                    <WorldTile tile={tile} tint={TINTS[place++ % TINTS.length] ?? 'sand'} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
});

interface WorldTileProps {
  tile: ThemeWorldTile;
  tint: (typeof TINTS)[number];
}

function WorldTile({ tile, tint }: WorldTileProps) {
  const text = useText();
  const { href, title, image, badges, availability, isForCard, endText, daysLeftText } = tile;
  return (
    <NavigationLink entry={{ href, title, isNewTab: false, current: null }} className={styles.tile}>
      <span className={styles.tilePicture}>
        <Picture src={image ?? undefined} alt="" ratio="4/3" tint={tint} />
        {badges.length > 0 && (
          <span className={styles.badges}>
            {badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </span>
        )}
      </span>
      <span className={styles.tileTitle}>{title}</span>
      {isForCard && (
        <span className={styles.tileNote}>
          <CardIcon size="small" /> {text('navigation.card_only')}
        </span>
      )}
      {daysLeftText ? (
        <span className={styles.tileNote} data-urgent="">
          <ClockIcon size="small" /> {daysLeftText}
        </span>
      ) : (
        endText && <span className={styles.tileNote}>{endText}</span>
      )}
      {availability.length > 0 && <span className={styles.tileNote}>{availability.join(' · ')}</span>}
    </NavigationLink>
  );
}
