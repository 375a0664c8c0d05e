import { parseUrl } from '#src/lib/parseUrl.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';

/** The parts of an address that say which page it is. */
export interface PageAddress {
  path: string;
  /** The parameters of its query, each as `name=value`; empty where it has none. */
  query: ReadonlySet<string>;
}

const NO_QUERY: ReadonlySet<string> = new Set();

/** A path that reads the same before and after it is parsed. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/;

/** Reads an address as a page; `null` for none. The origin and the fragment do not count. */
export function toPageAddress(href: string | null): PageAddress | null {
  if (href === null) return null;
  if (PLAIN_PATH.test(href)) return { path: withoutTrailingSlashes(href), query: NO_QUERY };
  const url = parseUrl(href, 'https://shop.invalid');
  if (!url) return null;
  const query = url.search ? new Set([...url.searchParams].map((pair) => pair.join('='))) : NO_QUERY;
  return { path: withoutTrailingSlashes(url.pathname), query };
}

/**
 * How well an address fits the page that is shown: the number of its parameters, which the page must all have; -1 where
 * it does not fit. So `?size=2` fits a page with `?size=2&sort=price` better than the bare path does (NAV-06).
 */
export function countMatches(address: PageAddress | null, page: PageAddress): number {
  if (address?.path !== page.path) return -1;
  for (const pair of address.query) if (!page.query.has(pair)) return -1;
  return address.query.size;
}
