import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage, isFocusLost } from './focusPage.ts';

interface FocusFallbackProps {
  /** The part that can be removed or hidden; render this inside it while it is shown. */
  of: RefObject<HTMLElement | null>;
  /** The control that opened the part; it comes before the element from which the focus came. */
  trigger?: RefObject<HTMLElement | null> | undefined;
  /** Selector of the control that follows the part. @default the page's content */
  to?: string;
}

/**
 * Keeps the focus on the page when a part is removed or hidden together with the focused control: it returns to the
 * part's trigger, or to the element from which it came, or else moves to `to`, or to the page's content. Removed by a
 * press, by another tab or by the clock, a part must not leave keyboard users at the page's beginning and screen readers
 * without a place.
 */
export function FocusFallback({ of, trigger, to }: FocusFallbackProps) {
  // React empties the part's own ref before the clean-up.
  const part = useRef<HTMLElement>(null);
  const origin = useRef<EventTarget>(null);
  const isGone = useRef(false);
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
  useLayoutEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      const root = part.current;
      if (!root?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // StrictMode mounts it again at once.
        if (!isGone.current) return;
        const candidates = [trigger?.current, origin.current, to && document.querySelector(to)];
        // A hidden part still has the focus until the browser's next frame.
        const isLeft = () => !isFocusLost() && !root.contains(document.activeElement);
        for (const candidate of candidates) {
          if (isLeft()) return;
          if (candidate instanceof HTMLElement) candidate.focus({ preventScroll: true });
        }
        if (isFocusLost()) focusPage();
      });
    };
  }, [trigger, to]);
  return null;
}
