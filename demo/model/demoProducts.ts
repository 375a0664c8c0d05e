import {
  type Assortment,
  assortmentOf,
  productUrl,
  type Variant,
  variantImage,
} from '#mocks/content/assortment.ts';
import { CATEGORIES, type Category } from '#mocks/content/catalogue.ts';
import { fold } from '#mocks/content/fold.ts';
import { imageUrl } from '#mocks/content/images.ts';
import { categoriesWith, categoryTitleOf } from '#mocks/content/navigation/navigationTree.ts';
import { ownProductsOf, productsOf } from '#mocks/content/shelves.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { OVERVIEW_ID, themeWorldOf } from '#mocks/content/themeWorlds.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { toFooter } from '#src/sections/footer/footerModel.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import type { CategoryLink, ProductDetails, ProductTile, WorldDetails } from './products.ts';

// The products and categories of the demo's pages. The specification has no call for them, so they always come from the
// mock shop's assortment.

/** Products on a listing page. */
const PAGE_SIZE = 12;

/** The products in the shop window, from all categories. */
const WINDOW = ['4002', '4027', '4017', '4010', '4032', '4016', '4025', '4007'];

/** The image of a category: a drawing that neither a scene nor the shop window shows. */
const CATEGORY_IMAGES: Record<Category, string> = {
  coffee: 'pods',
  kitchen: 'pan',
  living: 'bedding',
  women: 'blouse',
  men: 'jeans',
  leisure: 'ball',
  gifts: 'gift-card',
};

const isCategory = (id: string): id is Category => (CATEGORIES as readonly string[]).includes(id);

const sizeOf = ({ dimensions }: Variant) => dimensions.find(({ type }) => type === 'TEXT')?.value;

/** Whether a product has several sizes. The tile's image shows its colour, but not which size fits. */
const hasSizes = ({ variants }: Assortment, { product }: Variant): boolean =>
  new Set(variants.filter((other) => other.product.id === product.id).map(sizeOf)).size > 1;

function toTile(site: SiteCode, variant: Variant): ProductTile {
  const assortment = assortmentOf(site);
  const article = assortment.article(variant, 1);
  const { calculatedPrice = 0, calculatedOriginalPrice, bestPriceAmount, basePrice } = article.price ?? {};
  return {
    id: variant.product.id,
    tcm: variant.tcm,
    shelf: variant.product.category,
    ...(hasSizes(assortment, variant) && { hasSizes: true }),
    title: article.title,
    description: assortment.description(variant.product.id),
    image: variantImage(variant),
    href: productUrl(variant.product.id),
    price: calculatedPrice,
    ...(calculatedOriginalPrice !== undefined && { oldPrice: calculatedOriginalPrice }),
    ...(bestPriceAmount !== undefined && { lowestPrice: bestPriceAmount }),
    ...(basePrice !== undefined && { basePrice }),
  };
}

/** The first available variant of each product. */
function sellable(site: SiteCode): Variant[] {
  const seen = new Set<string>();
  return assortmentOf(site).variants.filter(({ product }) => {
    const isNew = !seen.has(product.id) && product.euro > 0;
    seen.add(product.id);
    return isNew;
  });
}

const toTiles = (site: SiteCode, variants: readonly Variant[]) =>
  variants.slice(0, PAGE_SIZE).map((variant) => toTile(site, variant));

const windows = new Map<SiteCode, readonly ProductTile[]>();

/** The products in the shop window of the home page. Created once per site, because they never change. */
export function windowTiles(site: SiteCode): readonly ProductTile[] {
  const known = windows.get(site);
  if (known) return known;
  const all = sellable(site);
  const tiles = toTiles(
    site,
    WINDOW.flatMap((id) => all.find(({ product }) => product.id === id) ?? []),
  );
  windows.set(site, tiles);
  return tiles;
}

/** Products of a category; an unknown category shows products from all categories. */
export function categoryTiles(site: SiteCode, id: string): readonly ProductTile[] {
  const all = sellable(site);
  const found = isCategory(id)
    ? all.filter(({ product }) => product.category === id)
    : productsOf(id).flatMap((number) => all.find(({ product }) => product.id === number) ?? []);
  return found.length > 0 ? toTiles(site, found) : windowTiles(site);
}

/** Title of the page of all theme worlds, if this is its id. */
export const worldsTitle = (site: SiteCode, id: string): string | undefined =>
  id === OVERVIEW_ID ? categoryTitleOf(site, id) : undefined;

/** A theme world with its products; undefined for an id that is no world's. */
export function worldPage(
  site: SiteCode,
  id: string,
): { world: WorldDetails; tiles: readonly ProductTile[] } | undefined {
  const found = themeWorldOf(site, id);
  if (!found) return undefined;
  const { title, sentence, imgUrl, url, products } = found;
  const all = sellable(site);
  return {
    world: {
      title,
      sentence,
      image: imgUrl,
      href: url,
      overview: { title: worldsTitle(site, OVERVIEW_ID) ?? '', href: `/c/${OVERVIEW_ID}` },
    },
    tiles: toTiles(
      site,
      products.flatMap((number) => all.find(({ product }) => product.id === number) ?? []),
    ),
  };
}

