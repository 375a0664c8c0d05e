import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';
import { findCounterpart, findSitePage } from '#src/sections/footer/sitePaths.ts';

/** Parameters that select the visitor's view, not the page. */
const OWN_PARAMETERS = ['site', 'locale', 'platform', 'forceP'];

/** The one path of a page, which is served with slashes at its end and without: as its country links to it. */
export function pagePath(site: SiteCode, path: string): string {
  const bare = withoutTrailingSlashes(path);
  return findSitePage(site, `${bare}/`) ? `${bare}/` : bare;
}

/**
 * This page in the countries that have it. The demo serves all countries from one origin, so the site is a parameter.
 *
 * @param address path with query
 */
export function listCounterparts(from: SiteCode, address: string): Partial<Record<SiteCode, string>> {
  const { pathname, searchParams } = new URL(address, 'http://page.invalid');
  const here = pagePath(from, pathname);
  for (const name of OWN_PARAMETERS) searchParams.delete(name);
  const counterparts = SITE_CODES.flatMap((to) => {
    const path = to === from ? here : findCounterpart(from, here, to);
    if (path === null) return [];
    const query = new URLSearchParams(searchParams);
    query.set('site', to);
    return [[to, `${path}?${query}`]];
  });
  return Object.fromEntries(counterparts);
}

/** This page in each country. A country without this page links to its home page. */
export function listAlternates(from: SiteCode, address: string): Record<SiteCode, string> {
  const homes = SITE_CODES.map((site) => [site, `/?site=${site}`]);
  return { ...Object.fromEntries(homes), ...listCounterparts(from, address) };
}
