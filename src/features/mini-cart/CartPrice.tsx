import { useId, useState } from 'react';
import { BEST_PRICE_PERIOD_DAYS } from '#src/config/limits.ts';
import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import type { Price } from '#src/schemas/cart.ts';
import { InfoIcon } from '#src/ui/Icon/icons.tsx';
import { PriceView } from '#src/ui/Price/Price.tsx';
import styles from './CartLine.module.css';
import { priceBlock } from './cartModel.ts';

interface CartPriceProps {
  price: Price;
  /** Waits for the shop's word. */
  isUpdating: boolean;
}

/** A line's price with all it is compared with (MC-08). */
export function CartPrice({ price, isUpdating }: CartPriceProps) {
  const text = useText();
  const money = useMoney();
  const site = useSite();
  const { amount, oldAmount, best, unitAmount, basePrice } = priceBlock(price, site);
  const hints = [
    unitAmount !== undefined && text('mini_cart.price.unit', { price: money(unitAmount) }),
    basePrice,
  ].filter(Boolean);
  return (
    <>
      <div className={styles.prices} aria-busy={isUpdating || undefined}>
        <PriceView
          price={money(amount)}
          {...(oldAmount !== undefined && { oldPrice: money(oldAmount) })}
          isSale={oldAmount !== undefined}
          newLabel={text('ui.price.new')}
          oldLabel={text('ui.price.old')}
        />
        {hints.length > 0 && <span className={styles.hint}>{hints.join(' · ')}</span>}
      </div>
      {best && <BestPrice price={money(best.amount)} percent={best.percent} />}
    </>
  );
}

/** The lowest price of the last 30 days, how far today's is from it, and on most sites what that means. */
function BestPrice({ price, percent }: { price: string; percent: number }) {
  const text = useText();
  const site = useSite();
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const sign = percent < 0 ? '\u2212' : '+';
  const difference = text('mini_cart.price.percent', { percent: Math.abs(percent) });
  return (
    <p className={styles.best}>
      <span className={styles.hint}>
        {text('mini_cart.price.best', { days: BEST_PRICE_PERIOD_DAYS, price })}{' '}
        {/* Percent and button stay together: neither makes sense alone on a line. */}
        <span className={styles.percent}>
          {percent !== 0 && `(${sign}${difference})`}
          {site.cart.bestPriceTooltip && (
            <button
              type="button"
              className={styles.info}
              aria-label={text('mini_cart.price.best_name')}
              aria-expanded={isExplained}
              aria-controls={isExplained ? id : undefined}
              onClick={() => setExplained(!isExplained)}
            >
              <InfoIcon size="small" />
            </button>
          )}
        </span>
      </span>
      {isExplained && (
        <span id={id} className={styles.explanation}>
          {text('mini_cart.price.best_info', { days: BEST_PRICE_PERIOD_DAYS })}
        </span>
      )}
    </p>
  );
}
