import { MAX_SUGGESTED_PRODUCTS, MAX_SUGGESTED_TERMS } from '#src/config/limits.ts';
import { isSiteCode, type SiteCode } from '#src/config/sites.ts';
import type { SuggestedProduct } from '#src/schemas/search.ts';
import { answer, refusal } from '../answers.ts';
import { type Assortment, assortmentOf, pictureUrl, productUrl } from '../content/assortment.ts';
import { fold } from '../content/fold.ts';
import { wordsOf } from '../content/siteWords.ts';
import type { ShopService } from '../world.ts';

interface Entry<Value> {
  value: Value;
  /** Folded words; a query is looked for at their beginnings. */
  words: string[];
}

interface Index {
  terms: Entry<string>[];
  products: Entry<SuggestedProduct>[];
}

const toWords = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function toSuggestion(assortment: Assortment, productId: string): SuggestedProduct {
  const product = assortment.product(productId);
  const first = assortment.variants.find((variant) => variant.product.id === productId);
  return {
    id: productId,
    title: assortment.title(productId),
    imageProductThumb: product && pictureUrl(product.picture),
    productViewUrl: productUrl(productId),
    ...(first && first.dimensions.length > 0 && { webshopProductDimensionKey: first.tcm }),
  };
}

function createIndex(site: SiteCode): Index {
  const assortment = assortmentOf(site);
  const { categories, searchTerms } = wordsOf(site);
  const products = [...new Map(assortment.variants.map(({ product }) => [product.id, product])).values()];
  return {
    terms: searchTerms.map((value) => ({ value, words: toWords(value) })),
    products: products
      .filter(({ euro }) => euro > 0)
      .map(({ id, category }) => ({
        value: toSuggestion(assortment, id),
        words: toWords(`${assortment.title(id)} ${categories[category]}`),
      })),
  };
}

const indexes = new Map<SiteCode, Index>();
function indexOf(site: SiteCode): Index {
  const index = indexes.get(site) ?? createIndex(site);
  indexes.set(site, index);
  return index;
}

/** Every word of the query begins a word of the entry. */
const matches = <Value>(entries: Entry<Value>[], query: string[], limit: number): Value[] =>
  entries
    .filter(({ words }) => query.every((part) => words.some((word) => word.startsWith(part))))
    .slice(0, limit)
    .map(({ value }) => value);

function toLimit(text: string | null, most: number): number {
  const limit = Number(text ?? most);
  return Number.isInteger(limit) && limit >= 0 ? Math.min(limit, most) : most;
}

/** Terms and products for what a person has typed so far (SRC-02). */
export const readSuggestions: ShopService = async (call) => {
  const site = call.query.get('site') ?? call.site;
  if (!isSiteCode(site)) return refusal(400, 'BAD_REQUEST');
  const query = toWords(call.query.get('q') ?? '');
  if (query.length === 0) return answer({ searchTerms: [], products: [] });
  const { terms, products } = indexOf(site);
  return answer({
    searchTerms: matches(terms, query, toLimit(call.query.get('maxSearchTerms'), MAX_SUGGESTED_TERMS)).map(
      (searchterm) => ({ searchterm }),
    ),
    products: matches(products, query, toLimit(call.query.get('maxProducts'), MAX_SUGGESTED_PRODUCTS)),
  });
};

/** Called when a header appears; nobody reads the answer (HDR-11). */
export const readCacheKey: ShopService = async (call) => answer({ cacheKey: `${call.site}-1` });
