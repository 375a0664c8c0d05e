import { classNames } from '#src/lib/classNames.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** 16, 24 or 40 px at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** What is being waited for. Without it the ring is hidden from assistive technology: then say it elsewhere. */
  label?: string;
  /** Added to the classes of its root. */
  className?: string;
}

/** A ring that turns while something is on its way (INP-08); under reduced motion it breathes instead. */
export function Spinner({ size = 'medium', label, className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, className)}
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" pathLength="100" />
        <circle className={styles.arc} cx="12" cy="12" r="9.5" pathLength="100" />
      </svg>
    </span>
  );
}
