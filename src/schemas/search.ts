import * as z from 'zod/mini';
import { address, lenientList, lenientText, text } from './shared.ts';

/** A product among the suggestions (SRC-05). */
export const suggestedProduct = z.object({
  id: text,
  title: text,
  imageProductThumb: lenientText,
  productViewUrl: address,
  webshopProductDimensionKey: lenientText,
});

/** What the shop suggests while a person types (SRC-02). A broken suggestion costs only itself. */
export const suggestionsReply = z.object({
  searchTerms: lenientList(z.object({ searchterm: text })),
  products: lenientList(suggestedProduct),
});

export type SuggestedProduct = z.infer<typeof suggestedProduct>;
export type Suggestions = z.infer<typeof suggestionsReply>;
