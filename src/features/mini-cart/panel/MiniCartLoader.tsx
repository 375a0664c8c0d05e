import { useText } from '#src/i18n/SiteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MiniCart.module.css';

const ROWS = [1, 2, 3];

/** Three skeleton lines in their final size; without scripts, why there will be none. */
export function MiniCartLoader() {
  const text = useText();
  return (
    <>
      <noscript>
        <p>{text('mini_cart.no_scripts')}</p>
      </noscript>
      <div data-part="loader" data-scripted="" aria-busy="true">
        <VisuallyHidden as="p">{text('mini_cart.loading')}</VisuallyHidden>
        <ul aria-hidden="true">
          {ROWS.map((row) => (
            <li key={row} className={styles.ghost}>
              <span className={styles.ghostPicture} />
              <span className={styles.ghostText} />
              <span className={styles.ghostFoot} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
