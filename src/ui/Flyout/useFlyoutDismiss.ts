import { type HTMLAttributes, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';

/** How a flyout was asked to close (HDR-08). */
export type FlyoutCloseReason = 'escape' | 'outside' | 'focus-left' | 'close-button';

interface DismissRules {
  isOpen: boolean;
  panel: RefObject<HTMLElement | null>;
  /** The control that opened it. It counts as inside, toggles on its own, and gets the focus back. */
  trigger: RefObject<HTMLElement | null> | undefined;
  onClose: (reason: FlyoutCloseReason) => void;
}

/**
 * Closes a non-modal panel on Escape, on a press outside and when the focus leaves panel and trigger (HDR-08). The focus
 * goes back to the trigger only from inside or from nowhere: a panel that opened on hover takes it from no other field.
 *
 * React Aria observes presses, focus and keys. `useOverlay` is not used, because it swallows the press outside, and a
 * press on the next icon must close one flyout and open the other.
 *
 * @returns props for the panel's element
 */
export function useFlyoutDismiss({ isOpen, panel, trigger, onClose }: DismissRules): {
  dismissProps: HTMLAttributes<HTMLElement>;
} {
  const isPressedOutside = useRef(false);
  const isInside = (target: EventTarget | null) =>
    target instanceof Node &&
    (panel.current?.contains(target) === true || trigger?.current?.contains(target) === true);

  const close = (reason: FlyoutCloseReason) => {
    const page = panel.current?.ownerDocument;
    const focused = page?.activeElement ?? null;
    if (reason !== 'focus-left' && (focused === page?.body || isInside(focused)))
      trigger?.current?.focus({ preventScroll: true });
    onClose(reason);
  };

  useInteractOutside({
    ref: panel,
    isDisabled: !isOpen,
    onInteractOutsideStart: ({ target }) => {
      isPressedOutside.current = !isInside(target);
    },
    onInteractOutside: ({ target }) => {
      isPressedOutside.current = false;
      if (!isInside(target)) close('outside');
    },
  });

  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    // Without a new target the window lost the focus, or the focused element was removed. A press moves the focus too,
    // and closes when it ends.
    if (relatedTarget === null || isPressedOutside.current || isInside(relatedTarget)) return;
    close('focus-left');
  };
  const { focusWithinProps } = useFocusWithin({ isDisabled: !isOpen, onBlurWithin: leave });
  // A panel inside another one handles the key first.
  const { keyboardProps } = useKeyboard({
    isDisabled: !isOpen,
    shortcuts: {
      Escape: (event) => {
        if (event.isDefaultPrevented()) return false;
        close('escape');
      },
    },
  });

  // The trigger stands outside the panel's element, and a panel that opened on hover has no focus at all.
  const onTriggerBlur = useEffectEvent(leave);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    isPressedOutside.current = false;
    // While an input method composes, Escape belongs to it.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    close('escape');
  });
  useEffect(() => {
    const page = panel.current?.ownerDocument;
    if (!isOpen || !page) return;
    const control = trigger?.current;
    page.addEventListener('keydown', onKeyDown);
    control?.addEventListener('focusout', onTriggerBlur);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      control?.removeEventListener('focusout', onTriggerBlur);
    };
  }, [isOpen, panel, trigger]);

  return { dismissProps: mergeProps(focusWithinProps, keyboardProps) };
}
