import type { ProductTile } from '#server/render/pageState.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { AddToCart } from './AddToCart.tsx';
import styles from './ProductTiles.module.css';

interface ProductTilesProps {
  tiles: readonly ProductTile[];
  /** Level of the tiles' headings. @default 3 */
  level?: 2 | 3;
}

/** Products side by side, each with its price and a button that puts it into the cart. */
export function ProductTiles({ tiles, level = 3 }: ProductTilesProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.tile}>
          <div className={styles.window}>
            <Picture src={tile.image} alt="" ratio="1/1" tint={tile.tint} />
            <Discount {...tile} />
          </div>
          <Heading className={styles.title}>
            <a href={tile.href}>{tile.title}</a>
          </Heading>
          <p className={styles.description}>{tile.description}</p>
          <div className={styles.price}>
            <Price amount={tile.price} {...(tile.oldPrice !== undefined && { oldAmount: tile.oldPrice })} />
            {tile.basePrice && <p className={styles.base}>{tile.basePrice}</p>}
          </div>
          <div className={styles.action}>
            <AddToCart product={tile} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How much less a reduced product costs. The two prices say it to assistive technology. */
function Discount({ price, oldPrice }: ProductTile) {
  const text = useText();
  if (oldPrice === undefined || oldPrice <= price) return null;
  const percent = Math.round((1 - price / oldPrice) * 100);
  return (
    <span className={styles.discount} aria-hidden="true">
      {text('page.tile.discount', { percent })}
    </span>
  );
}
