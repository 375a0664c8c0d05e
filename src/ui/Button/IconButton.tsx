import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useReason } from './ButtonFace.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'onClick' | 'aria-label'> {
  /** The icon; what it means is said by `label`. */
  children: ReactNode;
  /** What the button does, and to what: "Kaffee aus dem Warenkorb löschen". */
  label: string;
  /** 36, 44 or 52 px; the target is never under 44 px by touch. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `quiet` has no ground until it is pointed at, `outlined` has an edge. @default 'quiet' */
  variant?: 'quiet' | 'outlined' | 'filled';
  /** The press is being worked on: presses are ignored, focus stays. @default false */
  isLoading?: boolean;
  /** Presses are ignored, but the button can still be reached. @default false */
  isDisabled?: boolean;
  /** Why it is disabled; read as the button's description. */
  disabledReason?: string;
  /** `submit` sends the form it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** A press by pointer or keyboard. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * A button that shows only an icon (INP-08). A native element, cheap enough for every line of a long list.
 *
 * @example <IconButton label="Suche leeren" onPress={clear}><CloseIcon /></IconButton>
 */
export function IconButton({
  children,
  label,
  size = 'medium',
  variant = 'quiet',
  isLoading = false,
  isDisabled = false,
  disabledReason,
  className,
  type = 'button',
  onPress,
  ...rest
}: IconButtonProps) {
  const isIdle = isLoading || isDisabled;
  const { describedBy, reasonNode } = useReason(isDisabled ? disabledReason : undefined);
  return (
    <button
      {...rest}
      type={isIdle ? 'button' : type}
      className={classNames(styles.button, className)}
      data-size={size}
      data-variant={variant}
      data-idle={isDisabled || undefined}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-disabled={isIdle || undefined}
      aria-describedby={classNames(rest['aria-describedby'], describedBy) || undefined}
      onClick={isIdle ? undefined : onPress}
    >
      {isLoading ? <Spinner size="small" /> : children}
      {reasonNode}
    </button>
  );
}
