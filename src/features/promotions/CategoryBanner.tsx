import { useObjectRef } from 'react-aria/useObjectRef';
import { useContentLang } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { LegalText } from './LegalText.tsx';
import { Offer } from './Offer.tsx';
import styles from './Promotion.module.css';
import { PromotionCopy } from './PromotionCopy.tsx';
import { PromotionFrame, type PromotionRendering } from './PromotionFrame.tsx';
import { PromotionImage } from './PromotionImage.tsx';
import type { PromotionQuery } from './promotionAtoms.ts';
import type { CategoryPromotion } from './promotionModel.ts';
import { usePromotion } from './usePromotion.ts';
import { usePromotionTracking } from './usePromotionTracking.ts';

export interface CategoryBannerProps extends PromotionQuery, PromotionRendering {
  /** Heading level of the headline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * The banner of a category page, if it has one: headline, subline, voucher, terms, button and a 16/9 image.
 *
 * Analytics: `view_promotion`, `select_promotion`, `promotion_copy`, `promotion_legal`.
 *
 * @example <CategoryBanner promotionId="category_coffee" />
 */
export function CategoryBanner({
  promotionId,
  allOfTags,
  anyOfTags,
  noneOfTags,
  headingLevel = 2,
  ...rendering
}: CategoryBannerProps) {
  const promotion = usePromotion('category', { promotionId, allOfTags, anyOfTags, noneOfTags });
  return promotion && <CategoryBannerView promotion={promotion} headingLevel={headingLevel} {...rendering} />;
}

interface CategoryBannerViewProps extends PromotionRendering {
  promotion: CategoryPromotion;
  headingLevel: 2 | 3;
}

function CategoryBannerView({
  promotion,
  headingLevel,
  className,
  ref,
  ...rendering
}: CategoryBannerViewProps) {
  const { headline, subline, voucher, cta, legal, picture } = promotion;
  const root = useObjectRef(ref);
  const tracking = usePromotionTracking(root, promotion.id, headline);
  const Heading = `h${headingLevel}` as const;
  return (
    <PromotionFrame
      {...rendering}
      ref={root}
      part="category-banner"
      look={promotion}
      className={classNames(styles.rounded, className)}
    >
      <div className={styles.category} lang={useContentLang()} data-picture={picture !== null || undefined}>
        {picture && <PromotionImage picture={picture} ratio="16/9" />}
        <div className={styles.text}>
          {headline && <Heading className={styles.headline}>{headline}</Heading>}
          {subline && (
            <p className={styles.subline}>
              <PromotionCopy copy={subline} />
            </p>
          )}
          {voucher && <Offer offer={{ voucher }} tracking={tracking} />}
          {cta && <Offer offer={{ cta }} tracking={tracking} isSecond={voucher !== null} />}
          {legal && <LegalText legal={legal} onOpened={tracking.legalOpened} />}
        </div>
      </div>
    </PromotionFrame>
  );
}
