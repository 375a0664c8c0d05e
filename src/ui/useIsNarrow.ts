import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the window is a phone's. On the server and until hydration it is not. */
export const useIsNarrow = (): boolean => useMediaQuery(`(width < ${LAYOUT_WIDTHS.wide}px)`);
