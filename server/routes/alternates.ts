import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { findCounterpart } from '#src/sections/footer/sitePaths.ts';

/** Parameters that say for whom a page is shown, not which page it is. */
const OWN_PARAMETERS = ['site', 'locale', 'platform', 'forceP'];

/**
 * This page in each country (FTR-07). The demo keeps all countries under one address, so the site is a parameter.
 * A country that does not have the page gets its home.
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
