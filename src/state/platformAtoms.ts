import { atom } from 'jotai/vanilla';
import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';

/** The layout class of a page: phone, tablet or desktop. */
export type Platform = 'CLASSIC' | 'TABLET' | 'MATCH';

/** The platform of a window. @param width in CSS pixels */
export function platformOfWidth(width: number): Platform {
  if (width < LAYOUT_WIDTHS.tablet) return 'MATCH';
  return width < LAYOUT_WIDTHS.classic ? 'TABLET' : 'CLASSIC';
}

/** Calls back when the window's width may have changed its platform. */
export function onPlatformChange(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * The page's platform, set by the header: the page's own, or else by the window's width. `null` until a header is
 * mounted in a browser; until then styles use the window's width, so nothing flickers.
 */
export const platformAtom = atom<Platform | null>(null);
