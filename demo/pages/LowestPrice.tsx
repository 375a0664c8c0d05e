import type { ProductTile } from '#demo/model/products.ts';
import { useMoney, useSite, useText } from '#src/entries/index.ts';
import { priceReduction } from '#src/entries/sites.ts';

const reductionOf = ({ price, oldPrice, lowestPrice }: ProductTile, site: ReturnType<typeof useSite>) =>
  priceReduction({ price, former: oldPrice, lowest: lowestPrice }, site);

/**
 * The reference price of a reduction: the lowest price of the preceding days if the country's rule requires it.
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
  const site = useSite();
  const { former, lowest } = reductionOf(product, site);
  if (former === undefined || lowest === undefined) return null;
  const { days } = site.rules.priceReduction;
  return <p className={className}>{text('mini_cart.price.best', { days, price: money(lowest) })}</p>;
}

/** The reduction in percent of the reference price. Assistive technology reads the prices instead. */
export function Discount({ product, className }: { product: ProductTile; className?: string | undefined }) {
  const text = useText();
  const { former, percent } = reductionOf(product, useSite());
  if (former === undefined || percent === undefined) return null;
  return (
    <span className={className} aria-hidden="true">
      {text('page.tile.discount', { percent })}
    </span>
  );
}
