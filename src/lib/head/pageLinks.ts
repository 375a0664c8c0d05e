import {
  type CountryShop,
  DEFAULT_SITE,
  isSiteCode,
  SITES,
  type SiteCode,
  type SiteConfig,
} from '#src/config/sites.ts';
import { type Alternates, countryFrom } from '#src/lib/countryAddress.ts';

/** A link of a page's head that search engines read. */
export interface HeadLink {
  rel: 'canonical' | 'alternate';
  /** Absolute. */
  href: string;
  /** The language and country of an alternate, or `x-default`. */
  hrefLang?: string;
}

/** The addresses of a page. */
export interface PageLinksOptions {
  /** The page's absolute address, with any query. */
  url: string;
  /**
   * The page in each other country that has it: absolute, or relative to `url`. A country of your own needs an entry
   * in the setting `shopUrls`, as in the country switch.
   */
  alternates?: Alternates | undefined;
  /** The country of `x-default`, for visitors of all others. @default 'DE' */
  defaultSite?: SiteCode | (string & {}) | undefined;
  /** Query parameters that select the page's content. All others (sorting, filters, campaigns) are removed. */
  keep?: readonly string[] | undefined;
}

/**
 * An address without fragment, without credentials and without the query parameters that do not select the content: the
 * same for every order and filter of a list.
 *
 * @param keep names of parameters that stay, in this order; of a repeated one, the first value
 * @example canonicalUrl('https://shop.example/c/coffee?sort=price&page=2', ['page']) // …/c/coffee?page=2
 */
export function canonicalUrl(url: string, keep: readonly string[] = []): string {
  const { origin, pathname, searchParams } = new URL(url);
  const kept = keep.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `${origin}${pathname}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`;
}

/** Search engines ignore alternates of which several have one language, as two countries with the same texts do. */
function hrefLangOf({ locale, country }: CountryShop): string {
  try {
    return new Intl.Locale(locale, { region: country }).baseName;
  } catch {
    // The code of an international shop is no country's.
    return locale;
  }
}

/**
 * The page's canonical address, and the same page in the other countries with `x-default`. The page is among its own
 * alternates, because search engines ignore alternates that do not refer back.
 *
 * @example pageLinks(SITES.PL, { url: 'https://pl.shop.example/p/4002', alternates })
 */
export function pageLinks(
  site: SiteConfig,
  { url, alternates = {}, defaultSite = DEFAULT_SITE, keep = [] }: PageLinksOptions,
): HeadLink[] {
  const canonicalOf = (address: string) => canonicalUrl(new URL(address, url).href, keep);
  const own = alternates[site.code] ?? url;
  const all: Alternates = { ...alternates, [site.code]: own };
  const others = Object.entries(all).flatMap(([code, address]): HeadLink[] => {
    const country = countryFrom(site, code) ?? (isSiteCode(code) ? SITES[code] : null);
    if (!country || address === undefined) return [];
    return [{ rel: 'alternate', href: canonicalOf(address), hrefLang: hrefLangOf(country) }];
  });
  const fallback = all[defaultSite];
  return [
    { rel: 'canonical', href: canonicalOf(own) },
    ...(others.length > 1 ? others : []),
    ...(others.length > 1 && fallback !== undefined
      ? [{ rel: 'alternate', href: canonicalOf(fallback), hrefLang: 'x-default' } as const]
      : []),
  ];
}
