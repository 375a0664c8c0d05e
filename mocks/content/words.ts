import type { Category, Colour, PartnerProductId, Pattern, ProductId, Remark } from './catalogue.ts';

/** A product in words. */
export type ProductWords = readonly [title: string, description: string];

/** Everything about the assortment that is said differently in each language. */
export interface ShopWords {
  products: Record<ProductId, ProductWords>;
  partnerProducts: Record<PartnerProductId, string>;
  /** Names of what variants differ in. */
  dimensions: { size: string; colour: string; pattern: string };
  /** What colours and patterns are called, so that a variant can be spoken. */
  colours: Record<Colour, string>;
  patterns: Record<Pattern, string>;
  remarks: Record<Remark, string>;
  /** Under an article that is a present. */
  giftWrapped: string;
  /** Behind the price of a kilogram, a litre, a piece. */
  units: { kg: string; l: string; piece: string };
  categories: Record<Category, string>;
  /** What people of this country often look for. */
  searchTerms: readonly string[];
  /** The person who is logged in. */
  customer: { firstname: string; lastname: string };
}
