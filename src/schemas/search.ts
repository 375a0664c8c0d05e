import * as z from 'zod/mini';
import { address, lenient, lenientList } from './shared.ts';

/** A product among the suggestions (SRC-05). */
export const suggestedProduct = z.object({
  id: z.string(),
  title: z.string(),
  imageProductThumb: lenient(z.string()),
  productViewUrl: address,
  webshopProductDimensionKey: lenient(z.string()),
});

/** What the shop suggests while a person types (SRC-02). A broken suggestion costs only itself. */
export const suggestionsReply = z.object({
  searchTerms: lenientList(z.object({ searchterm: z.string() })),
  products: lenientList(suggestedProduct),
});

export type SuggestedProduct = z.infer<typeof suggestedProduct>;
export type Suggestions = z.infer<typeof suggestionsReply>;
