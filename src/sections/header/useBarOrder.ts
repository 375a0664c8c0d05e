import { useSyncExternalStore } from 'react';
import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
import { onPlatformChange, type Platform } from '#src/state/platformAtoms.ts';

/** The parts of the header's bar. `tools` are the icons, which are in the same order everywhere. */
export type BarPart = 'back' | 'logo' | 'search' | 'tools' | 'navigation';

/** The visual order of the parts, row by row. The style sheet places them in the same order. */
const ORDERS = {
  desktop: ['back', 'logo', 'navigation', 'search', 'tools'],
  tablet: ['navigation', 'back', 'logo', 'search', 'tools'],
  phone: ['navigation', 'logo', 'tools', 'back', 'search'],
} as const satisfies Record<string, readonly BarPart[]>;

const readIsPhone = () => window.innerWidth < LAYOUT_WIDTHS.wide;
// The server does not know the window's width; its markup has the desktop order until hydration.
const readServerIsPhone = () => false;

/**
 * The DOM order of the bar's parts, so that focus and screen readers move through each platform's bar in visual order.
 */
export function useBarOrder(platform: Platform): readonly BarPart[] {
  const isPhone = useSyncExternalStore(onPlatformChange, readIsPhone, readServerIsPhone);
  if (platform !== 'MATCH') return ORDERS.desktop;
  return isPhone ? ORDERS.phone : ORDERS.tablet;
}
