/** A product in a list, with the site's texts and prices. */
export interface ProductTile {
  id: string;
  /** The variant that the tile's button adds to the cart. */
  tcm: string;
  /** The category that it is in. */
  shelf: string;
  /** It has several sizes, so its tile leads to the choice. */
  hasSizes?: boolean;
  title: string;
  description: string;
  image: string;
  href: string;
  /** In the currency's unit. */
  price: number;
  oldPrice?: number;
  /** Lowest price of the 30 days before the reduction. */
  lowestPrice?: number;
  /** Formatted text: "19,98 €/kg". */
  basePrice?: string;
}

export interface ProductDetails extends ProductTile {
  remarks: readonly string[];
  /** Name and postal address of the manufacturer, where the law requires them in the offer. */
  manufacturer?: string;
  category: { title: string; href: string };
  variants: readonly {
    tcm: string;
    /** The product in this colour. */
    image: string;
    dimensions: readonly { name: string; value: string; type: 'TEXT' | 'COLOR' | 'IMAGE' }[];
  }[];
}

/** A theme world on its own page. The shop's answer has its dates. */
export interface WorldDetails {
  title: string;
  sentence: string;
  /** Address of its scene. */
  image: string;
  href: string;
  /** The page of all worlds. */
  overview: { title: string; href: string };
}

export interface CategoryLink {
  title: string;
  href: string;
  image: string;
}
