import {
  MAX_STARTER_WORLDS,
  MAX_SUGGESTED_CATEGORIES,
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_TERMS,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
} from '#src/config/limits.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { addParameters } from '#src/lib/addParameters.ts';
import { cutText } from '#src/lib/cutText.ts';
import { foldText } from '#src/lib/foldLetter.ts';
import { shownAmount } from '#src/lib/money.ts';
import { priceReduction } from '#src/lib/priceReduction.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { toLine } from '#src/lib/toLine.ts';
import { uniqueBy } from '#src/lib/uniqueBy.ts';
import { visibleText } from '#src/lib/visibleText.ts';
import type { SuggestedProduct, Suggestions, ViewedProduct } from '#src/schemas/search.ts';

/** What the search knows of its site. */
export type SearchSite = Pick<SiteConfig, 'code' | 'paths'>;

interface OptionBase {
  /** Unique in the list. */
  key: string;
  /** Its text, which choosing it puts into the field. */
  text: string;
  /** The text is the page's own; other texts of the shop are in the language of the site. */
  isPageText?: true;
  href: string;
}

/** One suggestion below the search field. */
export type SearchOption =
  | (OptionBase & { kind: 'recent' | 'popular' | 'term' | 'category' | 'world' | 'extra' })
  | (OptionBase & { kind: 'viewed'; product: ViewedProduct })
  | (OptionBase & { kind: 'product'; product: SuggestedProduct });

/** A shop's own group of suggestions, shown after all others. */
export interface SuggestionGroup {
  title: string;
  options: readonly { text: string; href: string }[];
}

/** The text of the field; `null`, a list and anything else that is not a string count as empty. */
export function toSearchText(value: unknown): string {
  return typeof value === 'string' ? cutText(value, SEARCH_MAX_LENGTH) : '';
}

/**
 * The term for the request: trimmed, composed, without invisible characters, and without spaces in a number such as
 * `4711 815`. File names and documents of a Mac have `ü` as two characters.
 */
export function toSearchTerm(value: unknown): string {
  const text = visibleText(toSearchText(value).normalize('NFC'));
  return /^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : text;
}

/** Whether a term is long enough to request suggestions. Counts characters, not UTF-16 units. */
export const isLongEnough = (term: string): boolean => [...term].length >= SEARCH_MIN_LENGTH;

/** The results page for a term. */
export const searchHref = (term: string, { code: site, paths }: SearchSite): string =>
  addParameters(paths.search, { query: term, site });

/** The URL of a product with the search that led to it; `null` if the URL is not safe. */
export function productHref(product: SuggestedProduct, term: string): string | null {
  const address = safeHref(product.productViewUrl);
  const dim1 = product.webshopProductDimensionKey;
  return address && addParameters(address, { query: term, ...(dim1 && { dim1 }) });
}

/** The list needs unique keys: keeps the first option of each key. */
const uniqueByKey = (options: readonly SearchOption[]) => uniqueBy(options, ({ key }) => key);

const termOption = (kind: 'recent' | 'popular' | 'term', term: string, site: SearchSite): SearchOption => ({
  kind,
  key: `${kind} ${term}`,
  text: term,
  href: searchHref(toSearchTerm(term), site),
});

/** An option that is only a link; none without a visible text or a safe URL. */
function linkOption(kind: 'category' | 'world' | 'extra', text: string, address: string): SearchOption[] {
  const href = safeHref(address);
  const line = toLine(text, SEARCH_MAX_LENGTH);
  return href && line ? [{ kind, key: `${kind} ${href}`, text: line, href }] : [];
}

/** The suggestions for a term as one list: terms, categories, products (contract: search), within the limits. */
export function toOptions(
  { searchTerms, categories = [], products }: Suggestions,
  term: string,
  site: SearchSite,
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
      // Variants of one product share its id.
      const key = `product ${product.id} ${product.webshopProductDimensionKey ?? ''}`;
      return href ? [{ kind: 'product', key, text: product.title, href, product }] : [];
    }),
  ];
  return uniqueByKey(found);
}

