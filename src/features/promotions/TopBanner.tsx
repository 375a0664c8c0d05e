import { useObjectRef } from 'react-aria/useObjectRef';
import { useContentLang, useText } from '#src/i18n/SiteContext.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { AnnouncementSlide } from './AnnouncementSlide.tsx';
import { AnnouncementText } from './AnnouncementText.tsx';
import { LegalText } from './LegalText.tsx';
import { Offer } from './Offer.tsx';
import styles from './Promotion.module.css';
import { PromotionFrame, type PromotionRendering } from './PromotionFrame.tsx';
import type { PromotionQuery } from './promotionAtoms.ts';
import { nameOf, type TopBannerPromotion } from './promotionModel.ts';
import { usePromotion } from './usePromotion.ts';
import { usePromotionTracking } from './usePromotionTracking.ts';

export interface TopBannerProps extends Partial<PromotionQuery>, PromotionRendering {
  /** The id of the requested promotion. @default '~header_top' */
  promotionId?: string | undefined;
}

/** The id of the banner above every page. */
export const TOP_BANNER_ID = '~header_top';

/**
 * The banner above the header: headline, link, a voucher code or a button, and its terms. Renders nothing if
 * the shop has no such promotion. A promotion with more `announcements` rotates them.
 *
 * Analytics: `view_promotion`, `select_promotion`, `promotion_copy`, `promotion_legal`.
 *
 * @example <TopBanner allOfTags="coffee" />
 */
export function TopBanner({
  promotionId = TOP_BANNER_ID,
  allOfTags,
  anyOfTags,
  noneOfTags,
  ...rendering
}: TopBannerProps) {
  const promotion = usePromotion('top-banner', { promotionId, allOfTags, anyOfTags, noneOfTags });
  return promotion && <TopBannerView promotion={promotion} {...rendering} />;
}

interface TopBannerViewProps extends PromotionRendering {
  promotion: TopBannerPromotion;
}

function TopBannerView({ promotion, ref, ...rendering }: TopBannerViewProps) {
  const { id, headline, offer, legal, others } = promotion;
  const text = useText();
  const label = text('promotion.banner_label');
  const root = useObjectRef(ref);
  const tracking = usePromotionTracking(root, id, headline);
  const own = (
    <div className={styles.banner} lang={useContentLang()}>
      <AnnouncementText announcement={promotion} tracking={tracking} />
      {offer && <Offer offer={offer} tracking={tracking} />}
      {legal && <LegalText legal={legal} closesItself onOpened={tracking.legalOpened} />}
    </div>
  );
  const slides = others.map((announcement, index) => ({
    key: `${index}`,
    name: nameOf(announcement) ?? label,
    content: (isCurrent: boolean) => (
      <AnnouncementSlide id={id} announcement={announcement} isCurrent={isCurrent} />
    ),
  }));
  return (
    <PromotionFrame
      {...rendering}
      ref={root}
      part="top-banner"
      look={promotion}
      // The carousel itself is a region with this name.
      {...(slides.length === 0 && { label })}
    >
      {slides.length === 0 ? (
        own
      ) : (
        <Carousel
          label={label}
          slides={[
            {
              key: 'own',
              name: nameOf(promotion) ?? label,
              content: () => <div className={styles.slide}>{own}</div>,
            },
            ...slides,
          ]}
        />
      )}
    </PromotionFrame>
  );
}
