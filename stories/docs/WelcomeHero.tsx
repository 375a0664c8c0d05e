import type { ReactNode } from 'react';
import styles from './docs.module.css';

/** The top of the first page: what Vitrine is, beside a scene of the shop. */
export function WelcomeHero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div>{children}</div>
      <img
        className={`${styles.scene} sb-unstyled`}
        src="images/teasers/coffee.svg"
        alt=""
        width={352}
        height={264}
      />
    </div>
  );
}
