import {
  MAX_SUGGESTED_CATEGORIES,
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_TERMS,
  SEARCH_MAX_LENGTH,
} from '#src/config/limits.ts';
import { isSiteCode, type SiteCode } from '#src/config/sites.ts';
import type { SuggestedCategory, SuggestedProduct } from '#src/schemas/search.ts';
import { answer, refusal } from '../answers.ts';
import {
  type Assortment,
  assortmentOf,
  productUrl,
  type Variant,
  variantImage,
} from '../content/assortment.ts';
import { fold } from '../content/fold.ts';
import { shopTextsOf } from '../content/siteTexts.ts';
import type { ShopService } from '../world.ts';

interface Entry<Value> {
  value: Value;
  /** Folded words; a query matches word prefixes. */
  words: string[];
}

interface Index {
  terms: Entry<string>[];
  categories: Entry<SuggestedCategory>[];
  products: Entry<SuggestedProduct>[];
}

const toWords = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function toSuggestion(assortment: Assortment, productId: string): SuggestedProduct {
  const first = assortment.variants.find((variant) => variant.product.id === productId);
  return {
    id: productId,
    title: assortment.title(productId),
    imageProductThumb: first && variantImage(first),
    productViewUrl: productUrl(productId),
    ...(first && priceOf(assortment, first)),
    ...(first && first.dimensions.length > 0 && { webshopProductDimensionKey: first.tcm }),
  };
}

function priceOf({ article }: Assortment, variant: Variant) {
  const { price } = article(variant, 1);
  return {
    price: price?.calculatedPrice,
    originalPrice: price?.calculatedOriginalPrice,
    basePrice: price?.basePrice,
  };
}

function createIndex(site: SiteCode): Index {
  const assortment = assortmentOf(site);
  const { categories, searchTerms } = shopTextsOf(site);
  const products = [...new Map(assortment.variants.map(({ product }) => [product.id, product])).values()];
  return {
    terms: searchTerms.split(', ').map((value) => ({ value, words: toWords(value) })),
    categories: Object.entries(categories).map(([id, title]) => ({
      value: { title, href: `/c/${id}` },
      words: toWords(title),
    })),
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

/** Whether every word of the query is a prefix of a word of the entry. */
const matches = <Value>(entries: Entry<Value>[], query: string[], limit: number): Value[] =>
  entries
    .filter(({ words }) => query.every((part) => words.some((word) => word.startsWith(part))))
    .slice(0, limit)
    .map(({ value }) => value);

function toLimit(text: string | null, most: number): number {
  const limit = Number(text ?? most);
  return Number.isInteger(limit) && limit >= 0 ? Math.min(limit, most) : most;
}

/** Terms, categories and products for a query. */
export const readSuggestions: ShopService = async (call) => {
  const site = call.query.get('site') ?? call.site;
  if (!isSiteCode(site)) return refusal(400, 'BAD_REQUEST');
  const query = toWords((call.query.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH));
  if (query.length === 0) return answer({ searchTerms: [], products: [] });
  const { terms, categories, products } = indexOf(site);
  const foundCategories = matches(categories, query, MAX_SUGGESTED_CATEGORIES);
  return answer({
    searchTerms: matches(terms, query, toLimit(call.query.get('maxSearchTerms'), MAX_SUGGESTED_TERMS)).map(
      (searchterm) => ({ searchterm }),
    ),
    ...(foundCategories.length > 0 && { categories: foundCategories }),
    products: matches(products, query, toLimit(call.query.get('maxProducts'), MAX_SUGGESTED_PRODUCTS)),
  });
};

/** Called when a header mounts; the response is ignored. */
export const readCacheKey: ShopService = async (call) => answer({ cacheKey: `${call.site}-1` });
