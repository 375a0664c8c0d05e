import styles from './Promotion.module.css';
import type { Copy } from './promotionModel.ts';

/** A promotion's text: the short one in a narrow promotion, otherwise the long one. */
export function PromotionCopy({ copy: { long, short } }: { copy: Copy }) {
  if (long === short) return long;
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}
