import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '#src/config/breakpoints.ts';
import { onPlatformChange, type Platform } from '#src/state/platformAtoms.ts';

/** The parts of the header's bar. */
export type BarPart = 'back' | 'logo' | 'search' | 'storeFinder' | 'userMenu' | 'cart' | 'navigation';

/** The order in which people see the parts, row by row. The style sheet places them in the same order. */
const ORDERS = {
  desktop: ['back', 'logo', 'navigation', 'search', 'storeFinder', 'userMenu', 'cart'],
  tablet: ['navigation', 'back', 'logo', 'search', 'storeFinder', 'userMenu', 'cart'],
  phone: ['navigation', 'logo', 'storeFinder', 'userMenu', 'cart', 'back', 'search'],
} as const satisfies Record<string, readonly BarPart[]>;

const readIsPhone = () => window.innerWidth <= BREAKPOINTS.m;
// A server cannot know; its page has the desktop's order until hydration.
const readServerIsPhone = () => false;

/**
 * The order of the bar's parts in the document, which is the order of focus and of screen readers. It follows what the
 * platform shows, so that Tab goes through the bar as the eye does, and from the phone's menu button into its menu.
 */
export function useBarOrder(platform: Platform): readonly BarPart[] {
  const isPhone = useSyncExternalStore(onPlatformChange, readIsPhone, readServerIsPhone);
  if (platform !== 'MATCH') return ORDERS.desktop;
  return isPhone ? ORDERS.phone : ORDERS.tablet;
}
