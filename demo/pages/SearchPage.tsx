import { useSite, useText } from '#src/entries/index.ts';
import { Link } from '#src/entries/ui.ts';
import { CategoryRow } from './CategoryRow.tsx';
import type { ContentOf } from './contentOf.ts';
import { PageIntro } from './PageIntro.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { Recommendations } from './Recommendations.tsx';
import styles from './SearchPage.module.css';
import { Section } from './Section.tsx';
import { searchTitle } from './searchTitle.ts';
import tileStyles from './TileArea.module.css';

/** Search results; without results it shows other ways to products. */
export function SearchPage(content: ContentOf<'search'>) {
  const text = useText();
  const { tiles, more } = content;
  if (tiles.length === 0) return <NothingFound {...content} />;
  return (
    <>
      <PageIntro
        title={searchTitle(content, text)}
        text={text('page.search.count', { count: tiles.length })}
      />
      <div className={tileStyles.area}>
        <ProductTiles tiles={tiles} level={2} />
      </div>
      <Recommendations tiles={more} />
    </>
  );
}

function NothingFound(content: ContentOf<'search'>) {
  const text = useText();
  const { term, more, categories } = content;
  const { popularSearches = [], locale } = useSite();
  return (
    <>
      <PageIntro
        title={searchTitle(content, text)}
        {...(term && { text: text('page.search.empty') })}
        image="/images/empty-shelf.svg"
      >
        {popularSearches.length > 0 && (
          <div className={styles.popular}>
            <h2 className={styles.label}>{text('search.popular')}</h2>
            <ul className={styles.terms} lang={locale}>
              {popularSearches.map((popular) => (
                <li key={popular}>
                  <Link href={`/search?query=${encodeURIComponent(popular)}`} variant="quiet">
                    {popular}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </PageIntro>
      <Section heading={text('page.home.categories')}>
        <CategoryRow categories={categories} />
      </Section>
      <Recommendations tiles={more} />
    </>
  );
}
