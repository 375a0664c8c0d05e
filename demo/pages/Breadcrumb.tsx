import { Link, useText } from '#src/entries/index.ts';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** Pages between the home page and this one. */
  above?: readonly { title: string; href: string }[];
  /** This page. */
  title: string;
}

/** The path from the home page to this page. */
export function Breadcrumb({ above = [], title }: BreadcrumbProps) {
  const text = useText();
  return (
    <nav className={styles.breadcrumb} aria-label={text('page.breadcrumb')}>
      <ol>
        {[{ title: text('page.start'), href: '/' }, ...above].map((page) => (
          <li key={page.href}>
            <Link href={page.href} variant="quiet">
              {page.title}
            </Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
