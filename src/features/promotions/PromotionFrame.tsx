import type { CSSProperties, ReactNode, RefObject } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import styles from './Promotion.module.css';
import type { PromotionLook } from './promotionModel.ts';

interface PromotionFrameProps {
  ref: RefObject<HTMLElement | null>;
  /** `data-vitrine` in the markup. */
  part: 'top-banner' | 'benefits' | 'category-banner' | 'phase-integration';
  look: PromotionLook;
  /** Makes it a landmark of its own. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The ground a promotion stands on: its theme's tokens, or an editor's colours in their place (PRM-07). */
export function PromotionFrame({ ref, part, look, label, className, children }: PromotionFrameProps) {
  const { theme, colours } = look;
  return (
    <section
      ref={ref}
      aria-label={label}
      className={classNames(styles.frame, colours && styles.coloured, className)}
      data-vitrine={part}
      data-promotion-theme={theme}
      style={
        colours
          ? ({ '--v-promotion-ground': colours.ground, '--v-promotion-ink': colours.text } as CSSProperties)
          : undefined
      }
    >
      {children}
    </section>
  );
}
