import type { ProductTile } from '#demo/model/products.ts';
import { useMoney, useSite, useText } from '#src/entries/index.ts';
import { priceReduction } from '#src/entries/sites.ts';
import { Badge } from '#src/entries/ui.ts';

interface ReductionProps {
  product: ProductTile;
  className?: string | undefined;
}

/** What a product's reduction says, with its percentage as text. */
function useReduction({ price, oldPrice, lowestPrice }: ProductTile) {
  const text = useText();
  const money = useMoney();
  const site = useSite();
  const { former, lowest, percent } = priceReduction({ price, former: oldPrice, lowest: lowestPrice }, site);
  if (former === undefined) return null;
  return {
    days: site.rules.priceReduction.days,
    lowest: lowest === undefined ? undefined : money(lowest),
    discount: percent === undefined ? undefined : text('page.tile.discount', { percent }),
    /** The percentage refers to another price than the struck one, so it stands beside that one. */
    isOfLowest: lowest !== undefined && money(lowest) !== money(former),
  };
}

/**
 * The reference price of a reduction: the lowest price of the preceding days if the country's rule requires it.
 * Assistive technology reads it with the two prices.
 */
export function LowestPrice({ product, className }: ReductionProps) {
  const text = useText();
  const reduction = useReduction(product);
  if (reduction?.lowest === undefined) return null;
  const { days, lowest, discount, isOfLowest } = reduction;
  return (
    <p className={className}>
      <span>{text('mini_cart.price.best', { days, price: lowest })}</span>
      {isOfLowest && discount !== undefined && <span>{` (${discount})`}</span>}
    </p>
  );
}

/** The reduction in percent of the struck price. Assistive technology reads the prices instead. */
export function Discount({ product, className }: ReductionProps) {
  const reduction = useReduction(product);
  if (reduction?.discount === undefined || reduction.isOfLowest) return null;
  return (
    <span className={className} aria-hidden="true">
      <Badge variant="sale">{reduction.discount}</Badge>
    </span>
  );
}
