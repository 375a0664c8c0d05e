import { parseUrl } from '#src/lib/parseUrl.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';

/** The parts of a URL that identify a page. */
export interface PageAddress {
  path: string;
  /** Where it leads; `null` for the page's own origin. */
  origin: string | null;
  /** The query parameters, each as `name=value`; empty without a query. */
  query: ReadonlySet<string>;
}

const NO_QUERY: ReadonlySet<string> = new Set();

/** A path that parsing does not change. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/;

/** The base of a relative URL. */
const OWN_ORIGIN = 'https://shop.invalid';

/** Parses a URL as a page address; `null` for a place on a page (`#…`) or a view of the current one (`?…`). */
export function toPageAddress(href: string | null): PageAddress | null {
  if (href === null || href.startsWith('?')) return null;
  if (PLAIN_PATH.test(href)) return { path: withoutTrailingSlashes(href), origin: null, query: NO_QUERY };
  const url = parseUrl(href, OWN_ORIGIN);
  if (!url || url.hash) return null;
  const origin = url.origin === OWN_ORIGIN ? null : url.origin;
  const query = url.search ? new Set([...url.searchParams].map((pair) => pair.join('='))) : NO_QUERY;
  // Browsers escape letters in upper case, other systems in lower case, too.
  const path = withoutTrailingSlashes(url.pathname).replace(/%\w\w/g, (code) => code.toUpperCase());
  return { path, origin, query };
}

/**
 * How well an address matches the current page: the number of its parameters, all of which the page must have; -1 if it
 * does not match. So `?size=2` matches a page with `?size=2&sort=price` better than the bare path.
 */
export function countMatches(address: PageAddress | null, page: PageAddress): number {
  if (address?.path !== page.path || (address.origin !== null && address.origin !== page.origin)) return -1;
  for (const pair of address.query) if (!page.query.has(pair)) return -1;
  return address.query.size;
}
