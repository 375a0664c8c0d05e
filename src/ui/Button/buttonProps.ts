import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

/** The purpose of a button: main action, secondary action, checkout, reduced goods, community (INP-08). */
export type ButtonVariant = 'primary' | 'secondary' | 'activating' | 'sale' | 'community';

/** 36, 44 or 52 px high at the default text size; never under 44 px by touch (INP-08). */
export type ButtonSize = 'small' | 'medium' | 'large';

/** The look that buttons and button-like links share. */
export interface ButtonLook {
  /** The label, optionally with an icon before or after it. */
  children: ReactNode;
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** As wide as its container. @default false */
  isBlock?: boolean;
  /** Added to the classes of its root. */
  className?: string;
}

/** The behaviour that all buttons share: presses by any device, and two states that ignore presses but keep the focus. */
export interface ButtonBehaviour
  extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'style' | 'render'> {
  /** The action is running: presses are ignored, focus stays, a spinner shows. @default false */
  isLoading?: boolean;
  /** Presses are ignored; the button stays focusable so that its reason can be read. @default false */
  isDisabled?: boolean;
  /** Why it is disabled; read as the button's description. */
  disabledReason?: string;
  /** `submit` sends its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}
