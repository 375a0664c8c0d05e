import { useRef } from 'react';
import { ArrowRightIcon } from '#src/ui/Icon/icons.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './Promotion.module.css';
import { PromotionFrame } from './PromotionFrame.tsx';
import { PromotionImage } from './PromotionImage.tsx';
import { PromotionLinkOrText } from './PromotionLinkOrText.tsx';
import type { PromotionQuery } from './promotionAtoms.ts';
import type { PhasePromotion } from './promotionModel.ts';
import { usePromotion } from './usePromotion.ts';
import { usePromotionTracking } from './usePromotionTracking.ts';

export interface PhaseIntegrationProps extends PromotionQuery {
  /** Rank of the headline among the page's headings. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * A block between two parts of a page: picture in one of four shapes, headline, subline, link (PRM-06). Draws nothing
 * while the shop has none.
 *
 * Analytics: `view_promotion`, `select_promotion` (PRM-10).
 *
 * @example <PhaseIntegration promotionId="pi_home" />
 */
export function PhaseIntegration({ headingLevel = 2, ...query }: PhaseIntegrationProps) {
  const promotion = usePromotion('phase', query);
  return promotion && <PhaseIntegrationView promotion={promotion} headingLevel={headingLevel} />;
}

interface PhaseIntegrationViewProps {
  promotion: PhasePromotion;
  headingLevel: 2 | 3;
}

function PhaseIntegrationView({ promotion, headingLevel }: PhaseIntegrationViewProps) {
  const { headline, subline, link, href, picture, aspectRatio } = promotion;
  const root = useRef<HTMLElement>(null);
  const tracking = usePromotionTracking(root, promotion.id, headline);
  const Heading = `h${headingLevel}` as const;
  const select = () => tracking.selected();
  return (
    <PromotionFrame ref={root} part="phase-integration" look={promotion} className={styles.rounded}>
      <div className={styles.phase} data-picture={picture !== null || undefined}>
        {picture && <PromotionImage picture={picture} ratio={aspectRatio} />}
        <div className={styles.text}>
          {headline && (
            <Heading className={styles.headline}>
              {/* The headline's link covers the whole block, unless the block has a link of its own. */}
              <PromotionLinkOrText href={link ? null : href} onSelect={select} className={styles.cover}>
                {headline}
              </PromotionLinkOrText>
            </Heading>
          )}
          {subline && <p className={styles.subline}>{subline}</p>}
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
