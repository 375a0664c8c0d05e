import type { ReactNode } from 'react';
import styles from './docs.module.css';

/** Products in the shop's windows, as on the home page. */
const WINDOWS = [
  { image: 'images/plant.svg', tint: 'sage' },
  { image: 'images/cup.svg', tint: 'honey' },
  { image: 'images/dress.svg', tint: 'rose' },
] as const;

/** The top of the first page: what Vitrine is, beside three products. */
export function WelcomeHero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div>{children}</div>
      <div className={`${styles.windows} sb-unstyled`} aria-hidden="true">
        {WINDOWS.map(({ image, tint }) => (
          <span key={image} data-tint={tint}>
            <img src={image} alt="" width={160} height={160} />
          </span>
        ))}
      </div>
    </div>
  );
}
