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

/**
 * What a product's form puts into the cart: the chosen variant, or the product as its page shows it where nothing was, or can
 * be, chosen.
 *
 * @param read the value of a form field by its name
 * @returns `undefined` where the choices do not exist together
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
