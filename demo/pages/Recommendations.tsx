import { useState } from 'react';
import type { ProductTile } from '#demo/model/products.ts';
import { type Cart, useCart, useText } from '#src/entries/index.ts';
import { ProductTiles } from './ProductTiles.tsx';
import styles from './Recommendations.module.css';
import { Section } from './Section.tsx';

const SHOWN = 4;

interface RecommendationsProps {
  tiles: readonly ProductTile[];
  /** Below the cart, which arrives with the same answer: none of its products, first those of its categories. */
  isBelowCart?: boolean;
}

/** A few products, below other content. */
export function Recommendations({ tiles, isBelowCart = false }: RecommendationsProps) {
  const text = useText();
  const { cart } = useCart();
  // A product that is added from its tile keeps the tile.
  const [suiting, setSuiting] = useState<readonly ProductTile[]>();
  if (isBelowCart && cart && !suiting) setSuiting(tilesFor(cart, tiles));
  const shown = (suiting ?? tiles).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className={styles.recommendations}>
      <Section heading={text('page.more')}>
        <ProductTiles tiles={shown} />
      </Section>
    </div>
  );
}

/** The products that are not in a cart, those of its categories first. */
function tilesFor({ articles, subscriptions }: Cart, tiles: readonly ProductTile[]): ProductTile[] {
  const delivered = subscriptions.flatMap(({ recurringArticles, nonRecurringArticles }) => [
    ...recurringArticles,
    ...nonRecurringArticles,
  ]);
  const ids = new Set([...articles, ...delivered].map(({ productId }) => productId));
  const shelves = new Set(articles.map(({ trackingName }) => trackingName?.split('/')[0]));
  const others = tiles.filter(({ id }) => !ids.has(id));
  return [
    ...others.filter(({ shelf }) => shelves.has(shelf)),
    ...others.filter(({ shelf }) => !shelves.has(shelf)),
  ];
}
