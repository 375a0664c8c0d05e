/** The page's platform; SMARTPHONE is an app client that differs from MATCH only in the footer (contract: pages). */
export const PLATFORMS = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The header's boolean settings (contract: calls). */
export const HEADER_SWITCHES = [
  'reduced',
  'sticky',
  'useminicart',
  'showsecurehint',
  'showPromotionBanner',
  'onetrustenabled',
] as const;

/** The header's settings from the address (HDR-01; contract: calls). Missing ones have their default. */
export interface HeaderSettings extends Partial<Record<(typeof HEADER_SWITCHES)[number], boolean>> {
  stage: 'DEV' | 'LIVE';
  search?: 'flyout' | 'overlay';
}
