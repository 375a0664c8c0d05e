import { conditionsOf, paymentsOf } from '#demo/model/checkoutForm.ts';
import {
  categoriesAbove,
  categoryLinks,
  categoryTiles,
  categoryTitle,
  mixedTiles,
  productDetails,
  relatedTiles,
  searchTiles,
  windowTiles,
  worldPage,
  worldsTitle,
} from '#demo/model/demoProducts.ts';
import { helpAnswers } from '#demo/model/helpAnswers.ts';
import type { PageContent } from '#demo/model/pageContent.ts';
import type { ConsentState } from '#demo/model/pageState.ts';
import type { ProductTile } from '#demo/model/products.ts';
import { CONTENT_NAMES, type Topic } from '#demo/model/topics.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';
import { visibleText } from '#src/lib/visibleText.ts';
import { findPagesBeside, findSitePage } from '#src/sections/footer/sitePaths.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';

/** A page of the shop: its content and the settings of its shell. */
export interface PageRow {
  content: PageContent;
  /** Checkout: reduced header and footer. */
  isReduced?: boolean;
  /** Search engines may list it. */
  isIndexed?: boolean;
  /** Contains what a person has entered. @default false */
  isPersonal?: boolean;
  /** The consent panel. @default as the visitor's cookie says */
  consent?: ConsentState;
  /** The data of the first paint. @default loaded when the row is known */
  serverData?: Promise<ServerData>;
}

export const ORDERS_PATH = '/orderhistory';

/** Pages under a fixed path. Spec: header and cart, §2; newsletter and footer, §2. */
const TOPIC_PATHS = new Map<string, Topic>(
  Object.entries<Topic>({
    '/account': 'account',
    '/beanaccount': 'beanaccount',
    // Without JavaScript: the privacy policy with the consent choices.
    '/consent': 'privacy',
    '/cart': 'cart',
    [ORDERS_PATH]: 'orders',
    '/privacy': 'privacy',
    '/service/storefinder': 'stores',
    '/service/storefinder/search': 'stores',
    '/watchlist': 'watchlist',
  }),
);

export const CHECKOUT_PATHS = ['/checkout', '/service/checkoutfrontend/checkout'];

/** Topics of a person with an account. */
export const ACCOUNT_TOPICS: readonly Topic[] = ['account', 'beanaccount', 'orders'];

const PRIVATE_TOPICS: readonly Topic[] = [...ACCOUNT_TOPICS, 'cart', 'watchlist'];

const CATEGORY = /^\/c\/([\w-]+)$/;
/** `/c-4200/kaffee.html`: the page of a top-level navigation entry, localised per country. */
const TOP_CATEGORY = /^\/c-(4[1-4]00)\/[\w.~%-]+$/;
const PRODUCT = /^\/p\/([\w-]+)$/;
/** `/c-4750/hilfe.html`, `/agb.html`: editorial pages, localised per country. */
const CONTENT = /^(?:\/c-?\d+(?:\/[\w.~%-]+)*|(?:\/[\w.~%-]+)+\.html)$/;

const MAX_PATH_LENGTH = 1_000;

const MAX_TERM_LENGTH = 200;

/** A category or search with fewer products shows others below them. */
const FEW_TILES = 4;

/** The other products. */
function without(shown: readonly ProductTile[], tiles: readonly ProductTile[]): ProductTile[] {
  const ids = new Set(shown.map(({ id }) => id));
  return tiles.filter(({ id }) => !ids.has(id));
}

/** Sanitises user input from an address: truncated, without invisible and control characters. */
const cleanTerm = (term: string | null | undefined) =>
  visibleText((term ?? '').slice(0, MAX_TERM_LENGTH).normalize('NFC'))
    .replace(/\p{C}/gu, ' ')
    .trim();

export const notFoundPage = (site: SiteCode): PageRow => ({
  content: { kind: 'notFound', categories: categoryLinks(site) },
});

