import type { Category, Colour, PartnerProductId, Pattern, ProductId, Remark } from './catalogue.ts';

/** A product's texts. */
export type ProductTexts = readonly [title: string, description: string];

/** The assortment's texts in one language. */
export interface ShopTexts {
  products: Record<ProductId, ProductTexts>;
  partnerProducts: Record<PartnerProductId, string>;
  /** Names of the variants' dimensions. */
  dimensions: { size: string; measure: string; shoeSize: string; colour: string; pattern: string };
  /** Names of colours and patterns, for screen readers. */
  colours: Record<Colour, string>;
  patterns: Record<Pattern, string>;
  remarks: Record<Remark, string>;
  /** Note below a gift-wrapped article. */
  giftWrapped: string;
  /** Units of a base price. */
  units: { kg: string; l: string; piece: string; pair: string };
  categories: Record<Category, string>;
  /** Frequent search terms of the country, with commas between them. */
  searchTerms: string;
  /** The logged-in customer. */
  customer: { firstname: string; lastname: string };
}
