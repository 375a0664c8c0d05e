import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** The visually hidden content. */
  children: ReactNode;
  /** The element to render. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  /** Id, for references from other elements. */
  id?: string;
}

/** Text for assistive technology only (MC-20). Screen readers and in-page search find it, but it takes no space. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  );
}
