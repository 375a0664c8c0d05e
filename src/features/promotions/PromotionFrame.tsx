import type { ReactNode, RefObject } from 'react';
import { useSite } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import type { PromotionTheme } from '#src/schemas/promotion.ts';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useCustomProperties } from '#src/ui/useCustomProperties.tsx';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './Promotion.module.css';
import { findTheme, type PromotionLook } from './promotionModel.ts';

/** How a page renders a promotion. */
export interface PromotionRendering extends RootProps<HTMLElement> {
  /**
   * A theme that overrides the promotion's: one of the twelve, or the name of a custom one in `settings.promotionThemes`.
   * @default that of the promotion: its theme, its colours, or its dark switch
   */
  theme?: PromotionTheme | (string & Record<never, never>) | undefined;
}

interface PromotionFrameProps extends PromotionRendering {
  ref: RefObject<HTMLElement | null>;
  /** The `data-vitrine` attribute. */
  part: 'top-banner' | 'benefits' | 'category-banner' | 'phase-integration';
  look: PromotionLook;
  /** Makes it a landmark with this name. */
  label?: string;
  children: ReactNode;
}

/** The background of a promotion: its theme's tokens, or the colours of an editor or a custom theme. */
export function PromotionFrame({
  ref,
  part,
  look: ownLook,
  theme: name,
  label,
  className,
  children,
  ...root
}: PromotionFrameProps) {
  const { promotionThemes } = useSite();
  const { theme, colours } = findTheme(name, promotionThemes) ?? ownLook;
  const rootAttributes = useRoot(part, root);
  const pair = useCustomProperties({
    '--v-promotion-ground-light': colours?.light.ground,
    '--v-promotion-ground-dark': colours?.dark.ground,
    '--v-promotion-ink-light': colours?.light.text,
    '--v-promotion-ink-dark': colours?.dark.text,
  });
  return (
    <section
      ref={ref}
      aria-label={label}
      className={classNames(styles.frame, colours && styles.coloured, className)}
      {...rootAttributes}
      data-promotion-theme={theme}
      {...pair.attributes}
    >
      <FocusFallback of={ref} />
      {children}
      {pair.sheet}
    </section>
  );
}
