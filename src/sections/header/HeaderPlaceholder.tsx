import styles from './Header.module.css';
import type { HeaderProps } from './Header.tsx';

/** The room of the header's bar in a page without server markup, while the language loads. */
export const HeaderPlaceholder = ({ reduced = false, isReduced = reduced, platform }: HeaderProps) => (
  <div
    className={styles.header}
    data-platform={platform}
    data-platform-override={platform ? '' : undefined}
    data-reduced={isReduced || undefined}
  >
    <div className={styles.bar} />
  </div>
);
