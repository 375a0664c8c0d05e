import { useContentLang, useText } from '#src/i18n/SiteContext.ts';
import { PriceView } from '#src/ui/Price/Price.tsx';
import { LinePictures } from '../lines/LinePictures.tsx';
import type { ReceiptLine } from '../store/receipt.ts';
import styles from './CartView.module.css';

export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  const text = useText();
  const lang = useContentLang();
  return (
    <ul className={styles.orderLines}>
      {lines.map(({ key, id, title, variant, quantity, amount, former, lowest, per, pictures }) => (
        <li key={key} className={styles.orderLine} data-id={id}>
          <LinePictures className={styles.orderPictures} images={pictures} />
          <span className={styles.orderWords}>
            <span lang={lang}>{title}</span>{' '}
            <span className={styles.orderFacts}>
              {variant !== undefined && <span lang={lang}>{variant}</span>}{' '}
              {quantity !== undefined && <span>{quantity}</span>}{' '}
              {lowest !== undefined && <span>{lowest}</span>}
            </span>
          </span>{' '}
          {amount !== undefined && (
            <span className={styles.orderPrice}>
              {former === undefined ? (
                <span>{amount}</span>
              ) : (
                <PriceView
                  className={styles.orderReduced}
                  size="small"
                  price={amount}
                  oldPrice={former}
                  isSale
                  newLabel={text('ui.price.new')}
                  oldLabel={text('ui.price.old')}
                />
              )}{' '}
              {per !== undefined && <span className={styles.orderPer}>{per}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
