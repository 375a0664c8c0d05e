/**
 * The window widths at which layouts change, in CSS pixels. Media queries cannot read constants; a test compares the
 * style sheets with this list.
 */
export const LAYOUT_WIDTHS = {
  /** From this width targets have their full distance; narrower are the smallest phones. */
  phone: 375,
  /** From this width a modal is a window, below it a sheet. */
  modalWindow: 668,
  /** From this width header and footer are wide, below it a phone's. */
  wide: 767,
  /** From this width a page is TABLET, below it MATCH. */
  tablet: 980,
  /** From this width the newsletter's image is large. */
  largeImage: 1024,
  /** From this width a page is CLASSIC. */
  classic: 1440,
} as const;

/**
 * From this width, in rem, the preview ribbon has space for its title and all buttons with their names in one row: 1024 px,
 * and more with larger text.
 */
export const RIBBON_WIDTH_REM = 64;

/** From this width of its own, in rem, the newsletter shows its image beside the form. Its window is at least as wide. */
export const NEWSLETTER_IMAGE_REM = 44;

/** Upper edges of the width classes that cutouts name, in CSS pixels. Spec: header and cart, §9. */
const WIDTH_CLASSES = {
  xs: 374,
  s: 667,
  m: 767,
  l: 979,
  xl: 1023,
  xxl: 1279,
  '3xl': 1439,
  '4xl': 1919,
} as const;

const UPPER_EDGES = Object.entries(WIDTH_CLASSES);

/** The smallest window width of a width class, in CSS pixels; `undefined` for an unknown name. */
export function lowerEdge(name: string): number | undefined {
  const index = UPPER_EDGES.findIndex(([known]) => known === name);
  return index < 0 ? undefined : (UPPER_EDGES[index - 1]?.[1] ?? -1) + 1;
}