function contentPage(site: SiteCode, path: string): PageRow {
  const { links } = SITES[site];
  const name = CONTENT_NAMES.find((each) => links[each] === path);
  const isHelp = name === 'help';
  const title = name ? undefined : findSitePage(site, path)?.title;
  const beside = findPagesBeside(site, path);
  return {
    content: {
      kind: 'topic',
      topic: 'content',
      ...(name && { name }),
      ...(title && { title }),
      ...(isHelp && { help: helpAnswers(site) }),
      ...(!isHelp && beside && { beside }),
      tiles: isHelp ? [] : windowTiles(site),
    },
    // Any address of this form has a page; only pages that the shop links to are listed.
    isIndexed: Boolean(name || title),
  };
}

/**
 * The page at an address, or `null` (contract: pages).
 *
 * @param path without query
 */
export function matchPage(site: SiteCode, path: string, query: URLSearchParams): PageRow | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const bare = withoutTrailingSlashes(path);
  if (bare === '/')
    return {
      content: { kind: 'home', tiles: windowTiles(site), categories: categoryLinks(site) },
      isIndexed: true,
    };
  if (CHECKOUT_PATHS.includes(bare))
    return {
      content: { kind: 'checkout', payments: paymentsOf(site), conditions: conditionsOf(site) },
      isReduced: true,
    };
  if (bare === '/search') {
    // A repeated parameter is an array and counts as empty.
    const terms = query.getAll('query');
    const term = terms.length === 1 ? cleanTerm(terms[0]) : '';
    const tiles = searchTiles(site, term);
    const others = tiles[0] ? relatedTiles(site, tiles[0].id) : windowTiles(site);
    return {
      content: {
        kind: 'search',
        term,
        tiles,
        more: tiles.length < FEW_TILES ? without(tiles, others) : [],
        categories: tiles.length < 2 ? categoryLinks(site) : [],
      },
    };
  }

  // Turkey's privacy notice has an address of its own.
  const topic = bare === SITES[site].links.privacy ? 'privacy' : TOPIC_PATHS.get(bare);
  if (topic) {
    const term = topic === 'stores' ? cleanTerm(query.get('searchTerm')) : '';
    const tiles = topic === 'cart' || topic === 'stores' ? mixedTiles(site) : windowTiles(site);
    const beside = topic === 'privacy' && findPagesBeside(site, SITES[site].links.privacy);
    return {
      content: { kind: 'topic', topic, ...(term && { term }), ...(beside && { beside }), tiles },
      // A search for stores names a visitor's place.
      isIndexed: !PRIVATE_TOPICS.includes(topic) && term === '',
    };
  }
  const category = (CATEGORY.exec(bare) ?? TOP_CATEGORY.exec(bare))?.[1];
  const worlds = category && worldsTitle(site, category);
  if (worlds) return { content: { kind: 'worlds', title: worlds }, isIndexed: true };
  const world = category && worldPage(site, category);
  if (world) return { content: { kind: 'world', ...world }, isIndexed: true };
  if (category) {
    const title = categoryTitle(site, category);
    const tiles = categoryTiles(site, category);
    const wider = `${category.slice(0, 2)}00`;
    const more = tiles.length < FEW_TILES ? without(tiles, categoryTiles(site, wider)) : [];
    return {
      content: {
        kind: 'category',
        id: category,
        ...(title && { title }),
        above: categoriesAbove(site, category),
        tiles,
        more,
      },
      // Any id has a page; only those of the assortment are listed.
      isIndexed: title !== undefined,
    };
  }
  const number = PRODUCT.exec(bare)?.[1];
  const product = number && productDetails(site, number);
  if (product) {
    const tiles = relatedTiles(site, product.id);
    return { content: { kind: 'product', product, tiles }, isIndexed: true };
  }
  return CONTENT.test(bare) ? contentPage(site, bare) : null;
}
