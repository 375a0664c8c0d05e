import { SITES, type SiteCode } from '#src/config/sites.ts';
import type { Article, ArticlePrice, Dimension, PartnerProduct } from '#src/schemas/cart.ts';
import {
  COLOURS,
  type Colour,
  FEW_LEFT,
  PARTNER_PRODUCTS,
  PATTERNS,
  PRODUCTS,
  type Product,
  type ProductId,
} from './catalogue.ts';
import { basePriceText, commerceOf, roundMoney } from './commerce.ts';
import { imageUrl } from './images.ts';
import { shopTextsOf } from './siteTexts.ts';
import { typeset } from './typeset.ts';

/** One thing that can be put into a cart: a product in one size and colour. */
export interface Variant {
  product: Product;
  /** The shop's stock-keeping number. */
  tcm: string;
  colour?: Colour;
  dimensions: readonly Dimension[];
  /** Its cart lines by quantity, created on first use; they are immutable. */
  articles: Map<number, Article & { title: string }>;
}

/** The assortment of a site, in its language and currency. */
export interface Assortment {
  variants: readonly Variant[];
  /** Undefined for a number that the shop does not sell. */
  variant: (productId: string, tcm: string) => Variant | undefined;
  product: (productId: string) => Product | undefined;
  title: (productId: string) => string;
  description: (productId: string) => string;
  partnerProduct: (id: string, quantity: number) => PartnerProduct | undefined;
  /** A cart line of a variant. */
  article: (variant: Variant, quantity: number) => Article & { title: string };
}

/** The image of a variant: its fabric has the variant's colour. */
export const variantImage = ({ product, colour }: Variant): string => imageUrl(product.image, colour);

/** The image of every product, in each of its colours. */
export const productImages = (): string[] => [
  ...new Set([
    ...PRODUCTS.flatMap(({ image, colours = [] }) => [
      imageUrl(image),
      ...colours.map((colour) => imageUrl(image, colour)),
    ]),
    ...PARTNER_PRODUCTS.map(({ image }) => imageUrl(image)),
  ]),
];

/** Address of a product's page. */
export const productUrl = (productId: string): string => `/p/${productId}`;

const NO_VALUE = [undefined];

/** The kind of a size: `24 cm` is a measure, `38` and `35–38` are shoe sizes, `M` is clothing. */
const sizeKind = (size: string) => (size.endsWith('cm') ? 'measure' : /^\d/.test(size) ? 'shoeSize' : 'size');

function toVariants(product: Product, site: SiteCode): Variant[] {
  const { dimensions: names, colours: colourNames, patterns: patternNames } = shopTextsOf(site);
  const { sizes = NO_VALUE, colours = NO_VALUE, patterns = NO_VALUE } = product;
  const combinations = sizes.flatMap((size) =>
    colours.flatMap((colour) => patterns.map((pattern) => ({ size, colour, pattern }))),
  );
  return combinations.map(({ size, colour, pattern }, index) => ({
    product,
    tcm: `${product.id}${String(index + 1).padStart(2, '0')}`,
    articles: new Map(),
    ...(colour && { colour }),
    dimensions: [
      size && {
        name: names[sizeKind(size)],
        value: typeset(size.replaceAll(' ', '\u00a0'), site),
        type: 'TEXT' as const,
      },
      // A screen reader reads only the swatch's name, so the name contains the colour or pattern.
      colour && {
        name: typeset(`${names.colour}: ${colourNames[colour]}`, site),
        value: COLOURS[colour],
        type: 'COLOR' as const,
      },
      pattern && {
        name: typeset(`${names.pattern}: ${patternNames[pattern]}`, site),
        value: imageUrl(PATTERNS[pattern]),
        type: 'IMAGE' as const,
      },
    ].filter((dimension) => typeof dimension === 'object'),
  }));
}

