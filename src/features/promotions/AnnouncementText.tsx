import { Link } from '#src/ui/Link/Link.tsx';
import styles from './Promotion.module.css';
import { PromotionCopy } from './PromotionCopy.tsx';
import { PromotionLinkOrText } from './PromotionLinkOrText.tsx';
import type { PromotionAnnouncement } from './promotionModel.ts';
import type { PromotionTracking } from './usePromotionTracking.ts';

interface AnnouncementTextProps {
  announcement: PromotionAnnouncement;
  tracking: PromotionTracking;
}

/** The content of a banner's announcement: headline, text and link. */
export function AnnouncementText({ announcement, tracking }: AnnouncementTextProps) {
  const { headline, text, link, href } = announcement;
  return (
    <>
      {(headline || text) && (
        <p className={styles.message}>
          {headline && (
            <strong>
              <PromotionLinkOrText href={href} onSelect={() => tracking.selected()}>
                {headline}
              </PromotionLinkOrText>
            </strong>
          )}{' '}
          {text && <PromotionCopy copy={text} />}
        </p>
      )}
      {link && (
        <Link href={link.href} className={styles.action} onClick={() => tracking.selected()}>
          {link.text}
        </Link>
      )}
    </>
  );
}
