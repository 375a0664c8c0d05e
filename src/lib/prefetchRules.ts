/** Paths that a prefetch must not request: it would log out, reserve stock, show an old cart, or use a mail's key. */
export const NEVER_PREFETCH = [
  '/logout',
  '/cart',
  '/checkout',
  '/service/',
  '/signin',
  '/register',
  '/demo',
  '/subscribenewsletter',
  '/newsletter/',
] as const;

/** A document for `<script type="speculationrules">`. */
export interface SpeculationRules {
  prefetch: {
    source: 'document';
    where: {
      and: (
        | { href_matches: string }
        | { not: { href_matches: string[] } }
        | { not: { selector_matches: string } }
      )[];
    };
    eagerness: 'moderate';
  }[];
}

/** `/cart` matches itself, its subpaths and its queries; `/service/` matches its subpaths. */
const toPatterns = (path: string) =>
  path.endsWith('/') ? [`${path}*`] : [path, `${path}?*`, `${path}/*`, `${path}#*`];

/**
 * The links of the page that the browser may prefetch on hover: all links to the shop except the denied ones, links
 * with `rel="nofollow"` and links inside `data-no-prefetch`. Prefetch only: a prerendered page would run its
 * scripts and count as a visit.
 *
 * @param deny paths in addition to {@link NEVER_PREFETCH}
 */
export function prefetchRules(deny: readonly string[] = []): SpeculationRules {
  return {
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...NEVER_PREFETCH, ...deny].flatMap(toPatterns) } },
            { not: { selector_matches: '[rel~="nofollow"], [data-no-prefetch], [data-no-prefetch] *' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

/** Information about the user's connection, in browsers that provide it. */
export interface ConnectionHint {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching is acceptable: not if the user saves data, and not on a slow connection. */
export function mayPrefetch(connection: ConnectionHint | undefined): boolean {
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
