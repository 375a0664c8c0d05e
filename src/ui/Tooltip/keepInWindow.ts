import { watchSizes } from '#src/lib/watchSizes.ts';

/** Distance between a hint and the window's edge, in CSS pixels. */
const EDGE_PX = 8;

function shiftIntoWindow(hint: HTMLElement): void {
  hint.style.removeProperty('--hint-shift');
  const { left, right } = hint.getBoundingClientRect();
  const width = hint.ownerDocument.documentElement.clientWidth;
  const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, width - EDGE_PX - right);
  if (shift !== 0) hint.style.setProperty('--hint-shift', `${shift}px`);
}

/** A ref that keeps a hint horizontally in the window: when it appears, when it grows, when the window is resized. */
export function keepInWindow(hint: HTMLElement | null): (() => void) | undefined {
  if (!hint) return;
  const shift = () => shiftIntoWindow(hint);
  shift();
  window.addEventListener('resize', shift);
  // A larger text size resizes the hint, not the window.
  const stopWatching = watchSizes([document.documentElement, hint], shift);
  return () => {
    window.removeEventListener('resize', shift);
    stopWatching?.();
  };
}
