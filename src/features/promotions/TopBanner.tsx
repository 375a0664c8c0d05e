import { useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { LegalText } from './LegalText.tsx';
import { Offer } from './Offer.tsx';
import styles from './Promotion.module.css';
import { PromotionCopy } from './PromotionCopy.tsx';
import { PromotionFrame, type PromotionTheming } from './PromotionFrame.tsx';
import { PromotionLinkOrText } from './PromotionLinkOrText.tsx';
import type { PromotionQuery } from './promotionAtoms.ts';
import type { TopBannerPromotion } from './promotionModel.ts';
import { usePromotion } from './usePromotion.ts';
import { usePromotionTracking } from './usePromotionTracking.ts';

export interface TopBannerProps extends Partial<PromotionQuery>, PromotionTheming {
  /** Which promotion the shop is asked for. @default '~header_top' */
  promotionId?: string;
}

/** The id of the banner above every page (PRM-01). */
export const TOP_BANNER_ID = '~header_top';

/**
 * The banner above the header: headline, link, a voucher code or a button, and its terms (PRM-03). Draws nothing while
 * the shop has no such promotion.
 *
 * Analytics: `view_promotion`, `select_promotion`, `promotion_copy`, `promotion_legal` (PRM-10).
 *
 * @example <TopBanner allOfTags="coffee" />
 */
export function TopBanner({ promotionId = TOP_BANNER_ID, theme, ...tags }: TopBannerProps) {
  const promotion = usePromotion('top-banner', { promotionId, ...tags });
  return promotion && <TopBannerView promotion={promotion} theme={theme} />;
}

interface TopBannerViewProps extends PromotionTheming {
  promotion: TopBannerPromotion;
}

function TopBannerView({ promotion, theme }: TopBannerViewProps) {
  const { headline, text: copy, link, href, offer, legal } = promotion;
  const text = useText();
  const root = useRef<HTMLElement>(null);
  const tracking = usePromotionTracking(root, promotion.id, headline);
  return (
    <PromotionFrame
      ref={root}
      part="top-banner"
      look={promotion}
      theme={theme}
      label={text('promotion.banner_label')}
    >
      <div className={styles.banner}>
        <p className={styles.message}>
          {headline && (
            <strong>
              <PromotionLinkOrText href={href} onSelect={() => tracking.selected()}>
                {headline}
              </PromotionLinkOrText>
            </strong>
          )}{' '}
          {copy && <PromotionCopy copy={copy} />}
        </p>
        {link && (
          <Link href={link.href} className={styles.action} onClick={() => tracking.selected()}>
            {link.text}
          </Link>
        )}
        {offer && <Offer offer={offer} tracking={tracking} />}
        {legal && <LegalText legal={legal} closesItself onOpened={tracking.legalOpened} />}
      </div>
    </PromotionFrame>
  );
}
