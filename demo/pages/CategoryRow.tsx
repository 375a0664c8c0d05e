import type { CategoryLink } from '#demo/model/products.ts';
import { useContentLang } from '#src/entries/index.ts';
import { Picture } from '#src/entries/ui.ts';
import styles from './CategoryRow.module.css';

export function CategoryRow({ categories }: { categories: readonly CategoryLink[] }) {
  const contentLang = useContentLang();
  return (
    // Firefox makes a scroll container a tab stop.
    <ul className={styles.categories} tabIndex={-1}>
      {categories.map(({ title, href, image }) => (
        <li key={href}>
          <a className={styles.category} href={href}>
            <Picture src={image} alt="" />
            <span lang={contentLang}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
