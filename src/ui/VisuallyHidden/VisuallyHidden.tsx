import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** The visually hidden content. */
  children: ReactNode;
  /** The element to render. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  /** Id, for references from other elements. */
  id?: string;
  /** The language of the content, if it is not that around it. */
  lang?: string | undefined;
}

/** Text for assistive technology only. Screen readers and in-page search find it, but it takes no space. */
export function VisuallyHidden({ children, as: Element = 'span', id, lang }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} id={id} lang={lang}>
      {children}
    </Element>
  );
}
