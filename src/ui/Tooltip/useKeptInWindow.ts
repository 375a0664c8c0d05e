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

/** Shifts a hint sideways when it appears, grows or its window turns, so that the window's edge never cuts it. */
export function useKeptInWindow() {
  const shown = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const keep = () => shown.current?.isConnected && keepInWindow(shown.current);
    window.addEventListener('resize', keep);
    // A person's larger text is no resize of the window; the page's own letters tell.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keep);
    observer?.observe(document.documentElement);
    return () => {
      window.removeEventListener('resize', keep);
      observer?.disconnect();
    };
  }, []);
  return useCallback((hint: HTMLElement | null) => {
    shown.current = hint;
    if (hint) keepInWindow(hint);
  }, []);
}
