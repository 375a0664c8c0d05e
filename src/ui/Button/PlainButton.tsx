import type { ComponentPropsWithRef, MouseEvent, PointerEvent } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import styles from './Button.module.css';
import { ButtonFace, useReason } from './ButtonFace.tsx';
import type { ButtonLook } from './buttonProps.ts';
import { startRipple } from './ripple.ts';

export interface PlainButtonProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'disabled' | 'onClick'> {
  /** Presses are ignored, focus stays, the label's place shows a ring. @default false */
  isLoading?: boolean;
  /** Presses are ignored, but the button can still be reached. @default false */
  isDisabled?: boolean;
  /** Why it is disabled; read as the button's description. */
  disabledReason?: string;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * The same button on a native element (INP-08), for lists of many rows: 200 lines with three buttons each render about
 * forty times faster than with react-aria's (MC-20). Shoppers' pages use it throughout, so that they load no react-aria;
 * `Button` is for slots of react-aria's own parts.
 */
export function PlainButton({
  children,
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  isLoading = false,
  isDisabled = false,
  disabledReason,
  className,
  type = 'button',
  onPress,
  onPointerDown,
  ...rest
}: PlainButtonProps) {
  const isIdle = isLoading || isDisabled;
  const { describedBy, reasonNode } = useReason(isDisabled ? disabledReason : undefined);
  return (
    <button
      {...rest}
      type={isIdle ? 'button' : type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      data-loading={isLoading || undefined}
      data-idle={isDisabled || undefined}
      aria-disabled={isIdle || undefined}
      aria-describedby={classNames(rest['aria-describedby'], describedBy) || undefined}
      onClick={isIdle ? undefined : onPress}
      onPointerDown={(event) => {
        if (!isIdle) rippleFrom(event);
        onPointerDown?.(event);
      }}
    >
      <ButtonFace isLoading={isLoading}>{children}</ButtonFace>
      {reasonNode}
    </button>
  );
}

/** Starts a ripple where a native press begins. */
export function rippleFrom(event: PointerEvent<HTMLElement>): void {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  startRipple(event.currentTarget, event.clientX - left, event.clientY - top);
}
