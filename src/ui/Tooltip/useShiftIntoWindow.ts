import { useCallback, useEffect, useRef } from 'react';
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

/** Shifts a hint horizontally into the window when it appears, when it grows and when the window is resized. */
export function useShiftIntoWindow() {
  const shown = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const shift = () => shown.current?.isConnected && shiftIntoWindow(shown.current);
    window.addEventListener('resize', shift);
    // A larger text size does not resize the window, so observe the hint's own size.
    const stopWatching = watchSizes([document.documentElement], shift);
    return () => {
      window.removeEventListener('resize', shift);
      stopWatching?.();
    };
  }, []);
  return useCallback((hint: HTMLElement | null) => {
    shown.current = hint;
    if (hint) shiftIntoWindow(hint);
  }, []);
}
