import { useObjectRef } from 'react-aria/useObjectRef';
import { useContentLang, useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { scrollContainer } from '#src/ui/scrollContainer.ts';
import styles from './Promotion.module.css';
import { PromotionFrame, type PromotionRendering } from './PromotionFrame.tsx';
import type { PromotionQuery } from './promotionAtoms.ts';
import type { BenefitsPromotion, PromotionLook } from './promotionModel.ts';
import { useIsPromotionAnswered, usePromotion } from './usePromotion.ts';
import { usePromotionTracking } from './usePromotionTracking.ts';

export interface BenefitsStripProps extends Partial<PromotionQuery>, PromotionRendering {
  /** The id of the requested promotion. @default '~header_benefits' */
  promotionId?: string | undefined;
}

/** The id of the strip above every header. */
export const BENEFITS_ID = '~header_benefits';

/** In a narrow strip, a benefit with more characters takes two lines, so that the others have one. */
const LINE_CHARACTERS = 40;

const PLAIN: PromotionLook = { theme: 'light', colours: null };

/**
 * Up to four short benefits of the shop as links, or else the site's free-shipping thresholds.
 *
 * Analytics: `select_promotion` with `creative_slot` by position: shipping_free, newsletter, cross_channel, service.
 *
 * @example <BenefitsStrip />
 */
export function BenefitsStrip({
  promotionId = BENEFITS_ID,
  allOfTags,
  anyOfTags,
  noneOfTags,
  ...rendering
}: BenefitsStripProps) {
  const query = { promotionId, allOfTags, anyOfTags, noneOfTags };
  const promotion = usePromotion('benefits', query);
  const isAnswered = useIsPromotionAnswered(query);
  if (promotion) return <BenefitsStripView promotion={promotion} {...rendering} />;
  return isAnswered && <FreeShippingStrip {...rendering} />;
}

const THRESHOLD_TEXTS = {
  coffee: 'promotion.free_shipping_coffee',
  all: 'promotion.free_shipping',
  card: 'promotion.free_shipping_card',
} as const;

/** The site's own thresholds, from its row of the site table. */
function FreeShippingStrip({ ref, ...rendering }: PromotionRendering) {
  const text = useText();
  const money = useMoney();
  const { freeShipping } = useSite();
  const root = useObjectRef(ref);
  const thresholds = (['coffee', 'all', 'card'] as const).flatMap((scope) => {
    const amount = freeShipping[scope];
    if (amount === 0 && scope === 'all') return text('mini_cart.shipping_progress.reached');
    return amount ? text(THRESHOLD_TEXTS[scope], { amount: money(amount) }) : [];
  });
  if (thresholds.length === 0) return null;
  return (
    <PromotionFrame
      {...rendering}
      ref={root}
      part="benefits"
      look={PLAIN}
      label={text('promotion.benefits_label')}
    >
      <ul className={styles.benefits}>
        {thresholds.map((threshold) => (
          <li key={threshold}>{threshold}</li>
        ))}
      </ul>
    </PromotionFrame>
  );
}

interface BenefitsStripViewProps extends PromotionRendering {
  promotion: BenefitsPromotion;
}

function BenefitsStripView({ promotion, ref, ...rendering }: BenefitsStripViewProps) {
  const text = useText();
  const root = useObjectRef(ref);
  const tracking = usePromotionTracking(root, promotion.id, null);
  return (
    <PromotionFrame
      {...rendering}
      ref={root}
      part="benefits"
      look={promotion}
      label={text('promotion.benefits_label')}
    >
      <ul {...scrollContainer} className={styles.benefits} lang={useContentLang()}>
        {promotion.links.map(({ href, text: words, isBold, slot }) => (
          <li
            key={slot}
            data-bold={isBold || undefined}
            data-long={words.length > LINE_CHARACTERS || undefined}
          >
            <Link href={href} variant="quiet" onClick={() => tracking.selected(slot)}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </PromotionFrame>
  );
}
