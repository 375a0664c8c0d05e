import type { ReactNode } from 'react';
import { MAX_BADGE_COUNT } from '#src/config/limits.ts';
import { classNames } from '#src/lib/classNames.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** A word or two. */
  children: ReactNode;
  /** @default 'neutral' */
  variant?: 'neutral' | 'ink' | 'accent' | 'sale' | 'community' | 'success' | 'outline';
  /** Added to the classes of its root. */
  className?: string;
}

/** A few words on a picture or beside a title (NAV-02): "Neu", "−20 %", "Nur noch 3 Tage". */
export function Badge({ children, variant = 'neutral', className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-variant={variant}>
      {children}
    </span>
  );
}

/** What a bubble shows for a count: nothing at 0, the number to 99, `+99` above (MC-01). */
export function bubbleText(count: number): string {
  if (!(count > 0)) return '';
  return count > MAX_BADGE_COUNT ? `+${MAX_BADGE_COUNT}` : String(Math.floor(count));
}

export interface CountBubbleProps {
  /** Nothing is shown at 0. */
  count: number;
  /** Added to the classes of its root. */
  className?: string;
}

/**
 * The number on an icon (MC-01). For eyes only: the control's own name says the count in words.
 *
 * @example <CountBubble count={3} />
 */
export function CountBubble({ count, className }: CountBubbleProps) {
  const shown = bubbleText(count);
  if (shown === '') return null;
  return (
    // A new key for a new number: it pops once when it changes.
    <span key={shown} className={classNames(styles.bubble, className)} data-part="count" aria-hidden="true">
      {shown}
    </span>
  );
}
