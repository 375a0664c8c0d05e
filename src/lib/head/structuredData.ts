import type { SiteConfig } from '#src/config/sites.ts';
import { addParameters } from '../addParameters.ts';
import { shownAmount } from '../money.ts';
import { type ComparedPrices, priceReduction } from '../priceReduction.ts';

// The shapes of schema.org that search engines and agents read. All addresses are absolute.

/** The company behind the shop. */
export interface OrganizationData {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo?: string;
  /** The shop's profiles elsewhere. */
  sameAs?: readonly string[];
}

/** The shop’s website and its search. */
export interface WebSiteData {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: { '@id': string };
  potentialAction: {
    '@type': 'SearchAction';
    target: { '@type': 'EntryPoint'; urlTemplate: string };
    'query-input': 'required name=search_term_string';
  };
}

/** One page in a path or in a list. */
export interface ListItemData {
  '@type': 'ListItem';
  position: number;
  name: string;
  /** Missing for the page itself at the end of a path. */
  item?: string;
  /** In a list of pages. */
  url?: string;
}

/** The path from the home page to a page. */
export interface BreadcrumbData {
  '@type': 'BreadcrumbList';
  itemListElement: readonly ListItemData[];
}

/** A list of pages, such as the products of a category. */
export interface ItemListData {
  '@type': 'ItemList';
  numberOfItems: number;
  itemListElement: readonly ListItemData[];
}

/** The offer of a product. */
export interface OfferData {
  '@type': 'Offer';
  url: string;
  price: number;
  priceCurrency: SiteConfig['currency'];
  availability: 'https://schema.org/InStock' | 'https://schema.org/OutOfStock';
  seller: { '@id': string };
  /** The prior price of a reduced product, as the page strikes it through. */
  priceSpecification?: {
    '@type': 'UnitPriceSpecification';
    priceType: 'https://schema.org/StrikethroughPrice';
    price: number;
    priceCurrency: SiteConfig['currency'];
  };
}

/** A product with its offer. */
export interface ProductData {
  '@type': 'Product';
  '@id': string;
  name: string;
  url: string;
  description?: string;
  image?: readonly string[];
  sku?: string;
  category?: string;
  brand?: { '@type': 'Brand'; name: string };
  offers: OfferData;
}

/** One thing that a page describes. */
export type StructuredData = OrganizationData | WebSiteData | BreadcrumbData | ItemListData | ProductData;

/** A page or product in a list or path. */
export interface NamedPage {
  name: string;
  url: string;
}

/** A product as a page offers it. */
export interface OfferedProduct extends NamedPage, ComparedPrices {
  description?: string | undefined;
  images?: readonly string[] | undefined;
  /** The stock-keeping number of the variant that is offered. */
  sku?: string | undefined;
  /** The name of its category. */
  category?: string | undefined;
  brand?: string | undefined;
  /** @default true */
  isAvailable?: boolean | undefined;
}

const organizationId = (home: string) => new URL('#organization', home).href;

/** A value's entries that are neither `undefined` nor empty. */
const present = <Value extends object>(value: Value) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, entry]) => entry !== undefined && entry !== '' && !(Array.isArray(entry) && entry.length === 0),
    ),
  ) as { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

/** The company behind the shop. @param home the site's home page */
export const organizationData = (
  site: SiteConfig,
  { home, logo, sameAs }: { home: string; logo?: string; sameAs?: readonly string[] },
): OrganizationData => ({
  '@type': 'Organization',
  '@id': organizationId(home),
  name: site.brand.name,
  url: home,
  ...present({ logo, sameAs }),
});

/** The placeholder of the term in the search's address. */
const SEARCH_TERM = '{search_term_string}';

/** The shop and its search: the address that the library's search form opens. @param home the site's home page */
export function webSiteData(site: SiteConfig, { home }: { home: string }): WebSiteData {
  const search = addParameters(site.paths.search, { site: site.code, query: SEARCH_TERM });
  return {
    '@type': 'WebSite',
    '@id': new URL('#website', home).href,
    name: site.brand.name,
    url: home,
    inLanguage: site.locale,
    publisher: { '@id': organizationId(home) },
    potentialAction: {
      '@type': 'SearchAction',
      // The braces are the placeholder's, so they are not encoded.
      target: {
        '@type': 'EntryPoint',
        urlTemplate: new URL(search, home).href.replace(encodeURIComponent(SEARCH_TERM), SEARCH_TERM),
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/**
 * The path from the home page to this page.
 *
 * @param above the pages above, the home page first
 * @param title this page
 */
export const breadcrumbData = (above: readonly NamedPage[], title: string): BreadcrumbData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...above.map(
      ({ name, url }, index): ListItemData => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url,
      }),
    ),
    { '@type': 'ListItem', position: above.length + 1, name: title },
  ],
});

/** The products of a category or of search results, in their order. */
export const itemListData = (pages: readonly NamedPage[]): ItemListData => ({
  '@type': 'ItemList',
  numberOfItems: pages.length,
  itemListElement: pages.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url,
  })),
});

/**
 * A product with its offer. The prior price is the one that the page strikes through by the country's rule; a price that
 * looks equal to the current one is none. Amounts are rounded as the page shows them.
 *
 * @param home the site's home page
 */
export function productData(
  site: SiteConfig,
  { home, ...product }: OfferedProduct & { home: string },
): ProductData {
  const { name, url, description, images, sku, category, brand, isAvailable = true } = product;
  const { currency, money } = site;
  const { former } = priceReduction(product, site);
  return {
    '@type': 'Product',
    '@id': new URL('#product', url).href,
    name,
    url,
    ...present({ description, image: images, sku, category }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: {
      '@type': 'Offer',
      url,
      price: shownAmount(product.price, money),
      priceCurrency: currency,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      seller: { '@id': organizationId(home) },
      ...(former !== undefined && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: shownAmount(former, money),
          priceCurrency: currency,
        },
      }),
    },
  };
}
