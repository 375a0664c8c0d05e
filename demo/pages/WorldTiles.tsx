import { type ThemeWorldGroup, useContentLang } from '#src/entries/index.ts';
import { Picture } from '#src/entries/ui.ts';
import { WorldBadges } from './WorldBadges.tsx';
import styles from './WorldTiles.module.css';

/** Theme worlds, this week's first, each with its section, scene, badges and end. */
export function WorldTiles({ groups }: { groups: readonly ThemeWorldGroup[] }) {
  const lang = useContentLang();
  const worlds = groups.flatMap(({ section, headline, tiles }) =>
    tiles.map((tile) => ({ ...tile, section, headline })),
  );
  const lead = worlds.find(({ section }) => section === 'new');
  const ordered = lead ? [lead, ...worlds.filter((world) => world !== lead)] : worlds;
  return (
    <ul className={styles.tiles} lang={lang}>
      {ordered.map(({ href, title, image, badges, daysLeftText, endText, headline }) => (
        <li key={href} className={styles.tile} {...(href === lead?.href && { 'data-lead': '' })}>
          <Picture src={image ?? undefined} alt="" ratio="16/9" fit="cover" />
          {badges.length > 0 && (
            <span className={styles.badges}>
              <WorldBadges badges={badges} />
            </span>
          )}
          {headline && <span className={styles.note}>{headline}</span>}
          <a className={styles.title} href={href}>
            {title}
          </a>
          <span className={styles.note}>{daysLeftText ?? endText}</span>
        </li>
      ))}
    </ul>
  );
}
