import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Whether the window is a phone's, or narrower than another layout. On the server and until hydration it is not.
 *
 * @param layout from whose width the window is not narrow. @default 'wide'
 */
export const useIsNarrow = (layout: keyof typeof LAYOUT_WIDTHS = 'wide'): boolean =>
  useMediaQuery(`(width < ${LAYOUT_WIDTHS[layout]}px)`, () => window.innerWidth < LAYOUT_WIDTHS[layout]);
