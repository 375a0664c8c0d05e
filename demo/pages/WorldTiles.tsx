import { worldFacts } from '#demo/model/worldFacts.ts';
import { type ThemeWorldGroup, useContentLang } from '#src/entries/index.ts';
import { Picture } from '#src/entries/ui.ts';
import { WorldBadges } from './WorldBadges.tsx';
import styles from './WorldTiles.module.css';

/** Theme worlds, this week's first and those that end soon second, each with its section, end, scene and badges. */
export function WorldTiles({ groups }: { groups: readonly ThemeWorldGroup[] }) {
  const lang = useContentLang();
  const worlds = groups.flatMap(({ section, headline, tiles }) =>
    tiles.map((tile) => ({ ...tile, section, headline })),
  );
  const lead = worlds.find(({ section }) => section === 'new');
  const isLast = ({ section }: (typeof worlds)[number]) => section === 'lastChance';
  const others = worlds.filter((world) => world !== lead);
  const ordered = [
    ...(lead ? [lead] : []),
    ...others.filter((world) => isLast(world)),
    ...others.filter((world) => !isLast(world)),
  ];
  return (
    <ul className={styles.tiles} lang={lang}>
      {ordered.map(({ href, title, image, badges, daysLeftText, endText, section, headline }) => (
        <li key={href} className={styles.tile} {...(href === lead?.href && { 'data-lead': '' })}>
          <Picture src={image ?? undefined} alt="" ratio="16/9" fit="cover" />
          {badges.length > 0 && (
            <span className={styles.badges}>
              <WorldBadges badges={badges} />
            </span>
          )}
          <span className={styles.note}>
            {/* "More worlds" would say nothing about one of them. */}
            {worldFacts({ daysLeftText, endText }, section === 'more' ? null : headline)}
          </span>
          <a className={styles.title} href={href}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
