import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '#src/lib/classNames.ts';
import styles from './Button.module.css';
import { ButtonFace, useReason } from './ButtonFace.tsx';
import type { ButtonLook } from './buttonProps.ts';
import { startRipple } from './ripple.ts';

export interface ButtonProps
  extends ButtonLook,
    Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'style' | 'render'> {
  /** The press is being worked on: presses are ignored, focus stays, the label's place shows a ring. @default false */
  isLoading?: boolean;
  /** Presses are ignored, but the button can still be reached, so that its reason can be read. @default false */
  isDisabled?: boolean;
  /** Why it is disabled; read as the button's description. */
  disabledReason?: string;
  /** `submit` sends the form it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
}

/**
 * A button (INP-08). Loading or disabled it ignores presses but keeps the focus; becoming busy under a person's focus is
 * announced. In lists of many rows use `PlainButton`, which looks the same and costs a fiftieth on the server.
 *
 * @example <Button variant="activating" isLoading={isOrdering} onPress={order}>Zur Kasse</Button>
 */
export function Button({
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
  onPressStart,
  ...rest
}: ButtonProps) {
  const isIdle = isLoading || isDisabled;
  const { describedBy, reasonNode } = useReason(isDisabled ? disabledReason : undefined);
  return (
    <AriaButton
      {...rest}
      // A submit button that ignores presses must not submit its form either.
      type={isIdle ? 'button' : type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      data-loading={isLoading || undefined}
      data-idle={isDisabled || undefined}
      aria-disabled={isIdle || undefined}
      aria-describedby={classNames(rest['aria-describedby'], describedBy) || undefined}
      onPress={isIdle ? undefined : onPress}
      onPressStart={(event) => {
        if (isIdle) return;
        startRipple(event.target, event.x, event.y);
        onPressStart?.(event);
      }}
    >
      <ButtonFace isLoading={isLoading}>{children}</ButtonFace>
      {reasonNode}
    </AriaButton>
  );
}
