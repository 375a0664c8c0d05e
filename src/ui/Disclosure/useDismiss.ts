import type { DOMAttributes, RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';

interface Dismissal {
  /** The element around trigger and content; takes the returned props. */
  root: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onDismiss: () => void;
}

/**
 * Closes what a trigger has opened in place when a person leaves it: by Escape, which returns the focus to the trigger
 * and closes nothing around it, by a press outside, or by moving the focus on. Returns the props of `root`.
 */
export function useDismiss({ root, isOpen, onDismiss }: Dismissal): DOMAttributes<HTMLElement> {
  useInteractOutside({ ref: root, onInteractOutside: onDismiss, isDisabled: !isOpen });
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: onDismiss });
  const { keyboardProps } = useKeyboard({
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !isOpen || event.nativeEvent.isComposing)
        return event.continuePropagation();
      root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      onDismiss();
    },
  });
  return mergeProps(focusWithinProps, keyboardProps);
}
