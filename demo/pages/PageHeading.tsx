import styles from './PageHeading.module.css';

/** The heading of a page. */
export const PageHeading = ({ children, lang }: { children: string; lang?: string | undefined }) => (
  <h1 className={styles.heading} lang={lang}>
    {children}
  </h1>
);
