import type { ProductTile } from '#demo/model/products.ts';
import { useMoney, useSite, useText } from '#src/entries/index.ts';

const isReduced = ({ price, oldPrice }: ProductTile) => oldPrice !== undefined && oldPrice > price;

/**
 * The reference price of a reduction: the lowest price of the preceding days if the country's rule requires it (BEY-02).
 * Assistive technology reads it with the two prices.
 */
export function LowestPrice({
  product,
  className,
}: {
  product: ProductTile;
  className?: string | undefined;
}) {
  const text = useText();
  const money = useMoney();
  const { base, days } = useSite().rules.priceReduction;
  const { lowestPrice } = product;
  if (base !== 'lowest' || lowestPrice === undefined || !isReduced(product)) return null;
  return <p className={className}>{text('mini_cart.price.best', { days, price: money(lowestPrice) })}</p>;
}

/** The reduction in percent of the reference price. Assistive technology reads the prices instead. */
export function Discount({ product, className }: { product: ProductTile; className?: string | undefined }) {
  const text = useText();
  const { base } = useSite().rules.priceReduction;
  const reference = base === 'lowest' ? product.lowestPrice : product.oldPrice;
  if (reference === undefined || !isReduced(product)) return null;
  const percent = Math.round((1 - product.price / reference) * 100);
  if (percent <= 0) return null;
  return (
    <span className={className} aria-hidden="true">
      {text('page.tile.discount', { percent })}
    </span>
  );
}
