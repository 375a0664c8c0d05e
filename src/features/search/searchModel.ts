import {
  MAX_SUGGESTED_CATEGORIES,
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_TERMS,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
} from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { SuggestedProduct, Suggestions, ViewedProduct } from '#src/schemas/search.ts';

interface OptionBase {
  /** Unique in the list. */
  key: string;
  /** Its name, which a choice puts into the field (SRC-04). */
  text: string;
  href: string;
}

/** One suggestion below the search field. */
export type SearchOption =
  | (OptionBase & { kind: 'recent' | 'term' | 'category' | 'extra' })
  | (OptionBase & { kind: 'viewed'; product: ViewedProduct })
  | (OptionBase & { kind: 'product'; product: SuggestedProduct });

/** A shop's own group of suggestions, shown after all others (BEY-15, BEY-17). */
export interface SuggestionGroup {
  title: string;
  options: readonly { text: string; href: string }[];
}

/** The text of the field: `null`, a list and everything else that is not text read as empty (SRC-01). */
export function toSearchText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, SEARCH_MAX_LENGTH) : '';
}

/** The term that the shop is asked for: trimmed, and without spaces in a number such as `4711 815` (SRC-01). */
export function toSearchTerm(value: unknown): string {
  const text = toSearchText(value).trim();
  return /^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : text;
}

/** Whether a term is long enough to ask for suggestions (SRC-01). Counts characters, not UTF-16 units. */
export const isLongEnough = (term: string): boolean => [...term].length >= SEARCH_MIN_LENGTH;

/** The results page for a term (SRC-07). */
export function searchHref(term: string, site: string): string {
  return `${LINKS.search}?${new URLSearchParams({ query: term, site })}`;
}

/** A product's page with the search that led to it (SRC-05); `null` for an address that is not allowed as a link. */
export function productHref(product: SuggestedProduct, term: string): string | null {
  const address = safeHref(product.productViewUrl);
  if (!address) return null;
  const [beforeHash = '', ...hash] = address.split('#');
  const parameters = new URLSearchParams({ query: term });
  if (product.webshopProductDimensionKey) parameters.set('dim1', product.webshopProductDimensionKey);
  const joint = beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${joint}${parameters}`, ...hash].join('#');
}

/** The list needs unique keys: the first option of a key stays. */
function uniqueByKey(options: readonly SearchOption[]): SearchOption[] {
  const keys = new Set<string>();
  return options.filter(({ key }) => !keys.has(key) && keys.add(key));
}

const termOption = (kind: 'recent' | 'term', term: string, site: string): SearchOption => ({
  kind,
  key: `${kind} ${term}`,
  text: term,
  href: searchHref(toSearchTerm(term), site),
});

/** An option that only leads to an address; none when the address is not allowed as a link. */
function linkOption(kind: 'category' | 'extra', text: string, address: string): SearchOption[] {
  const href = safeHref(address);
  return href ? [{ kind, key: `${kind} ${href}`, text, href }] : [];
}

/**
 * The suggestions for a term as one list: terms, categories, products (contract: search). The shop is asked for so
 * many and may send more (SRC-02).
 */
export function toOptions(
  { searchTerms, categories = [], products }: Suggestions,
  term: string,
  site: string,
): SearchOption[] {
  const found: SearchOption[] = [
    ...searchTerms
      .slice(0, MAX_SUGGESTED_TERMS)
      .map(({ searchterm }) => termOption('term', searchterm, site)),
    ...categories
      .flatMap((category) => (category ? linkOption('category', category.title, category.href) : []))
      .slice(0, MAX_SUGGESTED_CATEGORIES),
    ...products.slice(0, MAX_SUGGESTED_PRODUCTS).flatMap((product): SearchOption[] => {
      const href = productHref(product, term);
      return href
        ? [{ kind: 'product', key: `product ${product.id}`, text: product.title, href, product }]
        : [];
    }),
  ];
  return uniqueByKey(found);
}

/** The options of an empty field: earlier searches of this visit, then recently viewed products (BEY-17). */
export function toHistoryOptions(
  terms: readonly string[],
  viewed: readonly ViewedProduct[],
  site: string,
): SearchOption[] {
  return uniqueByKey([
    ...terms.map((term) => termOption('recent', term, site)),
    ...viewed.flatMap((product): SearchOption[] => {
      const href = safeHref(product.href);
      return href
        ? [{ kind: 'viewed', key: `viewed ${product.id}`, text: product.title, href, product }]
        : [];
    }),
  ]);
}

/** The options of a shop's own group. */
export const toExtraOptions = (group: SuggestionGroup | null | undefined): SearchOption[] =>
  uniqueByKey((group?.options ?? []).flatMap(({ text, href }) => linkOption('extra', text, href)));

/** The price of a suggested product, and the one before where it is higher; `null` where the shop sends none (BEY-17). */
export function priceOf({
  price,
  originalPrice,
}: SuggestedProduct): { amount: number; oldAmount?: number } | null {
  if (price === undefined || price < 0) return null;
  return originalPrice !== undefined && originalPrice > price
    ? { amount: price, oldAmount: originalPrice }
    : { amount: price };
}
