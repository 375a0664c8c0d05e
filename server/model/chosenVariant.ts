import type { ProductView } from './pageState.ts';

type ProductVariant = ProductView['variants'][number];
type DimensionType = ProductVariant['dimensions'][number]['type'];

/** Names of the form fields in which a product's size, colour and pattern are chosen. */
export const CHOICE_FIELDS = { TEXT: 'size', COLOR: 'colour', IMAGE: 'pattern' } as const satisfies Record<
  DimensionType,
  string
>;

/**
 * The variant that a product's form has chosen.
 *
 * @param read the value of a form field by its name
 * @returns `undefined` where a choice is missing, or is none of the product's
 */
export const chosenVariant = (
  variants: readonly ProductVariant[],
  read: (field: string) => unknown,
): ProductVariant | undefined =>
  variants.find(({ dimensions }) =>
    dimensions.every(({ type, value }) => read(CHOICE_FIELDS[type]) === value),
  );
