import { LAYOUT_WIDTHS, NEWSLETTER_IMAGE_REM } from '#src/config/breakpoints.ts';
import type { NewsletterImages } from '#src/config/sites.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import styles from './NewsletterImage.module.css';

// For narrow windows: an empty image keeps the browser from loading one.
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The image with the discount, both decorative: the title says the same. A failed image leaves its ground. */
export function NewsletterImage({ images }: { images: NewsletterImages | null }) {
  const text = useText();
  const { discountPercent } = useSite().newsletter;
  return (
    <div className={styles.figure} aria-hidden="true">
      {images && (
        <picture className={styles.picture}>
          <source
            media={`(min-width: ${LAYOUT_WIDTHS.largeImage}px)`}
            srcSet={images.desktop}
            width={400}
            height={300}
          />
          <source
            media={`(min-width: ${NEWSLETTER_IMAGE_REM}rem)`}
            srcSet={images.tablet}
            width={273}
            height={273}
          />
          <img className={styles.image} src={EMPTY} alt="" loading="lazy" decoding="async" />
        </picture>
      )}
      {discountPercent !== null && (
        <p className={styles.bubble}>
          <span className={styles.percent}>{text('newsletter.discount', { percent: discountPercent })}</span>
          <span className={styles.caption}>{text('newsletter.discount_caption')}</span>
        </p>
      )}
    </div>
  );
}
