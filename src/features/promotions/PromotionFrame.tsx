import type { CSSProperties, ReactNode, RefObject } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import type { PromotionTheme } from '#src/schemas/promotion.ts';
import styles from './Promotion.module.css';
import type { PromotionLook } from './promotionModel.ts';

/** How a page draws a promotion. */
export interface PromotionTheming {
  /** The page's own colours. @default those of the promotion: its theme, its colours, or its dark switch (PRM-11) */
  theme?: PromotionTheme | undefined;
}

interface PromotionFrameProps extends PromotionTheming {
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
export function PromotionFrame({ ref, part, look, theme, label, className, children }: PromotionFrameProps) {
  const colours = theme === undefined ? look.colours : null;
  return (
    <section
      ref={ref}
      aria-label={label}
      className={classNames(styles.frame, colours && styles.coloured, className)}
      data-vitrine={part}
      data-promotion-theme={theme ?? look.theme}
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
