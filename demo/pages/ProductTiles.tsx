import type { ProductTile } from '#demo/model/products.ts';
import { useContentLang, useText } from '#src/entries/index.ts';
import { ButtonLink, Picture, Price } from '#src/entries/ui.ts';
import { AddToCart, TileLabel } from './AddToCart.tsx';
import { Discount, LowestPrice } from './LowestPrice.tsx';
import styles from './ProductTiles.module.css';

interface ProductTilesProps {
  tiles: readonly ProductTile[];
  /** Level of the tiles' headings. @default 3 */
  level?: 2 | 3;
}

/** A row of products, each with its price and an add-to-cart button. */
export function ProductTiles({ tiles, level = 3 }: ProductTilesProps) {
  const lang = useContentLang();
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.tile}>
          <div className={styles.window}>
            <Picture src={tile.image} alt="" />
            <Discount product={tile} className={styles.discount} />
          </div>
          <Heading className={styles.title} lang={lang}>
            <a href={tile.href}>{tile.title}</a>
          </Heading>
          <p className={styles.description} lang={lang}>
            {tile.description}
          </p>
          <div className={styles.price}>
            <Price amount={tile.price} {...(tile.oldPrice !== undefined && { oldAmount: tile.oldPrice })} />
            <LowestPrice product={tile} className={styles.base} />
            {tile.basePrice && (
              <p className={styles.base} lang={lang}>
                {tile.basePrice}
              </p>
            )}
          </div>
          <div className={styles.action} data-part="tile-action">
            {tile.hasSizes ? (
              <ButtonLink href={tile.href} variant="secondary" size="small" isBlock>
                <TileLabel label={text('page.product.choose')} title={tile.title} />
              </ButtonLink>
            ) : (
              <AddToCart product={tile} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
