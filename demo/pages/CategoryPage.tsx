import { CategoryBanner, useContentLang, useText } from '#src/entries/index.ts';
import { ErrorBoundary } from '#src/entries/ui.ts';
import bandStyles from './Band.module.css';
import type { ContentOf } from './contentOf.ts';
import { PageIntro } from './PageIntro.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { Recommendations } from './Recommendations.tsx';
import styles from './TileArea.module.css';

/** Products above the banner: one row, on narrow windows two. */
const FIRST_ROWS = 4;

export function CategoryPage({ id, title, above, tiles, more }: ContentOf<'category'>) {
  const text = useText();
  const contentLang = useContentLang();
  return (
    <>
      <PageIntro
        title={title ?? text('page.category.fallback')}
        lang={title && contentLang}
        above={above}
        text={text('page.search.count', { count: tiles.length })}
      />
      <div className={styles.area}>
        <ProductTiles tiles={tiles.slice(0, FIRST_ROWS)} level={2} />
      </div>
      <div className={bandStyles.band}>
        <ErrorBoundary name="category-banner">
          <CategoryBanner promotionId={`category_${id}`} />
        </ErrorBoundary>
      </div>
      {tiles.length > FIRST_ROWS && (
        <div className={styles.area}>
          <ProductTiles tiles={tiles.slice(FIRST_ROWS)} level={2} />
        </div>
      )}
      <Recommendations tiles={more} />
    </>
  );
}