function toPrice(product: Product, site: SiteCode, quantity: number): ArticlePrice {
  const { toPrice: price, giftCards } = commerceOf(site);
  const unit = product.giftCard ? giftCards[product.id === '4090' ? 0 : 1] : price(product.euro);
  const line = (amount: number) => roundMoney(site, amount * quantity);
  const { content } = product;
  const lowestEuro = product.bestEuro ?? product.oldEuro;
  const isStruck = SITES[site].rules.priceReduction.base === 'struck';
  const oldEuro = isStruck && product.oldEuro !== undefined ? lowestEuro : product.oldEuro;
  const oldUnit = oldEuro === undefined ? undefined : price(oldEuro);
  const bestUnit = isStruck || lowestEuro === undefined ? undefined : price(lowestEuro);
  return {
    calculatedPrice: line(unit),
    ...(oldUnit !== undefined && { calculatedOriginalPrice: line(oldUnit) }),
    ...(content && {
      basePrice: basePriceText(site, unit / content[0], shopTextsOf(site).units[content[1]]),
    }),
    ...(quantity > 1 && { pricePerUnitBeforeRebates: oldUnit ?? unit }),
    isPricePromotional: product.promotional ?? false,
    ...(bestUnit !== undefined && {
      bestPriceAmount: line(bestUnit),
      bestPriceDifferencePercentage: Math.round(((unit - bestUnit) / bestUnit) * 100),
    }),
  };
}

function toAvailability({ stock }: Product, quantity: number): Article['availability'] {
  if (stock === undefined) return 'IN_STOCK';
  if (quantity > stock) return 'NOT_AVAILABLE';
  return stock < FEW_LEFT ? 'SHORTAGE' : 'AVAILABLE';
}

function toArticle(variant: Variant, quantity: number, site: SiteCode): Article & { title: string } {
  const { product, tcm, dimensions } = variant;
  const texts = shopTextsOf(site);
  const price = toPrice(product, site, quantity);
  const { calculatedPrice, calculatedOriginalPrice, bestPriceAmount } = price;
  // The country's rule determines the price that a percentage refers to.
  const reference =
    SITES[site].rules.priceReduction.base === 'lowest' ? bestPriceAmount : calculatedOriginalPrice;
  return {
    productId: product.id,
    tcm,
    title: texts.products[product.id as ProductId][0],
    imageUrl: variantImage(variant),
    productUrl: productUrl(product.id),
    quantity,
    dimensions: [...dimensions],
    availability: toAvailability(product, quantity),
    trackingName: `${product.category}/${product.id}`,
    ...(reference !== undefined &&
      reference > calculatedPrice && {
        rebatePercentage: Math.round((1 - calculatedPrice / reference) * 100),
      }),
    currentShopPrice: roundMoney(site, calculatedPrice / quantity),
    price,
    greenTexts: (product.remarks ?? []).map((remark) => texts.remarks[remark]),
  };
}

function createAssortment(site: SiteCode): Assortment {
  const texts = shopTextsOf(site);
  const variants = PRODUCTS.flatMap((product) => toVariants(product, site));
  const byTcm = new Map(variants.map((variant) => [variant.tcm, variant]));
  const products = new Map<string, Product>(PRODUCTS.map((product) => [product.id, product]));
  const textsFor = (id: string) => texts.products[id as ProductId];
  return {
    variants,
    variant(productId, tcm) {
      const variant = byTcm.get(tcm);
      return variant?.product.id === productId ? variant : undefined;
    },
    product: (productId) => products.get(productId),
    title: (productId) => textsFor(productId)?.[0] ?? '',
    description: (productId) => textsFor(productId)?.[1] ?? '',
    partnerProduct(id, quantity) {
      const product = PARTNER_PRODUCTS.find((each) => each.id === id);
      return (
        product && {
          partnerProductId: product.id,
          title: texts.partnerProducts[product.id],
          imageUrl: imageUrl(product.image),
          totalQuantity: quantity,
          totalPrice: roundMoney(site, commerceOf(site).toPrice(product.euro) * quantity),
          formUrl: product.formUrl,
        }
      );
    },
    article(variant, quantity) {
      const known = variant.articles.get(quantity);
      if (known) return known;
      const article = toArticle(variant, quantity, site);
      variant.articles.set(quantity, article);
      return article;
    },
  };
}

const made = new Map<SiteCode, Assortment>();

/** What a site sells. Made once a site: nothing in it ever changes. */
export function assortmentOf(site: SiteCode): Assortment {
  const known = made.get(site);
  if (known) return known;
  const assortment = createAssortment(site);
  made.set(site, assortment);
  return assortment;
}
