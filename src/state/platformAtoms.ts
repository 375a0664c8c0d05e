import { atom } from 'jotai/vanilla';
import { CLASSIC_MIN_WIDTH, TABLET_MIN_WIDTH } from '#src/config/breakpoints.ts';

/** The layout class of a page: phone, tablet or desktop (HDR-06). */
export type Platform = 'CLASSIC' | 'TABLET' | 'MATCH';

/** The platform of a window (HDR-06). @param width in CSS pixels */
export function platformOfWidth(width: number): Platform {
  if (width < TABLET_MIN_WIDTH) return 'MATCH';
  return width < CLASSIC_MIN_WIDTH ? 'TABLET' : 'CLASSIC';
}

/** Calls back when the window's width may have changed its platform. */
export function onPlatformChange(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * The page's platform, set by the header: given by the page, or else by the window's width. `null` until a header is
 * mounted in a browser; until then styles use the window's width, so nothing flickers.
 */
export const platformAtom = atom<Platform | null>(null);
