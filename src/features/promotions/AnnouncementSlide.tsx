import { useRef } from 'react';
import { useContentLang } from '#src/i18n/SiteContext.ts';
import { AnnouncementText } from './AnnouncementText.tsx';
import styles from './Promotion.module.css';
import { nameOf, type PromotionAnnouncement } from './promotionModel.ts';
import { usePromotionTracking } from './usePromotionTracking.ts';

interface AnnouncementSlideProps {
  id: string;
  announcement: PromotionAnnouncement;
  isCurrent: boolean;
}

/** One of several announcements of the top banner. It counts as viewed when it is the current slide. */
export function AnnouncementSlide({ id, announcement, isCurrent }: AnnouncementSlideProps) {
  const root = useRef<HTMLDivElement>(null);
  const tracking = usePromotionTracking(root, id, nameOf(announcement), isCurrent);
  return (
    <div ref={root} className={styles.slide}>
      <div className={styles.banner} lang={useContentLang()}>
        <AnnouncementText announcement={announcement} tracking={tracking} />
      </div>
    </div>
  );
}
