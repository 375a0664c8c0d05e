import { useCallback } from 'react';

/** Air between a hint and the window's edge, in CSS pixels. */
const EDGE_PX = 8;

/** Shifts a hint sideways when it appears, so that the window's edge never cuts it. */
export function useKeptInWindow() {
  return useCallback((hint: HTMLElement | null) => {
    if (!hint) return;
    hint.style.removeProperty('--hint-shift');
    const { left, right } = hint.getBoundingClientRect();
    const width = hint.ownerDocument.documentElement.clientWidth;
    const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, width - EDGE_PX - right);
    if (shift !== 0) hint.style.setProperty('--hint-shift', `${shift}px`);
  }, []);
}
