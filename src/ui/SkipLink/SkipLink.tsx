import type { ReactNode } from 'react';
import { followFragment } from '#src/lib/followFragment.ts';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The target, as `#id`. */
  href: `#${string}`;
  /** The link text. */
  children: ReactNode;
}

/** Lets keyboard users skip repeated content; visible only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href} onClick={followFragment} data-part="skip-link">
      {children}
    </a>
  );
}
