import {
  PhaseIntegration,
  type ThemeWorldTile,
  useContentLang,
  useText,
  useThemeWorlds,
} from '#src/entries/index.ts';
import { ArrowRightIcon, ButtonLink, ErrorBoundary, Picture } from '#src/entries/ui.ts';
import bandStyles from './Band.module.css';
import { CategoryRow } from './CategoryRow.tsx';
import type { ContentOf } from './contentOf.ts';
import styles from './HomePage.module.css';
import { PageHeading } from './PageHeading.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';
import stageStyles from './Stage.module.css';

export function HomePage({ tiles, categories }: ContentOf<'home'>) {
  const text = useText();
  const group = useThemeWorlds().find(({ section }) => section === 'new');
  const world = group?.tiles[0];
  return (
    <>
      <section className={stageStyles.stage}>
        <div className={stageStyles.inner}>
          <div className={stageStyles.words}>
            <PageHeading>{text('page.home.heading')}</PageHeading>
            <p className={stageStyles.text}>{text('page.home.lead')}</p>
            <p className={styles.actions}>
              {world && (
                <ButtonLink href={world.href} size="large">
                  {text('page.home.to_world')}
                </ButtonLink>
              )}
              <ButtonLink href="/c/coffee" size="large" variant={world ? 'secondary' : 'primary'}>
                {text('page.home.to_coffee')}
              </ButtonLink>
              {!world && (
                <ButtonLink href="/c/living" size="large" variant="secondary">
                  {text('page.home.to_living')}
                </ButtonLink>
              )}
            </p>
          </div>
          <Scene world={world} headline={group?.headline} />
        </div>
      </section>

      <Section heading={text('page.home.categories')}>
        <CategoryRow categories={categories} />
      </Section>

      <div className={bandStyles.band}>
        <ErrorBoundary name="phase-integration">
          <PhaseIntegration promotionId="pi_home" />
        </ErrorBoundary>
      </div>

      <Section heading={text('page.home.tiles')}>
        <ProductTiles tiles={tiles} />
      </Section>
    </>
  );
}

interface SceneProps {
  /** This week's theme world. */
  world: ThemeWorldTile | undefined;
  headline: string | null | undefined;
}

/** This week's theme world; without one, a scene of the shop. */
function Scene({ world, headline }: SceneProps) {
  const lang = useContentLang();
  const src = world?.image ?? '/images/teasers/home.svg';
  const scene = <Picture className={stageStyles.scene} src={src} alt="" ratio="4/3" fit="cover" isPriority />;
  if (!world) return <div className={stageStyles.world}>{scene}</div>;
  return (
    <a className={stageStyles.world} href={world.href} lang={lang}>
      {scene}
      <span className={stageStyles.caption}>
        {headline && <span className={stageStyles.kicker}>{headline} </span>}
        <span className={stageStyles.name}>
          {world.title} <ArrowRightIcon size="small" />
        </span>
      </span>
    </a>
  );
}
