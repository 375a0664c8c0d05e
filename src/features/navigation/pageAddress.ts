import { parseUrl } from '#src/lib/parseUrl.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';

/** The parts of a URL that identify a page. */
export interface PageAddress {
  path: string;
  /** The query parameters, each as `name=value`; empty without a query. */
  query: ReadonlySet<string>;
}

const NO_QUERY: ReadonlySet<string> = new Set();

/** A path that parsing does not change. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/;

/** Parses a URL as a page address; `null` if it is none. Ignores origin and fragment. */
export function toPageAddress(href: string | null): PageAddress | null {
  if (href === null) return null;
  if (PLAIN_PATH.test(href)) return { path: withoutTrailingSlashes(href), query: NO_QUERY };
  const url = parseUrl(href, 'https://shop.invalid');
  if (!url) return null;
  const query = url.search ? new Set([...url.searchParams].map((pair) => pair.join('='))) : NO_QUERY;
  return { path: withoutTrailingSlashes(url.pathname), query };
}

/**
 * How well an address matches the current page: the number of its parameters, all of which the page must have; -1 if it
 * does not match. So `?size=2` matches a page with `?size=2&sort=price` better than the bare path (NAV-06).
 */
export function countMatches(address: PageAddress | null, page: PageAddress): number {
  if (address?.path !== page.path) return -1;
  for (const pair of address.query) if (!page.query.has(pair)) return -1;
  return address.query.size;
}
