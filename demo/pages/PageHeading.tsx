import styles from './PageHeading.module.css';

/** The heading of a page. */
export const PageHeading = ({ children }: { children: string }) => (
  <h1 className={styles.heading}>{children}</h1>
);
