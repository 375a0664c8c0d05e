import { useState } from 'react';
import type { ProductTile } from '#demo/model/products.ts';
import { useCart, useText } from '#src/entries/index.ts';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';

/** Number of products that are shown. */
const SHOWN = 4;

interface RecommendationsProps {
  tiles: readonly ProductTile[];
  /** The products of the cart are left out: below the cart, which arrives with the same answer. */
  isBelowCart?: boolean;
}

/** The first few products, below other content. */
export function Recommendations({ tiles, isBelowCart = false }: RecommendationsProps) {
  const text = useText();
  const { cart } = useCart();
  // A product that is added from its tile keeps the tile.
  const [inCart, setInCart] = useState<ReadonlySet<string>>();
  if (isBelowCart && cart && !inCart) setInCart(new Set(cart.articles.map(({ productId }) => productId)));
  const shown = tiles.filter(({ id }) => !inCart?.has(id)).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section heading={text('page.more')}>
      <ProductTiles tiles={shown} />
    </Section>
  );
}
