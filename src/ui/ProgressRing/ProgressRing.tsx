import { useProgressBar } from 'react-aria/useProgressBar';
import { classNames } from '#src/lib/classNames.ts';
import { useCustomProperties } from '#src/ui/useCustomProperties.tsx';
import styles from './ProgressRing.module.css';

interface RingLook {
  /** 20, 24 or 40 px at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Added to the root element's class names. */
  className?: string;
}

export interface ProgressRingProps extends RingLook {
  /** Progress, 0 to 1. */
  value: number;
  /** Accessible name: the running action. */
  label: string;
}

/** Progress of a task. If it is unknown use `Spinner`. */
export function ProgressRing({ value, label, size = 'medium', className }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  const { progressBarProps } = useProgressBar({ 'aria-label': label, value: Math.round(share * 100) });
  const filled = useCustomProperties({ '--ring-share': share });
  return (
    <span
      {...progressBarProps}
      className={classNames(styles.ring, className)}
      data-size={size}
      {...filled.attributes}
    >
      {filled.sheet}
      <Ring />
    </span>
  );
}

export interface CountdownRingProps extends RingLook {
  /** Duration of the countdown, in milliseconds. */
  durationMs: number;
  /** Elapsed time, in milliseconds. @default 0 */
  elapsedMs?: number;
  /** Paused, for example on hover. @default false */
  isPaused?: boolean;
}

/**
 * A countdown, hidden from assistive technology: show the time as text beside it. It is a CSS animation, so
 * many of them need no script. With reduced motion it moves in ten steps.
 */
export function CountdownRing({
  durationMs,
  elapsedMs = 0,
  isPaused = false,
  size = 'medium',
  className,
}: CountdownRingProps) {
  const time = useCustomProperties({
    '--ring-duration': `${durationMs}ms`,
    '--ring-delay': `${-elapsedMs}ms`,
  });
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.ring, styles.countdown, className)}
      data-size={size}
      data-paused={isPaused || undefined}
      {...time.attributes}
    >
      {time.sheet}
      <Ring />
    </span>
  );
}

const Ring = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle className={styles.track} cx="12" cy="12" r="10" />
    <circle className={styles.arc} cx="12" cy="12" r="10" />
  </svg>
);
