import type { Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { classNames } from '#src/lib/classNames.ts';
import styles from './IconButton.module.css';
import type { IconButtonLook } from './IconButton.tsx';

export interface ToggleButtonProps
  extends IconButtonLook,
    Omit<AriaToggleButtonProps, 'children' | 'className' | 'style' | 'render' | 'aria-label'> {
  /** Whether it is on (controlled); use with `onChange`. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  /** Called with the new state when the user toggles it. */
  onChange?: (isSelected: boolean) => void;
  /** Ref of the `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * An icon button with two states. Its `label` names what is on and stays the same in both states; `aria-pressed` holds
 * the state.
 *
 * @example <ToggleButton label="Passwort anzeigen" isSelected={isVisible} onChange={setVisible}><EyeIcon /></ToggleButton>
 */
export function ToggleButton({
  children,
  label,
  size = 'medium',
  variant = 'quiet',
  className,
  ...rest
}: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...rest}
      className={classNames(styles.button, className)}
      data-size={size}
      data-variant={variant}
      aria-label={label}
    >
      {children}
    </AriaToggleButton>
  );
}
