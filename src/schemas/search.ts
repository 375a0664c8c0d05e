import * as z from 'zod/mini';
import { list, maybe } from './shared.ts';

/** A product among the suggestions (SRC-05). */
export const suggestedProduct = z.object({
  id: z.string(),
  title: z.string(),
  imageProductThumb: maybe(z.string()),
  productViewUrl: z.string(),
  webshopProductDimensionKey: maybe(z.string()),
});

/** What the shop suggests while a person types (SRC-02). */
export const suggestionsReply = z.object({
  searchTerms: list(z.object({ searchterm: z.string() })),
  products: list(suggestedProduct),
});

export type SuggestedProduct = z.infer<typeof suggestedProduct>;
export type Suggestions = z.infer<typeof suggestionsReply>;
