import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { followFragment } from '#src/lib/followFragment.ts';
import { ExternalHint, externalLinkProps } from './external.tsx';
import styles from './Link.module.css';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  /** Relative, `http:` or `https:` URL. */
  href: string;
  /**
   * `inline` is underlined in running text, `quiet` only on hover, `standalone` is a call to action. @default 'inline'
   */
  variant?: 'inline' | 'quiet' | 'standalone';
  /** Opens a new tab without a referrer and indicates it. @default false */
  isExternal?: boolean;
}

/**
 * A link. It is a plain `<a>`, so that it works without JavaScript and is cheap in long lists.
 *
 * @example <Link href="/privacy" isExternal>Datenschutz</Link>
 */
export function Link({ children, variant = 'inline', isExternal = false, className, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    followFragment(event);
  };
  return (
    <a
      {...rest}
      {...(rest.href.startsWith('#') && { onClick: follow })}
      {...(isExternal ? externalLinkProps : undefined)}
      className={classNames(styles.link, className)}
      data-variant={variant}
    >
      {isExternal ? <span className={styles.words}>{children}</span> : children}
      {/* The space separates the arrow's text from the last word of the link's name. */}
      {isExternal && <> {<ExternalHint />}</>}
    </a>
  );
}
