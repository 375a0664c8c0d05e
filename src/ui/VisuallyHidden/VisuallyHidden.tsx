import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** The element to draw. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  id?: string;
}

/** Words for assistive technology only: they are read and searched, but take no room on the page. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  );
}