/**
 * The products of a search, ignoring case and accents: those with the term in their title, those of a category with this
 * name, then those with the term in other texts.
 */
export function searchTiles(site: SiteCode, term: string): ProductTile[] {
  const needle = fold(term);
  if (needle === '') return [];
  const { description, title } = assortmentOf(site);
  const { categories } = shopTextsOf(site);
  const named = new Set(categoriesWith(site, (name) => fold(name) === needle).flatMap(ownProductsOf));
  const rankOf = ({ product: { id, category } }: Variant): number => {
    if (fold(title(id)).includes(needle)) return 0;
    if (named.has(id)) return 1;
    return fold(`${description(id)} ${categories[category]}`).includes(needle) ? 2 : 3;
  };
  const ranked = sellable(site).map((variant) => ({ variant, rank: rankOf(variant) }));
  return toTiles(
    site,
    [0, 1, 2].flatMap((rank) => ranked.flatMap((each) => (each.rank === rank ? each.variant : []))),
  );
}

/** The category that suits each category. */
const NEIGHBOURS: Record<Category, Category> = {
  coffee: 'kitchen',
  kitchen: 'coffee',
  living: 'gifts',
  women: 'leisure',
  men: 'leisure',
  leisure: 'men',
  gifts: 'living',
};

/** Recommendations of a page. */
const RECOMMENDED = 4;

/** Products that suit a product: the next ones of its category, then those of its neighbour. */
export function relatedTiles(site: SiteCode, productId: string): readonly ProductTile[] {
  const all = sellable(site);
  const place = all.findIndex(({ product }) => product.id === productId);
  const category = assortmentOf(site).product(productId)?.category;
  // Beginning after the product, each product has others.
  const others = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))];
  const of = (wanted: Category | undefined) => others.filter(({ product }) => product.category === wanted);
  return toTiles(site, [...of(category), ...of(category && NEIGHBOURS[category])].slice(0, RECOMMENDED));
}

/** Products of each category to choose from. */
const PER_CATEGORY = 3;

/** Products of every category, for a page that knows only in the browser which of them suit. */
export function mixedTiles(site: SiteCode): readonly ProductTile[] {
  const all = sellable(site);
  const perCategory = CATEGORIES.map((category) =>
    all.filter(({ product }) => product.category === category),
  );
  const rounds = Array.from({ length: PER_CATEGORY }, (_, round) =>
    perCategory.flatMap((variants) => variants[round] ?? []),
  );
  return rounds.flat().map((variant) => toTile(site, variant));
}

export const categoryLinks = (site: SiteCode): CategoryLink[] =>
  CATEGORIES.map((id) => ({
    title: shopTextsOf(site).categories[id],
    href: `/c/${id}`,
    image: imageUrl(CATEGORY_IMAGES[id]),
  }));

/** A category's name, or `undefined` if the assortment does not have it. */
export const categoryTitle = (site: SiteCode, id: string): string | undefined =>
  isCategory(id) ? shopTextsOf(site).categories[id] : categoryTitleOf(site, id);

/** The categories of the navigation that contain a category, the widest first. */
export function categoriesAbove(site: SiteCode, id: string): { title: string; href: string }[] {
  if (isCategory(id)) return [];
  const parents = [`${id.slice(0, 2)}00`, `${id.slice(0, 4)}00`].filter((parent) => parent !== id);
  return [...new Set(parents)].flatMap((parent) => {
    const title = categoryTitleOf(site, parent);
    return title ? [{ title, href: `/c/${parent}` }] : [];
  });
}

/** The demo's products are the shop's own brand. */
const manufacturerOf = (site: SiteCode): string =>
  toFooter(FOOTER_CONTENTS[site], null, SITES[site]).customerSupport?.address.join(', ') ?? '';

/** The data of a product page, or `undefined` for an unknown product id. */
export function productDetails(site: SiteCode, id: string): ProductDetails | undefined {
  const assortment = assortmentOf(site);
  const [first, ...others] = assortment.variants.filter(({ product }) => product.id === id);
  if (!first) return undefined;
  const { product } = first;
  return {
    ...toTile(site, first),
    remarks: assortment.article(first, 1).greenTexts,
    ...(SITES[site].rules.productSafety && { manufacturer: manufacturerOf(site) }),
    category: { title: shopTextsOf(site).categories[product.category], href: `/c/${product.category}` },
    variants: [first, ...others].map((variant) => ({
      tcm: variant.tcm,
      image: variantImage(variant),
      dimensions: variant.dimensions.map(({ name, value, type }) => ({ name, value, type })),
    })),
  };
}
