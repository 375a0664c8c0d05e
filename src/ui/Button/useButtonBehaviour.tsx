import { type ReactNode, useId } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '#src/lib/classNames.ts';
import type { ButtonBehaviour } from './buttonProps.ts';
import { ignoreSecondClick } from './ignoreSecondClick.ts';

/**
 * The react-aria props of a button that may be loading or disabled. react-aria's `isPending` covers loading. Its
 * `isDisabled` disables the element natively, which drops the focus and hides the reason, so a disabled button only
 * loses its handlers and its type.
 */
export function useButtonBehaviour({
  isLoading = false,
  isDisabled = false,
  disabledReason,
  type = 'button',
  onPress,
  onPressStart,
  onPressEnd,
  onPressUp,
  onPressChange,
  ...rest
}: ButtonBehaviour): { buttonProps: AriaButtonProps & Record<`data-${string}`, unknown>; reason: ReactNode } {
  const { describedBy, reason } = useReason(isDisabled ? disabledReason : undefined);
  return {
    buttonProps: {
      ...rest,
      ...(isDisabled
        ? { type: 'button', 'aria-disabled': true }
        : {
            type,
            onPress: (press) => {
              ignoreSecondClick(press);
              onPress?.(press);
            },
            onPressStart,
            onPressEnd,
            onPressUp,
            onPressChange,
          }),
      isPending: isLoading,
      'aria-describedby': classNames(rest['aria-describedby'], describedBy) || undefined,
      'data-loading': isLoading || undefined,
      'data-idle': isDisabled || undefined,
    },
    reason,
  };
}

/** The reason why a button is disabled, visually hidden and used as its description. */
function useReason(reason: string | undefined) {
  const id = useId();
  if (reason === undefined) return { describedBy: undefined, reason: null };
  return {
    describedBy: id,
    reason: (
      <span id={id} hidden>
        {reason}
      </span>
    ),
  };
}
