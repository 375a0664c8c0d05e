import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

/** The purpose of a button: main action, secondary action, checkout, reduced goods, community. */
export type ButtonVariant = 'primary' | 'secondary' | 'activating' | 'sale' | 'community';

/** 36, 44 or 52 px high at the default text size; the touch target is at least 44 px. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** The appearance that buttons and button-like links share. */
export interface ButtonLook {
  /** The label, optionally with an icon before or after it. */
  children: ReactNode;
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** As wide as its container. @default false */
  isBlock?: boolean;
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * The behaviour that all buttons share: presses from any input device, and two states that ignore presses but keep the
 * focus.
 */
export interface ButtonBehaviour
  extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'style' | 'render'> {
  /** The action is running: the button ignores presses, keeps the focus and shows a spinner. @default false */
  isLoading?: boolean;
  /** Ignores presses but stays focusable, so that users can read the reason. @default false */
  isDisabled?: boolean;
  /** Why the button is disabled; used as its accessible description. */
  disabledReason?: string;
  /** `submit` submits the form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Ref of the `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}
