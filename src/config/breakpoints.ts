/** Upper edges of the width classes, in CSS pixels. Spec: header and cart, §9. */
export const BREAKPOINTS = {
  xs: 374,
  s: 667,
  m: 767,
  l: 979,
  xl: 1023,
  xxl: 1279,
  '3xl': 1439,
  '4xl': 1919,
} as const;

/** Below this window width a page is MATCH, in CSS pixels (HDR-06). */
export const TABLET_MIN_WIDTH = 980;

/** From this window width on a page is CLASSIC, in CSS pixels (HDR-06). */
export const CLASSIC_MIN_WIDTH = 1440;
