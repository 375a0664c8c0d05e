import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { SuggestedProduct, Suggestions } from '#src/schemas/search.ts';

/** One thing a person can choose below the search field; `text` is what it puts into the field (SRC-04). */
export type SearchOption =
  | { kind: 'recent'; text: string; href: string }
  | { kind: 'term'; text: string; href: string }
  | { kind: 'product'; text: string; href: string; product: SuggestedProduct };

/** What stands in the field: `null`, a list and anything else that is no text read as empty (SRC-01). */
export function toSearchText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, SEARCH_MAX_LENGTH) : '';
}

/** What the shop is asked: no space around it, and none inside a number such as `4711 815` (SRC-01). */
export function toSearchTerm(value: unknown): string {
  const text = toSearchText(value).trim();
  return /^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : text;
}

/** Whether a term is long enough to ask for suggestions (SRC-01). Counts what people see, not UTF-16 units. */
export const isLongEnough = (term: string): boolean => [...term].length >= SEARCH_MIN_LENGTH;

/** The results page for a term (SRC-07). */
export function searchHref(term: string, site: string): string {
  return `${LINKS.search}?${new URLSearchParams({ query: term, site })}`;
}

/** A product's page, told which search led to it (SRC-05); `null` when the shop sent an address nobody may follow. */
export function productHref(product: SuggestedProduct, term: string): string | null {
  const address = safeHref(product.productViewUrl);
  if (!address) return null;
  const [beforeHash = '', ...hash] = address.split('#');
  const parameters = new URLSearchParams({ query: term });
  if (product.webshopProductDimensionKey) parameters.set('dim1', product.webshopProductDimensionKey);
  const joint = beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${joint}${parameters}`, ...hash].join('#');
}

/** Terms, then products, as one cycle (contract: search). Products that cannot be followed are left out. */
export function toOptions(
  { searchTerms, products }: Suggestions,
  term: string,
  site: string,
): SearchOption[] {
  return [
    ...searchTerms.map(({ searchterm }) => ({
      kind: 'term' as const,
      text: searchterm,
      href: searchHref(toSearchTerm(searchterm), site),
    })),
    ...products.flatMap((product) => {
      const href = productHref(product, term);
      return href ? [{ kind: 'product' as const, text: product.title, href, product }] : [];
    }),
  ];
}

/** Earlier searches of this visit, newest first. */
export const toRecentOptions = (terms: readonly string[], site: string): SearchOption[] =>
  terms.map((term) => ({ kind: 'recent', text: term, href: searchHref(term, site) }));

/** The option after (`1`) or before (`-1`) the chosen one, wrapping at both ends (SRC-04); `null` without options. */
export function nextIndex(chosen: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (chosen === null) return step === 1 ? 0 : count - 1;
  return (chosen + step + count) % count;
}

/** The element id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
