import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How a flyout was asked to close (HDR-08). */
export type FlyoutCloseReason = 'escape' | 'outside' | 'focus-left' | 'close-button';

interface DismissRules {
  isOpen: boolean;
  panel: RefObject<HTMLElement | null>;
  /** The control that opened it: it toggles by itself, and gets the focus back. */
  trigger: RefObject<HTMLElement | null> | undefined;
  onClose: (reason: FlyoutCloseReason) => void;
}

/** Closes a flyout on Escape, on a press outside and when the focus leaves; gives the focus back to its trigger (HDR-08). */
export function useFlyoutDismiss({ isOpen, panel, trigger, onClose }: DismissRules): void {
  const isInside = (target: EventTarget | null) =>
    target instanceof Node &&
    (panel.current?.contains(target) === true || trigger?.current?.contains(target) === true);

  const close = useEffectEvent((reason: FlyoutCloseReason) => {
    const page = panel.current?.ownerDocument;
    const held =
      reason === 'escape' || page?.activeElement === page?.body || isInside(page?.activeElement ?? null);
    if (held && reason !== 'focus-left') trigger?.current?.focus({ preventScroll: true });
    onClose(reason);
  });

  useEffect(() => {
    const page = panel.current?.ownerDocument;
    if (!isOpen || !page) return;
    let pressedOutside = false;
    const onKeyDown = (event: KeyboardEvent) => {
      // While an input method composes, Escape belongs to it.
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      close('escape');
    };
    const onPointerDown = (event: PointerEvent) => {
      pressedOutside = !isInside(event.target);
    };
    const onPointerUp = (event: PointerEvent) => {
      // Only a press that both begins and ends outside; a scroll ends in pointercancel and closes nothing.
      if (pressedOutside && !isInside(event.target)) close('outside');
      pressedOutside = false;
    };
    const onFocusIn = (event: FocusEvent) => {
      if (!isInside(event.target) && wasInside && !pressedOutside) close('focus-left');
      wasInside = isInside(event.target);
    };
    let wasInside = isInside(page.activeElement);
    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('pointerdown', onPointerDown, true);
    page.addEventListener('pointerup', onPointerUp, true);
    page.addEventListener('focusin', onFocusIn);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      page.removeEventListener('pointerdown', onPointerDown, true);
      page.removeEventListener('pointerup', onPointerUp, true);
      page.removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen, panel, trigger]);
}
