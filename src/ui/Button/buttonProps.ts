import type { ReactNode } from 'react';

/** What a button is for: the usual one, a quiet one, the way to the checkout, reduced goods, the community (INP-08). */
export type ButtonVariant = 'primary' | 'secondary' | 'activating' | 'sale' | 'community';

/** 36, 44 or 52 px high at the default text size; never under 44 px by touch (INP-08). */
export type ButtonSize = 'small' | 'medium' | 'large';

/** What all buttons and button-like links have in common. */
export interface ButtonLook {
  /** The label, with an icon before or after it where one helps. */
  children: ReactNode;
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** As wide as its container. @default false */
  isBlock?: boolean;
  /** Added to the classes of its root. */
  className?: string;
}
