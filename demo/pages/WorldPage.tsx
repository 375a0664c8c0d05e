import { worldFacts } from '#demo/model/worldFacts.ts';
import { useContentLang, useText, useThemeWorlds } from '#src/entries/index.ts';
import { Picture } from '#src/entries/ui.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { ContentOf } from './contentOf.ts';
import { PageHeading } from './PageHeading.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';
import styles from './Stage.module.css';
import tileStyles from './TileArea.module.css';
import { WorldBadges } from './WorldBadges.tsx';
import { WorldTiles } from './WorldTiles.tsx';

/** A theme world: its scene, how long it lasts, and its products. One that the shop does not show has ended. */
export function WorldPage({ world, tiles }: ContentOf<'world'>) {
  const text = useText();
  const lang = useContentLang();
  const groups = useThemeWorlds();
  const shown = groups.flatMap((group) => group.tiles).find(({ href }) => href === world.href);
  // Without the shop's answer it is unknown.
  const hasEnded = !shown && groups.length > 0;
  return (
    <>
      <section className={styles.stage}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <Breadcrumb title={world.title} lang={lang} above={[world.overview]} />
            <PageHeading lang={lang}>{world.title}</PageHeading>
            <p className={styles.text} lang={lang}>
              {world.sentence}
            </p>
            {shown && (
              <p className={styles.facts} lang={lang}>
                <WorldBadges badges={shown.badges} />
                <span>{worldFacts(shown, null, shown.availability)}</span>
              </p>
            )}
            {hasEnded && <p className={styles.facts}>{text('page.world.ended')}</p>}
          </div>
          <Picture className={styles.scene} src={world.image} alt="" ratio="4/3" fit="cover" isPriority />
        </div>
      </section>
      {hasEnded && (
        <Section heading={world.overview.title} lang={lang}>
          <WorldTiles groups={groups} />
        </Section>
      )}
      <div className={tileStyles.area}>
        <ProductTiles tiles={tiles} level={2} />
      </div>
    </>
  );
}
