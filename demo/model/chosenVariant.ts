import type { ProductDetails } from './products.ts';

type ProductVariant = ProductDetails['variants'][number];
type DimensionType = ProductVariant['dimensions'][number]['type'];

/** Form field names of a product's size, colour and pattern. */
export const CHOICE_FIELDS = { TEXT: 'size', COLOR: 'colour', IMAGE: 'pattern' } as const satisfies Record<
  DimensionType,
  string
>;

/**
 * The variant selected in a product's form.
 *
 * @param read the value of a form field by its name
 * @returns `undefined` if a choice is missing or invalid for the product
 */
export const chosenVariant = (
  variants: readonly ProductVariant[],
  read: (field: string) => unknown,
): ProductVariant | undefined =>
  variants.find(({ dimensions }) =>
    dimensions.every(({ type, value }) => read(CHOICE_FIELDS[type]) === value),
  );

/**
 * The cart item of a product's form: the selected variant, or the product as its page shows it if there is no selection.
 *
 * @param read the value of a form field by its name
 * @returns `undefined` if no variant has this combination
 */
export function variantToAdd(
  product: { tcm: string; variants?: readonly ProductVariant[] | undefined },
  read: (field: string) => unknown,
): { tcm: string } | undefined {
  const { variants = [] } = product;
  const chosen = chosenVariant(variants, read);
  if (chosen) return chosen;
  const hasChosen = Object.values(CHOICE_FIELDS).some((field) => (read(field) ?? null) !== null);
  return hasChosen && variants.length > 1 ? undefined : product;
}
