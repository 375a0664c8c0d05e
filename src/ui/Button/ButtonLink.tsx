import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { ExternalHint, externalLinkProps } from '#src/ui/Link/external.tsx';
import styles from './Button.module.css';
import { ButtonFace } from './ButtonFace.tsx';
import type { ButtonLook } from './buttonProps.ts';
import { rippleFrom } from './PlainButton.tsx';

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'target' | 'rel'> {
  /** Where it leads; relative, `http:` or `https:`. */
  href: string;
  /** Opens a new tab, tells nobody where it came from, and says so (FTR-05). @default false */
  isExternal?: boolean;
}

/**
 * A link that looks like a button, for going somewhere (INP-08): to the cart, to the log-in. It stays a plain `<a>`.
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
      <ButtonFace>
        {children}
        {isExternal && <> {<ExternalHint />}</>}
      </ButtonFace>
    </a>
  );
}
