import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  heading: string;
  /** The language of the heading, if it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

export function Section({ heading, lang, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading} lang={lang}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
