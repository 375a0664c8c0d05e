import { useText } from '#src/entries/index.ts';
import { Link } from '#src/entries/ui.ts';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** Pages between the home page and this one. */
  above?: readonly { title: string; href: string }[];
  /** This page. */
  title: string;
  /** The language of the titles, if it is not the page's. */
  lang?: string | undefined;
}

/** The path from the home page to this page. */
export function Breadcrumb({ above = [], title, lang }: BreadcrumbProps) {
  const text = useText();
  return (
    <nav className={styles.breadcrumb} aria-label={text('page.breadcrumb')}>
      <ol>
        <li>
          <Link href="/" variant="quiet">
            {text('page.start')}
          </Link>
        </li>
        {above.map((page) => (
          <li key={page.href} lang={lang}>
            <Link href={page.href} variant="quiet">
              {page.title}
            </Link>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
