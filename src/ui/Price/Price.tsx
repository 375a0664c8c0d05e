import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

interface PriceLook {
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Added to the root element's class names. */
  className?: string;
}

export interface PriceProps extends PriceLook {
  /** In the currency's main unit (12.34). */
  amount: number;
  /** The former price in the currency's main unit; struck through, with hidden labels for both. */
  oldAmount?: number;
  /** Shows the price as reduced. @default whether there is an old amount */
  isSale?: boolean;
}

/**
 * A price in the site's format, with tabular figures.
 *
 * @example <Price amount={12.34} oldAmount={15} />
 */
export function Price({ amount, oldAmount, isSale, ...look }: PriceProps) {
  const money = useMoney();
  const text = useText();
  const [price, oldPrice] = [money(amount), oldAmount === undefined ? undefined : money(oldAmount)];
  // Two amounts that look equal are no reduction.
  const isReduced = oldPrice !== undefined && oldPrice !== price;
  return (
    <PriceView
      {...look}
      price={price}
      {...(isReduced && { oldPrice })}
      isSale={isSale ?? isReduced}
      newLabel={text('ui.price.new')}
      oldLabel={text('ui.price.old')}
    />
  );
}

export interface PriceViewProps extends PriceLook {
  /** Formatted price, for example from `useMoney`. */
  price: string;
  /** Formatted former price, struck through. */
  oldPrice?: string;
  /** Uses the sale colour. @default false */
  isSale?: boolean;
  /** Hidden label before the price if there are two. */
  newLabel: string;
  /** Hidden label before the old price. */
  oldLabel: string;
}

/** A price from formatted texts. It reads no context, for long lists whose parent formats the prices. */
export function PriceView({
  price,
  oldPrice,
  isSale = false,
  newLabel,
  oldLabel,
  size = 'medium',
  className,
}: PriceViewProps) {
  return (
    <span className={classNames(styles.price, className)} data-size={size} data-sale={isSale || undefined}>
      {oldPrice !== undefined && (
        <>
          <VisuallyHidden>{`${oldLabel} `}</VisuallyHidden>
          <s className={styles.old}>{oldPrice}</s> <VisuallyHidden>{`${newLabel} `}</VisuallyHidden>
        </>
      )}
      <span className={styles.current}>{price}</span>
    </span>
  );
}
