import styles from './PageHeading.module.css';

/** A word that is wider than a phone's line in the usual size of a heading. */
const LONG_WORD = /\p{L}{16}/u;

export const PageHeading = ({ children, lang }: { children: string; lang?: string | undefined }) => (
  <h1 className={styles.heading} lang={lang} {...(LONG_WORD.test(children) && { 'data-long': '' })}>
    {children}
  </h1>
);
