import { listCounterparts, pagePath } from '#demo/model/alternates.ts';
import type { PageState } from '#demo/model/pageState.ts';
import type { ProductTile } from '#demo/model/products.ts';
import { pagesAbove, words } from '#demo/pages/describe.ts';
import type { Text } from '#src/entries/index.ts';
import {
  breadcrumbData,
  itemListData,
  organizationData,
  type PageHead,
  pageLinks,
  productData,
  type StructuredData,
  webSiteData,
} from '#src/entries/server.ts';
import { SITES, type SiteCode } from '#src/entries/sites.ts';

/** The parameter that selects a page's content: all countries have one origin. All others select a view. */
const CONTENT_PARAMETERS = ['site'];

/** The absolute address of a page of a country. */
export function siteUrl(origin: string, site: SiteCode, href: string): string {
  const url = new URL(href, origin);
  url.searchParams.set('site', site);
  return url.href;
}

/** What a page says to search engines and agents, except whether it is listed. */
export function describeHead(
  { site: code, address, content }: PageState,
  text: Text,
  origin: string,
): Omit<PageHead, 'isIndexed'> {
  const site = SITES[code];
  const urlOf = (href: string) => siteUrl(origin, code, href);
  const home = urlOf('/');
  const named = ({ title, href }: Pick<ProductTile, 'title' | 'href'>) => ({ name: title, url: urlOf(href) });
  const data: StructuredData[] = [
    organizationData(site, { home, logo: `${origin}/apple-touch-icon.png` }),
    webSiteData(site, { home }),
  ];
  const title = words(content, text)?.title;
  if (title) {
    const above = [{ title: text('page.start'), href: '/' }, ...pagesAbove(content, text)];
    data.push(breadcrumbData(above.map(named), title));
  }
  if (content.kind === 'category' || content.kind === 'world' || content.kind === 'search')
    data.push(itemListData(content.tiles.map(named)));
  if (content.kind === 'product') {
    const { product } = content;
    data.push(
      productData(site, {
        home,
        ...named(product),
        description: product.description,
        images: [...new Set(product.variants.map(({ image }) => new URL(image, origin).href))],
        sku: product.tcm,
        category: product.category.title,
        brand: site.brand.name,
        price: product.price,
        former: product.oldPrice,
        lowest: product.lowestPrice,
      }),
    );
  }
  const url = new URL(address, origin);
  url.pathname = pagePath(code, url.pathname);
  const links = pageLinks(site, {
    url: url.href,
    alternates: listCounterparts(code, address),
    keep: CONTENT_PARAMETERS,
  });
  return { links, data };
}
