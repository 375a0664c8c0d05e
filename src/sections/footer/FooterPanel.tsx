import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { BREAKPOINTS } from '#src/config/breakpoints.ts';
import styles from './Footer.module.css';

export interface FooterPanelProps {
  id: string;
  /** Whether a person has opened the panel on a narrow screen, below 767 px (FTR-01). */
  isOpenNarrow: boolean;
  /** The same on a wide screen. @default true */
  isOpenWide?: boolean;
  /** The browser's in-page search has found something inside. */
  onFound: () => void;
  children: ReactNode;
}

// The same line as in the style sheet.
const NARROW = `(width < ${BREAKPOINTS.m}px)`;

// A server has no layout to wait for, and React would say so.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What a heading of the footer collapses. There is one DOM for both widths, and the style sheet alone decides which
 * of the two answers counts, so nothing moves on load, rotation or zoom. Where the browser can, what is collapsed is
 * marked as `hidden="until-found"`, and its in-page search opens it (FTR-01).
 */
export function FooterPanel({ id, isOpenNarrow, isOpenWide = true, onFound, children }: FooterPanelProps) {
  const ref = useRef<HTMLDivElement>(null);

  useBrowserLayoutEffect(() => {
    const panel = ref.current;
    const narrow = window.matchMedia?.(NARROW);
    if (!panel || !narrow || !('onbeforematch' in panel)) return;
    const mark = () => {
      const isOpen = narrow.matches ? isOpenNarrow : isOpenWide;
      // React knows the attribute as true or false only.
      if (isOpen) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    };
    mark();
    narrow.addEventListener('change', mark);
    return () => narrow.removeEventListener('change', mark);
  }, [isOpenNarrow, isOpenWide]);

  useEffect(() => {
    const panel = ref.current;
    panel?.addEventListener('beforematch', onFound);
    return () => panel?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <div
      ref={ref}
      id={id}
      className={styles.panel}
      data-narrow={isOpenNarrow ? 'open' : 'closed'}
      data-wide={isOpenWide ? 'open' : 'closed'}
    >
      {children}
    </div>
  );
}
