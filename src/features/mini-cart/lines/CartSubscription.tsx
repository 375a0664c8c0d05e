import { useContentLang, useSite, useText } from '#src/i18n/SiteContext.ts';
import type { DefectiveSubscription, PartialArticle } from '#src/schemas/cart.ts';
import { GiftIcon, RepeatIcon } from '#src/ui/Icon/icons.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { intervalText } from '../store/cartModel.ts';
import { formerDeliveryPrice } from '../store/cartMoney.ts';
import { priceText } from '../store/receipt.ts';
import styles from './CartLine.module.css';

/** The type, interval and content of a subscription. */
export function CartSubscription({
  title,
  subscription,
  isPriced,
}: {
  title: string;
  subscription: DefectiveSubscription;
  /** Shows the prices of one-off articles, which the price of a delivery excludes. */
  isPriced: boolean;
}) {
  const text = useText();
  const interval = intervalText(subscription);
  const { giftSubscriptionInformation: gift, recurringArticles, nonRecurringArticles } = subscription;
  return (
    <>
      <h4 className={styles.title}>{title}</h4>
      {interval && (
        <p className={styles.interval}>
          <RepeatIcon size="small" />
          <span>{text(interval.id, { count: interval.count })}</span>
        </p>
      )}
      {gift && (
        <p className={styles.interval}>
          <GiftIcon size="small" />
          <span>
            {gift.numberOfDeliveries
              ? text('mini_cart.subscription.gift', { count: gift.numberOfDeliveries })
              : text('mini_cart.subscription.gift_open')}
          </span>
        </p>
      )}
      <Parts heading={text('mini_cart.subscription.recurring')} articles={recurringArticles} />
      <Parts
        heading={text('mini_cart.subscription.non_recurring')}
        articles={nonRecurringArticles}
        isPriced={isPriced}
      />
    </>
  );
}

interface PartsProps {
  heading: string;
  articles: readonly PartialArticle[];
  isPriced?: boolean;
}

function Parts({ heading, articles, isPriced = false }: PartsProps) {
  const text = useText();
  const site = useSite();
  const lang = useContentLang();
  if (articles.length === 0) return null;
  return (
    <div className={styles.content}>
      <h5 className={styles.hint}>{heading}</h5>
      <ul className={styles.parts}>
        {articles.map(({ title, quantity, price }, index) => (
          <li key={index} className={styles.part}>
            {quantity !== undefined && <span className={styles.partQuantity}>{`${quantity}\u202f×`}</span>}
            <span className={styles.partWords}>
              <span lang={title && lang}>{title ?? text('mini_cart.line.unnamed')}</span>{' '}
              {isPriced && price && (
                <span className={styles.partPrice}>{priceText(price.calculatedPrice, site, text)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The price of each delivery; some sites also show the previous price. */
export function CartSubscriptionPrice({ subscription }: { subscription: DefectiveSubscription }) {
  const text = useText();
  const site = useSite();
  const price = subscription.recurringArticlesPrice;
  if (!price) return null;
  const oldAmount = formerDeliveryPrice(subscription, site);
  return (
    <div className={styles.prices}>
      <Price amount={price.calculatedPrice} {...(oldAmount !== undefined && { oldAmount })} />
      <span className={styles.hint}>{text('mini_cart.subscription.per_delivery')}</span>
    </div>
  );
}
