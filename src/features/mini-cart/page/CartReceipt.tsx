import { useText } from '#src/i18n/SiteContext.ts';
import { CartPriceNote } from '../panel/CartPriceNote.tsx';
import styles from '../panel/MiniCartContent.module.css';
import { ReceiptRowView } from '../panel/ReceiptRowView.tsx';
import type { Receipt } from '../store/receipt.ts';
import { ReceiptLines } from './ReceiptLines.tsx';

/** A receipt: the lines and sums of a cart that the server has read, or of an order. */
export function CartReceipt({ receipt: { lines, rows, includesShipping } }: { receipt: Receipt }) {
  const text = useText();
  if (lines.length === 0) return <p>{text('mini_cart.empty.title')}</p>;
  return (
    <>
      <ReceiptLines lines={lines} />
      <section className={styles.summary} aria-label={text('mini_cart.summary.title')}>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <ReceiptRowView key={row.name} row={row} />
          ))}
        </dl>
        <CartPriceNote includesShipping={includesShipping} />
      </section>
    </>
  );
}
