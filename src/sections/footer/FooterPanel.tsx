import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
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

// Only a browser knows the difference; a server renders the plain attribute, and both look the same.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What a heading of the footer collapses. There is one DOM for both widths, and the style sheet alone decides which
 * of the two answers counts, so nothing moves on load, rotation or zoom. What is collapsed stays searchable where
 * the browser can (`hidden="until-found"`) (FTR-01).
 */
export function FooterPanel({ id, isOpenNarrow, isOpenWide = true, onFound, children }: FooterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isHiddenSomewhere = !(isOpenNarrow && isOpenWide);

  // React knows `hidden` as true or false only.
  useBrowserLayoutEffect(() => {
    if (isHiddenSomewhere) panel.current?.setAttribute('hidden', 'until-found');
  }, [isHiddenSomewhere]);

  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      data-narrow={isOpenNarrow ? 'open' : 'closed'}
      data-wide={isOpenWide ? 'open' : 'closed'}
      hidden={isHiddenSomewhere}
    >
      {children}
    </div>
  );
}
