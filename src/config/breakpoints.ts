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

const UPPER_EDGES = Object.entries(BREAKPOINTS);

/** The smallest window width of a width class, in CSS pixels; `undefined` for an unknown name. */
export function lowerEdge(name: string): number | undefined {
  const index = UPPER_EDGES.findIndex(([known]) => known === name);
  return index < 0 ? undefined : (UPPER_EDGES[index - 1]?.[1] ?? -1) + 1;
}

/** Below this window width a page is MATCH, in CSS pixels (HDR-06). */
export const TABLET_MIN_WIDTH = 980;

/** From this window width a page is CLASSIC, in CSS pixels (HDR-06). */
export const CLASSIC_MIN_WIDTH = 1440;
