/** The header's switches under their names in attributes and addresses, with their defaults. */
export const HEADER_SWITCHES = {
  reduced: false,
  sticky: true,
  useminicart: true,
  showsecurehint: true,
  /** False in the reduced header. */
  showPromotionBanner: true,
  onetrustenabled: false,
} as const;

export type HeaderSwitch = keyof typeof HEADER_SWITCHES;

export const HEADER_SWITCH_NAMES = Object.keys(HEADER_SWITCHES) as HeaderSwitch[];
