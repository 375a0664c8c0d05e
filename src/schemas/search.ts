import * as z from 'zod/mini';
import { toLine } from '#src/lib/toLine.ts';
import { address, id, lenient, lenientList, lenientNumber, lenientText, shownText, text } from './shared.ts';

const MAX_CHARACTERS = 160;

/** A text as one line, which shows something. */
const line = text.check(
  z.overwrite((value) => toLine(value, MAX_CHARACTERS)),
  z.minLength(1),
);

/** A product among the suggestions. */
export const suggestedProduct = z.object({
  id,
  title: line,
  imageProductThumb: lenient(address),
  productViewUrl: address,
  webshopProductDimensionKey: lenient(z.pipe(id, shownText)),
  /** In the currency's main unit (12.34). */
  price: lenientNumber,
  /** The price before a reduction, in the currency's main unit. */
  originalPrice: lenientNumber,
  /** The price per unit of measure, as formatted text: "14,99 €/kg". */
  basePrice: lenientText,
});

/** A category among the suggestions. */
export const suggestedCategory = z.object({ title: line, href: address });

/** The shop's suggestions for a term. A malformed suggestion drops only itself. */
export const suggestionsResponse = z.object({
  searchTerms: lenientList(z.object({ searchterm: line })),
  /** Optional; a malformed one is `undefined`. */
  categories: lenient(z.array(lenient(suggestedCategory))),
  products: lenientList(suggestedProduct),
});

/** A product that was viewed in this browser, as stored. It has no price, which may have changed since. */
export const viewedProduct = z.object({ id, title: line, href: address, image: lenient(address) });

/** The stored list of viewed products; a malformed entry drops only itself. */
export const viewedProducts = lenientList(viewedProduct);

export type SuggestedProduct = z.infer<typeof suggestedProduct>;
export type SuggestedCategory = z.infer<typeof suggestedCategory>;
export type Suggestions = z.infer<typeof suggestionsResponse>;
export type ViewedProduct = z.infer<typeof viewedProduct>;
