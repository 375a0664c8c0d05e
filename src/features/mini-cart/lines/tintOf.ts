import type { PictureProps } from '#src/ui/Picture/Picture.tsx';

const TINTS = ['sand', 'sage', 'sky', 'rose', 'lilac', 'honey'] as const satisfies PictureProps['tint'][];

/** The background of a product's image: constant for one product, varied over a list. */
export function tintOf(id: string): (typeof TINTS)[number] {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9_973;
  return TINTS[sum % TINTS.length] ?? 'sand';
}
