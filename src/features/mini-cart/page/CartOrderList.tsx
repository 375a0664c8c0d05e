import { useContentLang, useMoney, useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { RecycleIcon } from '#src/ui/Icon/icons.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { CartReadError } from '../panel/CartReadError.tsx';
import { CartSummary } from '../panel/CartSummary.tsx';
import { MiniCartLoader } from '../panel/MiniCartLoader.tsx';
import { amountOf, idOf, imageOf, piecesOf, titleOf } from '../store/cartLines.ts';
import type { CartApi } from '../store/useCart.ts';
import styles from './CartView.module.css';

/** The cart's lines and sums, read-only. */
export function CartOrderList({ cart: api }: { cart: CartApi }) {
  const text = useText();
  const lang = useContentLang();
  const money = useMoney();
  const { cart, lines, vouchers, view, readError, isUpdating, reload } = api;
  if (readError !== null) return <CartReadError error={readError} onRetry={reload} />;
  if (view === 'loading') return <MiniCartLoader />;
  if (view === 'empty' || !cart) return <p>{text('mini_cart.empty.title')}</p>;
  return (
    <>
      <ul className={styles.orderLines}>
        {lines
          .filter(({ isDeleted }) => !isDeleted)
          .map(({ key, entry }) => {
            const [image, amount, pieces] = [imageOf(entry), amountOf(entry), piecesOf(entry)];
            return (
              <li key={key} className={styles.orderLine} data-id={idOf(entry)}>
                {image === null ? (
                  <span className={styles.orderMark}>
                    <RecycleIcon />
                  </span>
                ) : (
                  <Picture className={styles.orderPicture} src={safeHref(image) ?? undefined} alt="" />
                )}
                <span className={styles.orderWords}>
                  <span lang={lang}>{titleOf(entry, text)}</span>{' '}
                  {pieces !== undefined && (
                    <span className={styles.orderQuantity}>
                      {text('mini_cart.line.quantity_value', { count: pieces })}
                    </span>
                  )}
                </span>
                {amount !== undefined && (
                  <span className={styles.orderPrice}>
                    {entry.kind === 'freeArticle' ? text('mini_cart.line.free') : money(amount)}
                  </span>
                )}
              </li>
            );
          })}
      </ul>
      <CartSummary cart={cart} vouchers={vouchers} isUpdating={isUpdating} />
    </>
  );
}
