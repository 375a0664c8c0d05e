import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { ExternalHint, externalLinkProps } from './external.tsx';
import styles from './Link.module.css';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  /** Where it leads; relative, `http:` or `https:`. */
  href: string;
  /** `inline` is underlined in running text, `quiet` only when pointed at, `standalone` is a call to go on. @default 'inline' */
  variant?: 'inline' | 'quiet' | 'standalone';
  /** Opens a new tab without a referrer, and says so (FTR-05). @default false */
  isExternal?: boolean;
}

/**
 * A link (FTR-05): always a plain `<a>`, so that it works before and without JavaScript and costs nothing in long
 * lists.
 *
 * @example <Link href="/privacy" isExternal>Datenschutz</Link>
 */
export function Link({ children, variant = 'inline', isExternal = false, className, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      {...(isExternal ? externalLinkProps : undefined)}
      className={classNames(styles.link, className)}
      data-variant={variant}
    >
      {children}
      {/* The space keeps the arrow's words apart from the last one in the link's name. */}
      {isExternal && <> {<ExternalHint />}</>}
    </a>
  );
}
