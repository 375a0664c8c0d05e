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

/** What the header says. */
const headerPlatformAtom = atom<Platform | null>(null);
const windowPlatformAtom = atom<Platform | null>(null);
windowPlatformAtom.onMount = (set) => {
  const measure = () => set(platformOfWidth(window.innerWidth));
  measure();
  return onPlatformChange(measure);
};

/**
 * The page's platform: the header's, or on a page without the library's header that of the window's width. `null` until
 * a part that uses it is mounted in a browser; until then styles use the window's width, so nothing flickers.
 */
export const platformAtom = atom(
  (get) => get(headerPlatformAtom) ?? get(windowPlatformAtom),
  (_get, set, platform: Platform | null) => set(headerPlatformAtom, platform),
);
