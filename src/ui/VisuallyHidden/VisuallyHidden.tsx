import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** The words that are read and not seen. */
  children: ReactNode;
  /** The element to draw. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  /** Of the element, to be named by another. */
  id?: string;
}

/** Words for assistive technology only (MC-20): they are read and searched, but take no room on the page. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  );
}
