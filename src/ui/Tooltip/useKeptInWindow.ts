import { useCallback, useEffect, useRef } from 'react';

/** Air between a hint and the window's edge, in CSS pixels. */
const EDGE_PX = 8;

function keepInWindow(hint: HTMLElement): void {
  hint.style.removeProperty('--hint-shift');
  const { left, right } = hint.getBoundingClientRect();
  const width = hint.ownerDocument.documentElement.clientWidth;
  const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, width - EDGE_PX - right);
  if (shift !== 0) hint.style.setProperty('--hint-shift', `${shift}px`);
}

/** Shifts a hint sideways when it appears or its window turns, so that the window's edge never cuts it. */
export function useKeptInWindow() {
  const shown = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onResize = () => shown.current?.isConnected && keepInWindow(shown.current);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return useCallback((hint: HTMLElement | null) => {
    shown.current = hint;
    if (hint) keepInWindow(hint);
  }, []);
}
