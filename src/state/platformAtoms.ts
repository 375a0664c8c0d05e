import { atom } from 'jotai/vanilla';
import { CLASSIC_MIN_WIDTH, TABLET_MIN_WIDTH } from '#src/config/breakpoints.ts';

/** How much room a page has: a phone's, a tablet's or a desk's (HDR-06). */
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
 * The page's platform, kept by the header: the one its page gave, else the window's. `null` until a header is on the
 * page in a browser; until then styles decide by the window's width, so nothing flashes.
 */
export const platformAtom = atom<Platform | null>(null);
