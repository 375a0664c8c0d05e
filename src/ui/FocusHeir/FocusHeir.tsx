import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface FocusHeirProps {
  /** The part that can be removed; render this inside it. */
  of: RefObject<HTMLElement | null>;
  /** Selector of the control that follows the part. @default the page's content */
  to?: string;
}

/**
 * Keeps the focus on the page when a part is removed together with the focused control: it returns to the element from
 * which it came, or else moves to `to`, or to the page's content. Removed by a press, by another tab or by the clock, a
 * part must not leave keyboard users at the page's beginning and screen readers without a place.
 */
export function FocusHeir({ of, to }: FocusHeirProps) {
  // React empties the part's own ref before the clean-up.
  const part = useRef<HTMLElement>(null);
  const origin = useRef<EventTarget>(null);
  useEffect(() => {
    const root = of.current;
    part.current = root;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && root?.contains(relatedTarget))) origin.current = relatedTarget;
    };
    root?.addEventListener('focusin', remember);
    return () => root?.removeEventListener('focusin', remember);
  }, [of]);
  // React cleans up a layout effect while the part is still in the document.
  useLayoutEffect(
    () => () => {
      if (!part.current?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        const heirs = [origin.current, to && document.querySelector(to)];
        if (!heirs.some((heir) => takesFocus(heir))) focusPage();
      });
    },
    [to],
  );
  return null;
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

function takesFocus(heir: unknown): boolean {
  if (isFocusLost() && heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  return !isFocusLost();
}

/** Moves the focus to the page's content, when the focused control has been removed. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
