import { use } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { classNames } from '#src/lib/classNames.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** 16, 24 or 40 px at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** What is loading. Without it the spinner is hidden from assistive technology, and another text must say it. */
  label?: string;
  /** Added to the root element's class names. */
  className?: string;
}

/** A rotating ring while something is loading; static with reduced motion. */
export function Spinner({ size = 'medium', label, className }: SpinnerProps) {
  const look = { className: classNames(styles.spinner, className), 'data-size': size };
  if (label !== undefined) return <LabelledSpinner {...look} label={label} />;
  return (
    <span {...look} aria-hidden="true">
      <Ring />
    </span>
  );
}

// Uses the hook, because the `<div>` of `ProgressBar` is not allowed in a button.
function LabelledSpinner({ label, ...look }: { label: string; className: string; 'data-size': string }) {
  const { progressBarProps } = useProgressBar({
    ...use(ProgressBarContext),
    'aria-label': label,
    isIndeterminate: true,
  });
  return (
    <span {...progressBarProps} {...look}>
      <Ring />
    </span>
  );
}

const Ring = () => (
  <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true">
    <circle className={styles.track} cx="12" cy="12" r="9.5" />
    <circle className={styles.arc} cx="12" cy="12" r="9.5" />
  </svg>
);
