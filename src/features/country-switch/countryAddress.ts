import { isSiteCode, SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import { parseUrl } from '#src/lib/parseUrl.ts';

/** The page in other countries, where the page knows: an address for each site that has it. */
export type Alternates = Partial<Record<SiteCode, string>>;

const isSharedPath = (path: string) => path !== '/' && !path.endsWith('.html') && !path.startsWith('/c-');

/** An address from outside, cut to path and query: never a way to another host. */
function toPath(address: string): { path: string; search: string } {
  const url = parseUrl(address, 'https://relative.invalid');
  return { path: url?.pathname.replace(/^\/+/, '/') ?? '/', search: url?.search ?? '' };
}

/**
 * Where a country's link in the switcher leads (FTR-07): the page's own counterpart there when the page names one,
 * else the same path on that country's shop, else its home. Content pages are written in one country's words, so
 * their paths mean nothing in another.
 *
 * @param address path with query of this page
 */
export function toCountryAddress(target: SiteConfig, address: string, alternates?: Alternates): string {
  const named = isSiteCode(target.code) ? alternates?.[target.code] : undefined;
  if (named !== undefined) return named;
  const { path, search } = toPath(address);
  const purpose = Object.values(target.links).includes(path);
  return isSharedPath(path) || purpose ? `${target.shopUrl}${path}${search}` : `${target.shopUrl}/`;
}

/** Another country as a page knows it: with the address that the page's settings name (LIB-07). */
export const countryFrom = (page: SiteConfig, code: SiteCode): SiteConfig =>
  code === page.code ? page : { ...SITES[code], shopUrl: page.shopUrls[code] };
