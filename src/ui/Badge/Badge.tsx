import type { ReactNode } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import styles from './Badge.module.css';
import { bubbleText } from './bubbleText.ts';

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** @default 'neutral' */
  variant?: 'neutral' | 'ink' | 'accent' | 'sale' | 'community' | 'success' | 'outline';
  /** Added to the root element's class names. */
  className?: string;
}

/** A short label on an image or beside a title: "Neu", "−20 %", "Nur noch 3 Tage". */
export function Badge({ children, variant = 'neutral', className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-variant={variant}>
      {children}
    </span>
  );
}

export interface CountBubbleProps {
  /** Renders nothing at 0. */
  count: number;
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * The count on an icon. It is hidden from assistive technology: the control's own name includes the count.
 *
 * @example <CountBubble count={3} />
 */
export function CountBubble({ count, className }: CountBubbleProps) {
  const shown = bubbleText(count);
  if (shown === '') return null;
  return (
    // A new key for each number replays the animation.
    <span key={shown} className={classNames(styles.bubble, className)} data-part="count" aria-hidden="true">
      {shown}
    </span>
  );
}
