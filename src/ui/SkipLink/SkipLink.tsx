import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The target, as `#id`. */
  href: `#${string}`;
  /** Where it leads, in words. */
  children: ReactNode;
}

/** Lets those who go by keyboard pass what every page repeats; it is seen only while it has the focus (HDR-14). */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
