import { useText } from '#src/entries/index.ts';
import type { ContentOf } from './contentOf.ts';
import { PageIntro } from './PageIntro.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { searchTitle } from './searchTitle.ts';
import styles from './TileArea.module.css';

/** Search results; without results it shows other products. */
export function SearchPage({ term, count, tiles }: ContentOf<'search'>) {
  const text = useText();
  const result = text('page.search.count', { count });
  return (
    <>
      <PageIntro
        title={searchTitle(term, text)}
        text={count > 0 ? result : `${result}. ${text('page.search.empty')}`}
      />
      <div className={styles.area}>
        <ProductTiles tiles={tiles} level={2} />
      </div>
    </>
  );
}
