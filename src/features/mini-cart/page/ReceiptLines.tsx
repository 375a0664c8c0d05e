import { useContentLang } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import type { ReceiptLine } from '../store/receipt.ts';
import styles from './CartView.module.css';

/** The lines of a receipt. */
export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  const lang = useContentLang();
  return (
    <ul className={styles.orderLines}>
      {lines.map(({ key, id, title, variant, quantity, amount, pictures }) => (
        <li key={key} className={styles.orderLine} data-id={id}>
          <span className={styles.orderPictures}>
            {pictures.map((picture, index) => (
              <Picture
                key={index}
                className={styles.orderPicture}
                src={safeHref(picture) ?? undefined}
                alt=""
              />
            ))}
          </span>
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
