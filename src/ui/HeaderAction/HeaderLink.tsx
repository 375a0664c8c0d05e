import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import styles from './HeaderAction.module.css';
import { HeaderActionContent, type HeaderActionLook } from './HeaderActionContent.tsx';

export interface HeaderLinkProps
  extends HeaderActionLook,
    Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label'> {
  /** Relative, `http:` or `https:` URL. */
  href: string;
  /** Visible text in place of the label, which should contain it. @default the label */
  shownLabel?: string;
}

/**
 * A link in the header's icon row, for example to a wish list. It has the size, label and states of the header's
 * own icons at every width.
 *
 * @example <HeaderLink href="/wishlist" icon={<HeartIcon size="large" />} label="Merkzettel" />
 */
export function HeaderLink({ icon, label, shownLabel, className, ...rest }: HeaderLinkProps) {
  return (
    <a {...rest} className={classNames(styles.action, className)} data-header-action="">
      <HeaderActionContent icon={icon} label={label} shownLabel={shownLabel} />
    </a>
  );
}
