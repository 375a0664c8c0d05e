import type { HeaderSwitch } from '#src/config/headerSwitches.ts';

/** The page's platform; SMARTPHONE is an app client that differs from MATCH only in the footer (contract: pages). */
export const PLATFORMS = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The header's settings from the address (contract: calls). Missing ones have their default. */
export interface HeaderSettings extends Partial<Record<HeaderSwitch, boolean>> {
  stage: 'DEV' | 'LIVE';
  search?: 'flyout' | 'overlay';
}
