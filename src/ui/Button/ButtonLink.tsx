import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { ExternalHint, externalLinkProps } from '#src/ui/Link/external.tsx';
import styles from './Button.module.css';
import type { ButtonLook } from './buttonProps.ts';
import { rippleFrom } from './ripple.ts';

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'target' | 'rel'> {
  /** Relative, `http:` or `https:` URL. */
  href: string;
  /** Opens a new tab without a referrer and indicates it. @default false */
  isExternal?: boolean;
}

/**
 * A link that looks like a button, for example to the cart or the log-in page. It only navigates, so it is a
 * plain `<a>`.
 */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  isExternal = false,
  className,
  onPointerDown,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      {...(isExternal ? externalLinkProps : undefined)}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      onPointerDown={(event) => {
        rippleFrom(event);
        onPointerDown?.(event);
      }}
    >
      <span className={styles.label}>
        {children}
        {isExternal && <> {<ExternalHint />}</>}
      </span>
    </a>
  );
}
