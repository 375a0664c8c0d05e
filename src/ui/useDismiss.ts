import { type HTMLAttributes, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { isComposing } from '#src/lib/isComposing.ts';

/** How the user dismissed the panel. */
export type DismissReason = 'escape' | 'outside' | 'focus-left';

interface DismissRules {
  isOpen: boolean;
  /** The element that receives the returned props. */
  panel: RefObject<HTMLElement | null>;
  /**
   * The control that opened the panel, inside it or elsewhere. It counts as inside, toggles on its own, and gets the
   * focus back.
   */
  trigger: RefObject<HTMLElement | null> | undefined;
  onDismiss: (reason: DismissReason) => void;
  /** Also closes when the focus moves nowhere, such as out of the page's last control. @default false */
  needsFocus?: boolean;
}

/**
 * Closes a non-modal panel, such as a flyout, a toggletip or a list, on Escape, on a press outside, when the focus
 * leaves panel and trigger, and when Tab moves it from one place outside to another. The focus returns to the trigger
 * only from inside or from nowhere: a panel that opened on hover takes it from no other field.
 *
 * React Aria observes presses, focus and keys. `useOverlay` is not used, because it swallows the press outside, and a
 * press on the next icon must close one flyout and open the other.
 *
 * @returns props for the panel's element
 */
export function useDismiss({
  isOpen,
  panel,
  trigger,
  onDismiss,
  needsFocus = false,
}: DismissRules): HTMLAttributes<HTMLElement> {
  const isPressedOutside = useRef(false);
  const isInside = (target: EventTarget | null) =>
    target instanceof Node &&
    (panel.current?.contains(target) === true || trigger?.current?.contains(target) === true);

  /** A dialog, or the list of a select, is above the panel; React Aria hides everything else. Keys and presses are its own. */
  const isCovered = () => Boolean(panel.current?.closest('[inert], [aria-hidden="true"]'));

  const close = (reason: DismissReason) => {
    const page = panel.current?.ownerDocument;
    const focused = page?.activeElement ?? null;
    if (reason !== 'focus-left' && (focused === page?.body || isInside(focused)))
      trigger?.current?.focus({ preventScroll: true });
    onDismiss(reason);
  };

  useInteractOutside({
    ref: panel,
    isDisabled: !isOpen,
    onInteractOutsideStart: ({ target }) => {
      isPressedOutside.current = !isInside(target) && !isCovered();
    },
    onInteractOutside: ({ target }) => {
      const isOutside = isPressedOutside.current && !isInside(target);
      isPressedOutside.current = false;
      if (isOutside) close('outside');
    },
  });

  /** The focus is on its way out, or the user has pressed Tab: where it arrives decides. */
  const isLeaving = useRef(false);
  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    isLeaving.current = false;
    // No new target means that the window lost the focus or the focused element was removed. A press also moves the
    // focus, and closes the panel when it ends.
    const isNowhere = relatedTarget === null && !needsFocus;
    if (isPressedOutside.current || isNowhere || isInside(relatedTarget) || isCovered()) return;
    if (relatedTarget) isLeaving.current = true;
    else close('focus-left');
  };
  // React also passes on the focus of overlays that the panel's content has opened: there it has not left.
  const stay = () => {
    isLeaving.current = false;
  };
  const { focusWithinProps } = useFocusWithin({ isDisabled: !isOpen, onBlurWithin: leave });
  // A nested panel handles the key first.
  const { keyboardProps } = useKeyboard({
    isDisabled: !isOpen,
    shortcuts: {
      Escape: (event) => {
        if (isComposing(event.nativeEvent) || event.isDefaultPrevented() || isCovered()) return false;
        close('escape');
      },
    },
  });

  // The trigger may be outside the panel's element or may have had the focus before, and a panel that opened on hover
  // has no focus at all.
  const onTriggerBlur = useEffectEvent(leave);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    isPressedOutside.current = false;
    isLeaving.current = event.key === 'Tab' && !isCovered();
    if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented || isCovered()) return;
    event.preventDefault();
    close('escape');
  });
  // After React's own listener.
  const onFocusIn = useEffectEvent(({ target }: Event) => {
    if (isLeaving.current && !isInside(target)) close('focus-left');
    isLeaving.current = false;
  });
  useEffect(() => {
    const page = panel.current?.ownerDocument;
    if (!isOpen || !page) return;
    const control = trigger?.current;
    isLeaving.current = false;
    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('focusin', onFocusIn);
    control?.addEventListener('focusout', onTriggerBlur);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      page.removeEventListener('focusin', onFocusIn);
      control?.removeEventListener('focusout', onTriggerBlur);
    };
  }, [isOpen, panel, trigger]);

  const { onFocus, ...props } = mergeProps(focusWithinProps, keyboardProps);
  return {
    ...props,
    // Not by `mergeProps`: React Compiler lets only hooks take a function that reads a ref.
    onFocus: (event) => {
      onFocus?.(event);
      stay();
    },
  };
}
