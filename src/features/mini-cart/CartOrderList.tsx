import { useAtomValue } from 'jotai';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { imageOf } from './CartEntryView.tsx';
import { titleOf } from './CartLine.tsx';
import { CartReadError } from './CartReadError.tsx';
import { CartSummary } from './CartSummary.tsx';
import styles from './CartView.module.css';
import { cartSnapshotAtom } from './cartAtoms.ts';
import { type CartEntry, idOf, quantityOf } from './cartLines.ts';
import { MiniCartLoader } from './MiniCartLoader.tsx';
import { tintOf } from './tintOf.ts';
import { useCartActions } from './useCartActions.ts';

/** The cart's lines and sums, read-only. */
export function CartOrderList() {
  const text = useText();
  const money = useMoney();
  const { cart, lines, vouchers, view, readError, isUpdating } = useAtomValue(cartSnapshotAtom);
  const { reload } = useCartActions();
  if (readError !== null) return <CartReadError code={readError} onRetry={reload} />;
  if (view === 'loading') return <MiniCartLoader />;
  if (view === 'empty' || !cart) return <p>{text('mini_cart.empty.title')}</p>;
  return (
    <>
      <ul className={styles.orderLines}>
        {lines
          .filter(({ isDeleted }) => !isDeleted)
          .map(({ key, entry }) => {
            const [image, amount] = [imageOf(entry), amountOf(entry)];
            return (
              <li key={key} className={styles.orderLine} data-id={idOf(entry)}>
                {image !== null && (
                  <Picture
                    className={styles.orderPicture}
                    src={safeHref(image) ?? undefined}
                    alt=""
                    tint={tintOf(idOf(entry))}
                  />
                )}
                <span className={styles.orderWords}>
                  {titleOf(entry, text)}{' '}
                  <span className={styles.orderQuantity}>
                    {text('mini_cart.line.quantity_value', { count: quantityOf(entry) })}
                  </span>
                </span>
                {amount !== undefined && <span className={styles.orderPrice}>{money(amount)}</span>}
              </li>
            );
          })}
      </ul>
      <CartSummary cart={cart} vouchers={vouchers} isUpdating={isUpdating} />
    </>
  );
}

/** A line's price; `undefined` if the shop does not send one, as for lines it cannot sell. */
function amountOf({ kind, item, isDefective }: CartEntry): number | undefined {
  if (isDefective) return undefined;
  switch (kind) {
    case 'freeArticle':
      return 0;
    case 'partnerProduct':
      return item.totalPrice;
    case 'subscription':
      return item.recurringArticlesPrice?.calculatedPrice;
    case 'giftCard':
      return item.article.price?.calculatedPrice;
    default:
      return item.price?.calculatedPrice;
  }
}
