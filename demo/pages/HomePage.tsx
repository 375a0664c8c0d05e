import { PhaseIntegration, useContentLang, useText } from '#src/entries/index.ts';
import { ButtonLink, ErrorBoundary, Picture } from '#src/entries/ui.ts';
import bandStyles from './Band.module.css';
import type { ContentOf } from './contentOf.ts';
import styles from './HomePage.module.css';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';

/** The content of the three arches of the shop window. */
const ARCHES = [
  { image: '/images/plant.svg', tint: 'sage', href: '/c/living' },
  { image: '/images/cup.svg', tint: 'honey', href: '/c/coffee' },
  { image: '/images/dress.svg', tint: 'rose', href: '/c/women' },
] as const;

/** The shop window. */
export function HomePage({ tiles, categories }: ContentOf<'home'>) {
  const text = useText();
  const contentLang = useContentLang();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div className={styles.words}>
            <h1 className={styles.heading}>{text('page.home.heading')}</h1>
            <p className={styles.lead}>{text('page.home.lead')}</p>
            <p className={styles.actions}>
              <ButtonLink href="/c/coffee" size="large">
                {text('page.home.to_coffee')}
              </ButtonLink>
              <ButtonLink href="/c/living" size="large" variant="secondary">
                {text('page.home.to_living')}
              </ButtonLink>
            </p>
          </div>
          <div className={styles.arches} aria-hidden="true">
            {ARCHES.map(({ image, tint }) => (
              <div key={image} className={styles.arch} data-tint={tint}>
                <img src={image} alt="" width={256} height={256} fetchPriority="high" />
              </div>
            ))}
          </div>
        </div>
      </section>

      <Section heading={text('page.home.categories')}>
        <ul className={styles.categories}>
          {categories.map(({ title, href, image, tint }) => (
            <li key={href}>
              <a className={styles.category} href={href}>
                <Picture src={image} alt="" ratio="1/1" tint={tint} />
                <span lang={contentLang}>{title}</span>
              </a>
            </li>
          ))}
        </ul>
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
