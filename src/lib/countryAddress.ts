import {
  type CountryShop,
  isSiteCode,
  SITE_CODES,
  SITES,
  type SiteCode,
  type SiteConfig,
  shopUrlsOf,
} from '#src/config/sites.ts';
import { addParameters, parametersOf, withoutParameters } from './addParameters.ts';
import { memoizeByReference } from './memoizeByReference.ts';
import { pathOf } from './pagePath.ts';
import { parseUrl } from './parseUrl.ts';

/** URLs of the page in other countries, for each site that has it. */
export type Alternates = Partial<Record<SiteCode | (string & {}), string>>;

const isSharedPath = (path: string) => path !== '/' && !path.endsWith('.html') && !path.startsWith('/c-');

/** Reduces an untrusted URL to path and query, so that it cannot lead to another host. */
function toPath(address: string): { path: string; search: string } {
  const url = parseUrl(address, 'https://relative.invalid');
  return { path: url?.pathname.replace(/^\/+/, '/') ?? '/', search: url?.search ?? '' };
}

/** The path of a shop's home page without a slash at its end: empty, or `/se` where countries are paths. */
const basePath = (shopUrl: string) => parseUrl(shopUrl)?.pathname.replace(/\/+$/, '') ?? '';

/** A path below the home page of its own shop. */
function belowShop(path: string, { shopUrl }: Pick<CountryShop, 'shopUrl'>): string {
  const base = basePath(shopUrl);
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;
}

/**
 * The URL of a country in the switch: the page's own counterpart if the page names one, otherwise the same path on
 * that country's shop, otherwise its home page. Content pages have paths in one country's language.
 *
 * @param address path with query of this page
 * @param page the site of this page, whose countries may be paths
 */
export function toCountryAddress(
  target: CountryShop,
  address: string,
  page: Pick<CountryShop, 'shopUrl'>,
  alternates: Alternates = {},
): string {
  const named = Object.hasOwn(alternates, target.code) ? alternates[target.code] : undefined;
  if (named !== undefined) return named;
  const { path: ownPath, search } = toPath(address);
  const path = belowShop(ownPath, page);
  const home = pathOf(target.shopUrl).replace(/\/+$/, '');
  const purpose = Object.values(target.links ?? {}).includes(path);
  // Where countries are a parameter of one shop, the shop's address has it, except perhaps that of the first country.
  const ofPage = parametersOf(page.shopUrl).map(([name]) => name);
  const query = withoutParameters(search, ofPage);
  const href = isSharedPath(path) || purpose ? `${home}${path}${query}` : `${home}/`;
  const parameters = parametersOf(target.shopUrl);
  return parameters.length > 0 ? addParameters(href, Object.fromEntries(parameters)) : href;
}

const SPECIFIED: readonly SiteCode[] = ['DE', 'CH', 'CH_FR', 'PL', 'SK', 'CZ', 'HU', 'AT', 'TR'];

/** The countries of a page's shop with their addresses, its own among them: the nine first, in the specified order. */
export const countriesOf = memoizeByReference((page: SiteConfig): readonly CountryShop[] => {
  const shops = new Map(Object.entries(shopUrlsOf(page)));
  const codes = new Set<string>([...SPECIFIED, ...SITE_CODES, ...shops.keys(), page.code]);
  return [...codes].flatMap((code): CountryShop[] => {
    if (code === page.code) return [page];
    const shop = shops.get(code);
    if (!shop) return [];
    if (typeof shop === 'object') return [{ ...shop, code }];
    return isSiteCode(code) ? [{ ...SITES[code], shopUrl: shop }] : [];
  });
});

/** One of the countries of a page's shop; `null` if the shop has none there. */
export const countryFrom = (page: SiteConfig, code: string): CountryShop | null =>
  countriesOf(page).find((country) => country.code === code) ?? null;
