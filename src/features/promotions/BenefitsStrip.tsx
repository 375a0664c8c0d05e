import { useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './Promotion.module.css';
import { PromotionFrame } from './PromotionFrame.tsx';
import type { PromotionQuery } from './promotionAtoms.ts';
import type { BenefitsPromotion } from './promotionModel.ts';
import { usePromotion } from './usePromotion.ts';
import { usePromotionTracking } from './usePromotionTracking.ts';

export interface BenefitsStripProps extends Partial<PromotionQuery> {
  /** Which promotion the shop is asked for. @default '~header_benefits' */
  promotionId?: string;
}

/** The id of the strip below every header. */
export const BENEFITS_ID = '~header_benefits';

/**
 * Up to four short promises of the shop as links (PRM-04). Draws nothing while the shop has none.
 *
 * Analytics: `select_promotion` with `creative_slot` for the link's place: shipping_free, newsletter, cross_channel,
 * service.
 *
 * @example <BenefitsStrip />
 */
export function BenefitsStrip({ promotionId = BENEFITS_ID, ...tags }: BenefitsStripProps) {
  const promotion = usePromotion('benefits', { promotionId, ...tags });
  return promotion && <BenefitsStripView promotion={promotion} />;
}

function BenefitsStripView({ promotion }: { promotion: BenefitsPromotion }) {
  const text = useText();
  const root = useRef<HTMLElement>(null);
  const tracking = usePromotionTracking(root, promotion.id, null);
  return (
    <PromotionFrame ref={root} part="benefits" look={promotion} label={text('promotion.benefits_label')}>
      <ul className={styles.benefits}>
        {promotion.links.map(({ href, text: words, isBold, slot }) => (
          <li key={slot} data-bold={isBold || undefined}>
            <Link href={href} variant="quiet" onClick={() => tracking.selected(slot)}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </PromotionFrame>
  );
}
