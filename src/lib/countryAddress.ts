import { isSiteCode, SITES, type SiteCode, type SiteConfig, shopUrlsOf } from '#src/config/sites.ts';
import { parseUrl } from './parseUrl.ts';

/** URLs of the page in other countries, for each site that has it. */
export type Alternates = Partial<Record<SiteCode, string>>;

const isSharedPath = (path: string) => path !== '/' && !path.endsWith('.html') && !path.startsWith('/c-');

/** Reduces an untrusted URL to path and query, so that it cannot lead to another host. */
function toPath(address: string): { path: string; search: string } {
  const url = parseUrl(address, 'https://relative.invalid');
  return { path: url?.pathname.replace(/^\/+/, '/') ?? '/', search: url?.search ?? '' };
}

/**
 * The URL of a country in the switch: the page's own counterpart if the page names one, otherwise the same
 * path on that country's shop, otherwise its home page. Content pages have paths in one country's language, which do
 * not exist in another.
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

/** Another country with the URL from the page's settings; `null` if the shop has none there. */
export function countryFrom(page: SiteConfig, code: SiteCode): SiteConfig | null {
  if (code === page.code) return page;
  const shopUrl = shopUrlsOf(page)[code];
  return shopUrl ? { ...SITES[code], shopUrl } : null;
}
