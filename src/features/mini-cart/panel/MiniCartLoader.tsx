import { useText } from '#src/i18n/SiteContext.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useCartCount } from '../store/useCartCount.ts';
import styles from './MiniCart.module.css';

/** Lines of a cart whose count is unknown, and of a long one. */
const LEAST_ROWS = 3;
const MOST_ROWS = 12;

/** Skeleton lines, as many as the cart has; without scripts, why there will be none. */
export function MiniCartLoader() {
  const text = useText();
  const rows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, useCartCount()));
  return (
    <>
      <noscript>
        <p>{text('mini_cart.no_scripts')}</p>
      </noscript>
      <div data-part="loader" data-scripted="" aria-busy="true">
        <VisuallyHidden as="p">{text('mini_cart.loading')}</VisuallyHidden>
        <ul aria-hidden="true">
          {Array.from({ length: rows }, (_, row) => (
            <li key={row} className={styles.ghost}>
              <Skeleton shape="box" className={styles.ghostPicture} />
              <Skeleton shape="box" className={styles.ghostText} />
              <Skeleton shape="box" className={styles.ghostFoot} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