/** The options of an empty field: recent searches of this visit, then recently viewed products. */
export function toHistoryOptions(
  terms: readonly string[],
  viewed: readonly ViewedProduct[],
  site: SearchSite,
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

/** A link with its name, as the navigation has it. */
export interface NamedLink {
  title: string;
  href: string;
  /** The name of the entry above. */
  parent?: string | undefined;
  /** The title is a text of the page. */
  isPageText?: true;
}

/** Links with the same name also show the name above them. */
function withDistinctTitles(links: readonly NamedLink[]): NamedLink[] {
  const addresses = new Map<string, Set<string>>();
  for (const { title, href } of links)
    addresses.set(foldText(title), (addresses.get(foldText(title)) ?? new Set()).add(href));
  return links.map((link) => {
    const isAmbiguous = (addresses.get(foldText(link.title))?.size ?? 0) > 1;
    return isAmbiguous && link.parent ? { ...link, title: `${link.title} (${link.parent})` } : link;
  });
}

/** The options of an empty field without history: popular terms, the main categories, current theme worlds. */
export const toStarterOptions = (
  terms: readonly string[],
  categories: readonly NamedLink[],
  worlds: readonly NamedLink[],
  site: SearchSite,
): SearchOption[] =>
  uniqueByKey([
    ...terms.map((term) => termOption('popular', term, site)),
    ...categories
      .flatMap(({ title, href, isPageText }) =>
        linkOption('category', title, href).map((option) =>
          isPageText ? { ...option, isPageText } : option,
        ),
      )
      .slice(0, MAX_SUGGESTED_CATEGORIES),
    ...worlds.flatMap(({ title, href }) => linkOption('world', title, href)).slice(0, MAX_STARTER_WORLDS),
  ]);

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Whether a word of a text, or of a compound such as "Kaffee-Pads", begins with the term. */
function hasWord(text: string, folded: string): boolean {
  // Editors write no-break spaces, which no keyboard types.
  const words = foldText(text.slice(0, SEARCH_MAX_LENGTH)).replace(/\s+/g, ' ');
  for (let at = words.indexOf(folded); at !== -1; at = words.indexOf(folded, at + 1))
    if (!WORD_CHARACTER.test(words.charAt(at - 1))) return true;
  return false;
}

/** What the page itself knows about a term. */
export interface KnownLinks {
  recent: readonly string[];
  categories: readonly NamedLink[];
  viewed: readonly ViewedProduct[];
}

/**
 * What the page itself knows about a term, after the term itself: the first option is a search, as in the shop's
 * answer.
 */
export function toKnownOptions(
  term: string,
  { recent, categories, viewed }: KnownLinks,
  site: SearchSite,
): SearchOption[] {
  const folded = foldText(term);
  if (folded === '') return [];
  const known = [
    ...toHistoryOptions(
      recent.filter((other) => hasWord(other, folded) && foldText(other) !== folded),
      viewed.filter(({ title }) => hasWord(title, folded)),
      site,
    ),
    ...uniqueByKey(
      withDistinctTitles(categories.filter(({ title }) => hasWord(title, folded))).flatMap(
        ({ title, href }) => linkOption('category', title, href),
      ),
    ).slice(0, MAX_SUGGESTED_CATEGORIES),
  ];
  return known.length > 0 ? [termOption('term', term, site), ...known] : [];
}

/**
 * The group that a page's own function has returned, or `null`. Options without a text or an address are left out.
 *
 * @throws TypeError if it is no group, such as a promise
 */
export function readGroup(group: SuggestionGroup | null | undefined): SuggestionGroup | null {
  if (!group) return null;
  if (typeof group.title !== 'string' || !Array.isArray(group.options))
    throw new TypeError('it needs a title and a list of options');
  const options = group.options.flatMap((option) =>
    typeof option?.text === 'string' && typeof option.href === 'string'
      ? [{ text: option.text, href: option.href }]
      : [],
  );
  return { title: group.title, options };
}

export const toExtraOptions = (group: SuggestionGroup | null | undefined): SearchOption[] =>
  uniqueByKey((group?.options ?? []).flatMap(({ text, href }) => linkOption('extra', text, href)));

/**
 * The price of a suggested product, and the former one unless the country's rule needs the lowest price with it, which
 * a suggestion lacks; `null` if the shop sends no price.
 */
export function priceOf(
  { price, originalPrice }: SuggestedProduct,
  site: Pick<SiteConfig, 'money' | 'rules'>,
): { amount: number; oldAmount?: number } | null {
  // 0 is what a shop sends without a price.
  if (price === undefined || shownAmount(price, site.money) <= 0) return null;
  const { former } = priceReduction({ price, former: originalPrice }, site);
  const namesLowest = site.rules.priceReduction.base === 'lowest';
  return { amount: price, ...(former !== undefined && !namesLowest && { oldAmount: former }) };
}
