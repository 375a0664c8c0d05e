import { useContentLang } from '#src/i18n/SiteContext.ts';
import { LinePictures } from '../lines/LinePictures.tsx';
import type { ReceiptLine } from '../store/receipt.ts';
import styles from './CartView.module.css';

/** The lines of a receipt. */
export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  const lang = useContentLang();
  return (
    <ul className={styles.orderLines}>
      {lines.map(({ key, id, title, variant, quantity, amount, pictures }) => (
        <li key={key} className={styles.orderLine} data-id={id}>
          <LinePictures className={styles.orderPictures} images={pictures} />
          <span className={styles.orderWords}>
            <span lang={lang}>{title}</span>{' '}
            {variant !== undefined && (
              <span className={styles.orderFact} lang={lang}>
                {variant}
              </span>
            )}{' '}
            {quantity !== undefined && <span className={styles.orderFact}>{quantity}</span>}
          </span>{' '}
          {amount !== undefined && <span className={styles.orderPrice}>{amount}</span>}
        </li>
      ))}
    </ul>
  );
}
