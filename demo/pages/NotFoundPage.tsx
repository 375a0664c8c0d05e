import { useText } from '#src/entries/index.ts';
import { ButtonLink } from '#src/entries/ui.ts';
import { CategoryRow } from './CategoryRow.tsx';
import type { ContentOf } from './contentOf.ts';
import styles from './NotFoundPage.module.css';
import { Section } from './Section.tsx';

export function NotFoundPage({ categories }: ContentOf<'notFound'>) {
  const text = useText();
  return (
    <>
      <div className={styles.page}>
        <img className={styles.image} src="/images/empty-shelf.svg" alt="" width={160} height={160} />
        <h1 className={styles.heading}>{text('page.not_found.title')}</h1>
        <p className={styles.text}>{text('page.not_found.text')}</p>
        <p>
          <ButtonLink href="/">{text('page.not_found.to_start')}</ButtonLink>
        </p>
      </div>
      <Section heading={text('page.home.categories')}>
        <CategoryRow categories={categories} />
      </Section>
    </>
  );
}
