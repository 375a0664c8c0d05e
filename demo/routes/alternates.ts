import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { findCounterpart } from '#src/sections/footer/sitePaths.ts';

/** Parameters that select the visitor's view, not the page. */
const OWN_PARAMETERS = ['site', 'locale', 'platform', 'forceP'];

/**
 * This page in each country (FTR-07). The demo serves all countries from one origin, so the site is a parameter.
 * A country without this page links to its home page.
 *
 * @param address path with query
 */
export function listAlternates(from: SiteCode, address: string): Record<SiteCode, string> {
  const { pathname, searchParams } = new URL(address, 'http://page.invalid');
  for (const name of OWN_PARAMETERS) searchParams.delete(name);
  const alternates = SITE_CODES.map((to) => {
    const counterpart = to === from ? pathname : findCounterpart(from, pathname, to);
    const query = new URLSearchParams(counterpart ? searchParams : '');
    query.set('site', to);
    return [to, `${counterpart ?? '/'}?${query}`];
  });
  return Object.fromEntries(alternates);
}
