import type { PageContent, Topic } from '#server/render/pageState.ts';

/** A page of the shop: what it shows and how its frame behaves. */
export interface PageRow {
  content: PageContent;
  /** Checkout: reduced header and footer (HDR-04, FTR-03). */
  isReduced?: boolean;
  /** Search engines may list it. */
  isIndexed?: boolean;
}

/** Pages under a fixed path. Spec: header and cart, §2; newsletter and footer, §2. */
const TOPIC_PATHS: Record<string, Topic> = {
  '/account': 'account',
  '/beanaccount': 'beanaccount',
  '/cart': 'cart',
  '/contact': 'contact',
  '/orderhistory': 'orders',
  '/privacy': 'privacy',
  '/register': 'register',
  '/search': 'search',
  '/service/storefinder': 'stores',
  '/service/storefinder/search': 'stores',
  '/subscribenewsletter': 'newsletter',
  '/watchlist': 'watchlist',
};

const CHECKOUT_PATHS = ['/checkout', '/service/checkoutfrontend/checkout'];

/** Topics that are nobody's business but the visitor's own. */
const PRIVATE_TOPICS: readonly Topic[] = ['account', 'beanaccount', 'cart', 'orders', 'search', 'watchlist'];

const CATEGORY = /^\/c\/([\w-]+)$/;
const PRODUCT = /^\/p\/([\w-]+)$/;
/** `/c-4750/hilfe.html`, `/agb.html`: the editors' pages, in the words of each country. */
const CONTENT = /^(?:\/c-?\d+(?:\/[\w.~%-]+)*|(?:\/[\w.~%-]+)+\.html)$/;

/** Text a person typed into an address: short, and without control characters. */
const cleanTerm = (term: string | null) => term?.replace(/\p{C}/gu, ' ').trim().slice(0, 200) || undefined;

/**
 * The page at an address, or `null` where there is none (contract: pages).
 *
 * @param path without query
 */
export function matchPage(path: string, query: URLSearchParams): PageRow | null {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  if (bare === '/') return { content: { kind: 'home' }, isIndexed: true };
  if (CHECKOUT_PATHS.includes(bare))
    return { content: { kind: 'topic', topic: 'checkout' }, isReduced: true };

  const topic = Object.hasOwn(TOPIC_PATHS, bare) ? TOPIC_PATHS[bare] : undefined;
  if (topic) {
    const term = cleanTerm(query.get('query') ?? query.get('searchTerm'));
    return {
      content: { kind: 'topic', topic, ...(term && { term }) },
      isIndexed: !PRIVATE_TOPICS.includes(topic),
    };
  }
  const category = CATEGORY.exec(bare)?.[1];
  if (category) return { content: { kind: 'category', id: category }, isIndexed: true };
  const product = PRODUCT.exec(bare)?.[1];
  if (product) return { content: { kind: 'product', id: product }, isIndexed: true };
  if (CONTENT.test(bare)) return { content: { kind: 'topic', topic: 'content' }, isIndexed: true };
  return null;
}
