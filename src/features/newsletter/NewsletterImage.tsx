import { useState } from 'react';
import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
import type { NewsletterImages } from '#src/config/sites.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { hasFailed } from '#src/ui/Picture/hasFailed.ts';
import styles from './NewsletterImage.module.css';

// For narrow windows: an empty image keeps the browser from loading one.
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The image with the site's discount in a bubble. The title contains the same text, so both are decorative. */
export function NewsletterImage({ images: ownImages }: { images?: NewsletterImages | null | undefined }) {
  const text = useText();
  const { discountPercent, images: siteImages } = useSite().newsletter;
  const images = ownImages === undefined ? siteImages : ownImages;
  const [isBroken, setBroken] = useState(false);
  const hasImage = images && !isBroken;
  if (!hasImage && discountPercent === null) return null;
  return (
    <div className={styles.figure} data-bare={!hasImage || undefined} aria-hidden="true">
      {hasImage && (
        <picture className={styles.picture}>
          <source
            media={`(min-width: ${LAYOUT_WIDTHS.largeImage}px)`}
            srcSet={images.desktop}
            width={400}
            height={300}
          />
          <source
            media={`(min-width: ${LAYOUT_WIDTHS.wide}px)`}
            srcSet={images.tablet}
            width={273}
            height={273}
          />
          <img
            className={styles.image}
            src={EMPTY}
            alt=""
            loading="lazy"
            decoding="async"
            // It may have failed before hydration; no event follows then.
            ref={(image) => {
              if (hasFailed(image)) setBroken(true);
            }}
            onError={() => setBroken(true)}
          />
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
