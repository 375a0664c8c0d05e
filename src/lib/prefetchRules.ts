/**
 * Paths that must never be fetched before a person asks for them: a prefetched log-out logs out, a prefetched
 * checkout reserves stock, a prefetched cart is stale when it is seen, and links of mails carry keys (BEY-11).
 */
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

/** `/cart` stands for itself, everything below it and its queries; `/service/` for everything below it. */
const toPatterns = (path: string) =>
  path.endsWith('/') ? [`${path}*`] : [path, `${path}?*`, `${path}/*`, `${path}#*`];

/**
 * Tells the browser which links of the page it may fetch when a person rests on them: all of the shop's own except
 * the denied ones, links with `rel="nofollow"` and links inside `data-no-prefetch` (BEY-11). Prefetch only: a
 * prerendered page would run its scripts and count as a visit.
 *
 * @param deny paths beside {@link NEVER_PREFETCH}
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

/** What a browser tells about a person's connection, where it tells anything. */
export interface ConnectionHint {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether fetching ahead is welcome: not when the person saves data, not on a slow line (BEY-11). */
export function mayPrefetch(connection: ConnectionHint | undefined): boolean {
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
