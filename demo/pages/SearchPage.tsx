import { useContentLang, useSite, useText } from '#src/entries/index.ts';
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
  const { tiles, more, categories } = content;
  const lang = useContentLang();
  const isSingle = tiles.length === 1;
  if (tiles.length === 0) return <NothingFound {...content} />;
  return (
    <>
      <PageIntro
        title={searchTitle(content, text)}
        text={text('page.search.count', { count: tiles.length })}
      />
      <div className={isSingle ? styles.single : undefined}>
        <div className={tileStyles.area}>
          <ProductTiles tiles={tiles} level={2} />
        </div>
        {isSingle && (
          <div className={styles.further}>
            <PopularSearches />
            <Terms
              heading={text('page.home.categories')}
              links={categories.map(({ title, href }) => ({ text: title, href }))}
              lang={lang}
            />
          </div>
        )}
      </div>
      <Recommendations tiles={more} />
    </>
  );
}

function NothingFound(content: ContentOf<'search'>) {
  const text = useText();
  const { term, more, categories } = content;
  return (
    <>
      <PageIntro
        title={searchTitle(content, text)}
        {...(term && { text: text('page.search.empty') })}
        image="/images/empty-shelf.svg"
      >
        <div className={styles.popular}>
          <PopularSearches />
        </div>
      </PageIntro>
      <Section heading={text('page.home.categories')}>
        <CategoryRow categories={categories} />
      </Section>
      <Recommendations tiles={more} />
    </>
  );
}

function PopularSearches() {
  const text = useText();
  const { popularSearches = [], locale } = useSite();
  const links = popularSearches.map((popular) => ({
    text: popular,
    href: `/search?query=${encodeURIComponent(popular)}`,
  }));
  return <Terms heading={text('search.popular')} links={links} lang={locale} />;
}

interface TermsProps {
  heading: string;
  links: readonly { text: string; href: string }[];
  /** The language of the links, if it is not the page's. */
  lang: string | undefined;
}

function Terms({ heading, links, lang }: TermsProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={styles.label}>{heading}</h2>
      <ul className={styles.terms} lang={lang}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href} variant="quiet">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
