import type { PointerEvent } from 'react';
import { RIPPLE_FADE_MS, RIPPLE_MIN_MS } from '#src/config/limits.ts';
import { prefersStillness } from '#src/ui/prefersStillness.ts';

type Rippling = HTMLElement & { ownerDocument: Document };

const pending = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>[]>();

/**
 * Starts a ripple at the point of a press. It is visible for at least 250 ms, even after a short tap, then fades out in
 * 300 ms; with reduced motion there is none. CSS renders it on `::after` from attributes, so React does not
 * re-render.
 *
 * @param x px from the element's left edge
 * @param y px from the element's top edge
 */
export function startRipple(element: Element, x: number, y: number): void {
  const button = element as Rippling;
  if (prefersStillness(button.ownerDocument.defaultView)) return;
  for (const timer of pending.get(button) ?? []) clearTimeout(timer);
  const startedAt = performance.now();
  button.style.setProperty('--ripple-x', `${x}px`);
  button.style.setProperty('--ripple-y', `${y}px`);
  button.dataset.ripple = 'spreading';

  const fade = () => {
    const remainingMs = Math.max(0, RIPPLE_MIN_MS - (performance.now() - startedAt));
    pending.set(button, [
      setTimeout(() => {
        button.dataset.ripple = 'fading';
      }, remainingMs),
      setTimeout(() => {
        delete button.dataset.ripple;
      }, remainingMs + RIPPLE_FADE_MS),
    ]);
    for (const end of ENDS) button.ownerDocument.removeEventListener(end, fade, true);
  };
  for (const end of ENDS) button.ownerDocument.addEventListener(end, fade, { capture: true });
}

const ENDS = ['pointerup', 'pointercancel', 'keyup', 'dragend'] as const;

/** Starts a ripple on an element that is not a react-aria button. */
export function rippleFrom(event: PointerEvent<HTMLElement>): void {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  startRipple(event.currentTarget, event.clientX - left, event.clientY - top);
}
