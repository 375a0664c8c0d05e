import { type ReactNode, useId, useRef, useState } from 'react';
import { inLang } from '#src/i18n/inLang.tsx';
import { useContentLang, useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import type { ArticlePrice } from '#src/schemas/cart.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { InfoIcon } from '#src/ui/Icon/icons.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { useDismiss } from '#src/ui/useDismiss.ts';
import { priceBlock } from '../store/cartMoney.ts';
import styles from './CartLine.module.css';

interface CartPriceProps {
  price: ArticlePrice;
  /** How many pieces the price is for; `undefined` if the shop has not said so. */
  pieces: number | undefined;
  /** Percent off: a badge on the image's corner, read after both prices. */
  rebatePercentage?: number | undefined;
  isUpdating: boolean;
}

/** A line's price and its comparison prices. */
export function CartPrice({ price, pieces, rebatePercentage, isUpdating }: CartPriceProps) {
  const text = useText();
  const money = useMoney();
  const site = useSite();
  const lang = useContentLang();
  const { amount, oldAmount, best, unitAmount, basePrice, rebate } = priceBlock(
    price,
    site,
    pieces,
    rebatePercentage,
  );
  const isReduced = oldAmount !== undefined || rebate !== undefined;
  const hints = [
    // The shop's price per unit is the one before rebates.
    unitAmount !== undefined &&
      text(isReduced ? 'mini_cart.price.unit_before' : 'mini_cart.price.unit', { price: money(unitAmount) }),
    // The shop's own text.
    basePrice !== undefined && inLang(basePrice, lang),
  ].filter((hint) => hint !== false);
  // Beside the quantity there is space for one.
  const hasOwnRow = hints.length > 1;
  return (
    <>
      <div className={styles.prices} aria-busy={isUpdating || undefined}>
        <Price amount={amount} {...(oldAmount !== undefined && { oldAmount })} />
        {rebate !== undefined && (
          // The best price below can include the same percentage; a listener hears it once.
          <span className={styles.rebate} aria-hidden={best?.percent === rebate || undefined}>
            <Badge variant="sale">{`\u2212${text('mini_cart.price.percent', { percent: rebate })}`}</Badge>
          </span>
        )}
        {!hasOwnRow && <Hints hints={hints} />}
      </div>
      {hasOwnRow && (
        <div className={styles.notes}>
          <Hints hints={hints} />
        </div>
      )}
      {best && (
        <BestPrice
          price={
            best.isPerPiece ? text('mini_cart.price.unit', { price: money(best.amount) }) : money(best.amount)
          }
          percent={best.percent}
          isReduced={isReduced}
        />
      )}
    </>
  );
}

/** Prices for comparison, each in a row: one can be a former price beside a current one. */
function Hints({ hints }: { hints: readonly ReactNode[] }) {
  return hints.length > 0 ? (
    <span className={styles.hints}>
      {hints.map((hint, index) => [index > 0 && ' ', <span key={index}>{hint}</span>])}
    </span>
  ) : null;
}

interface BestPriceProps {
  price: string;
  /** How far the current price is below it, in whole percent. */
  percent: number | undefined;
  /** Articles that are not reduced have no "before the reduction". */
  isReduced: boolean;
}

/** The lowest price of the last 30 days, the difference to the current one, and on most sites an explanation. */
function BestPrice({ price, percent, isReduced }: BestPriceProps) {
  const text = useText();
  const site = useSite();
  const { days } = site.rules.priceReduction;
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const root = useRef<HTMLParagraphElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // As every (i): Escape closes the explanation and not the mini cart, and so does a press elsewhere. It stands in the
  // line, because distant lines are not painted outside their box.
  const dismissProps = useDismiss({
    isOpen: isExplained,
    panel: root,
    trigger,
    onDismiss: () => setExplained(false),
    needsFocus: true,
  });
  const label = text(isReduced ? 'mini_cart.price.best' : 'mini_cart.price.lowest', { days, price });
  const difference = percent === undefined ? '' : `(\u2212${text('mini_cart.price.percent', { percent })})`;
  return (
    <p ref={root} className={styles.best} {...dismissProps}>
      <span className={styles.hint}>
        <span>{label}</span> {/* Percent and button stay on one line. */}
        <span className={styles.percent}>
          <span>{difference}</span>
          {site.cart.bestPriceTooltip && (
            <IconButton
              ref={trigger}
              className={styles.info}
              size="small"
              label={text('mini_cart.price.best_name')}
              aria-expanded={isExplained}
              {...(isExplained && { 'aria-controls': id })}
              onPress={() => setExplained(!isExplained)}
            >
              <InfoIcon size="small" />
            </IconButton>
          )}
        </span>
      </span>
      {isExplained && (
        <span id={id} className={styles.explanation}>
          {text('mini_cart.price.best_info', { days })}
        </span>
      )}
    </p>
  );
}
