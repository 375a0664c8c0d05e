import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

interface PriceLook {
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Added to the classes of its root. */
  className?: string;
}

export interface PriceProps extends PriceLook {
  /** In the currency's unit (12.34). */
  amount: number;
  /** What it cost before, in the currency's unit; shown struck through, with spoken labels for both (MC-20). */
  oldAmount?: number;
  /** Shows the price as reduced. @default there is an old amount */
  isSale?: boolean;
}

/**
 * A price as the site writes it, with figures that line up (SIT-05, MC-08).
 *
 * @example <Price amount={12.34} oldAmount={15} />
 */
export function Price({ amount, oldAmount, isSale = oldAmount !== undefined, ...look }: PriceProps) {
  const money = useMoney();
  const text = useText();
  return (
    <PriceView
      {...look}
      price={money(amount)}
      oldPrice={oldAmount === undefined ? undefined : money(oldAmount)}
      isSale={isSale}
      newLabel={text('ui.price.new')}
      oldLabel={text('ui.price.old')}
    />
  );
}

export interface PriceViewProps extends PriceLook {
  /** Ready text, for example from `useMoney`. */
  price: string;
  /** The former price, ready to be read, struck through. */
  oldPrice?: string;
  /** Shown in the colour of a sale. @default false */
  isSale?: boolean;
  /** Spoken before the price when there are two. */
  newLabel: string;
  /** Spoken before the old price. */
  oldLabel: string;
}

/** A price from ready texts (MC-08, MC-20): reads no context, for long lists whose owner has formatted already. */
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
          <VisuallyHidden>{oldLabel} </VisuallyHidden>
          <s className={styles.old}>{oldPrice}</s> <VisuallyHidden>{newLabel} </VisuallyHidden>
        </>
      )}
      <span className={styles.current}>{price}</span>
    </span>
  );
}
