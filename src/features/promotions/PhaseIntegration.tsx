import { useObjectRef } from 'react-aria/useObjectRef';
import { useContentLang } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import type { AspectRatio } from '#src/schemas/promotion.ts';
import { ArrowRightIcon } from '#src/ui/Icon/icons.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './Promotion.module.css';
import { PromotionCopy } from './PromotionCopy.tsx';
import { PromotionFrame, type PromotionRendering } from './PromotionFrame.tsx';
import { PromotionImage } from './PromotionImage.tsx';
import { PromotionLinkOrText } from './PromotionLinkOrText.tsx';
import type { PromotionQuery } from './promotionAtoms.ts';
import type { PhasePromotion } from './promotionModel.ts';
import { usePromotion } from './usePromotion.ts';
import { usePromotionTracking } from './usePromotionTracking.ts';

export interface PhaseIntegrationProps extends PromotionQuery, PromotionRendering {
  /** Heading level of the headline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Aspect ratio of the image. @default that of the promotion, else 16/9 */
  aspectRatio?: AspectRatio | undefined;
}

/**
 * A block between two parts of a page, if the shop has one: an image, headline, subline, link.
 *
 * Analytics: `view_promotion`, `select_promotion`.
 *
 * @example <PhaseIntegration promotionId="pi_home" />
 */
export function PhaseIntegration({
  promotionId,
  allOfTags,
  anyOfTags,
  noneOfTags,
  headingLevel = 2,
  aspectRatio,
  ...rendering
}: PhaseIntegrationProps) {
  const promotion = usePromotion('phase', { promotionId, allOfTags, anyOfTags, noneOfTags });
  return (
    promotion && (
      <PhaseIntegrationView
        promotion={promotion}
        ratio={aspectRatio ?? promotion.aspectRatio}
        headingLevel={headingLevel}
        {...rendering}
      />
    )
  );
}

interface PhaseIntegrationViewProps extends PromotionRendering {
  promotion: PhasePromotion;
  ratio: AspectRatio;
  headingLevel: 2 | 3;
}

function PhaseIntegrationView({
  promotion,
  ratio,
  headingLevel,
  className,
  ref,
  ...rendering
}: PhaseIntegrationViewProps) {
  const { headline, subline, link, href, picture } = promotion;
  const root = useObjectRef(ref);
  const tracking = usePromotionTracking(root, promotion.id, headline);
  const Heading = `h${headingLevel}` as const;
  const select = () => tracking.selected();
  return (
    <PromotionFrame
      {...rendering}
      ref={root}
      part="phase-integration"
      look={promotion}
      className={classNames(styles.rounded, className)}
    >
      <div className={styles.phase} lang={useContentLang()} data-picture={picture !== null || undefined}>
        {picture && <PromotionImage picture={picture} ratio={ratio} />}
        <div className={styles.text}>
          {headline && (
            <Heading className={styles.headline}>
              {/* The headline's link covers the whole block, unless the block has a link of its own. */}
              <PromotionLinkOrText href={link ? null : href} onSelect={select} className={styles.cover}>
                {headline}
              </PromotionLinkOrText>
            </Heading>
          )}
          {subline && (
            <p className={styles.subline}>
              <PromotionCopy copy={subline} />
            </p>
          )}
          {link && (
            <Link href={link.href} variant="standalone" className={styles.cover} onClick={select}>
              {link.text} <ArrowRightIcon size="small" />
            </Link>
          )}
        </div>
      </div>
    </PromotionFrame>
  );
}
