import { useCallback, useState } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { ImageOffIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Picture.module.css';

/** Another crop of an image (art direction), from a minimum window width. */
export interface PictureCutout {
  src: string;
  /** Minimum window width, in CSS pixels. */
  minWidth: number;
  /** Width of the file in pixels. */
  width?: number;
  height?: number;
}

export interface PictureProps {
  /** URL of the image; without one the placeholder is shown. */
  src: string | undefined;
  /** Alternative text; empty if adjacent text says the same. */
  alt: string;
  /** Aspect ratio of the box, which reserves the space before the image loads. @default '1/1' */
  ratio?: '1/1' | '4/3' | '3/2' | '16/9' | '3/4';
  /** Background of a product image with a transparent background; `none` for a photograph. @default 'sand' */
  tint?: 'sand' | 'sage' | 'sky' | 'rose' | 'lilac' | 'honey' | 'none';
  /** `contain` shows the whole product, `cover` fills the box. @default 'contain' */
  fit?: 'contain' | 'cover';
  /** The `sizes` attribute; use with `srcSet`. */
  sizes?: string;
  /** The `srcset` attribute. */
  srcSet?: string;
  /** Other crops for wider windows. */
  cutouts?: readonly PictureCutout[];
  /** Loads the image eagerly with high priority: for the page's largest image. @default false */
  isPriority?: boolean;
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * A product or teaser image in a box with a fixed aspect ratio, so that loading causes no layout shift. An image that
 * fails to load becomes a placeholder.
 *
 * @example <Picture src={article.imageUrl} alt="" tint="sage" />
 */
export function Picture({
  src,
  alt,
  ratio = '1/1',
  tint = 'sand',
  fit = 'contain',
  sizes,
  srcSet,
  cutouts = [],
  isPriority = false,
  className,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // An image may have failed before hydration; no event follows then.
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (isLoadedWithoutSize(image)) image.decode?.().catch(() => setBrokenSrc(src));
    },
    [src],
  );
  const isBroken = src === undefined || src === '' || src === brokenSrc;
  return (
    <span
      className={classNames(styles.box, className)}
      data-ratio={ratio}
      data-tint={tint}
      data-fit={fit}
      data-broken={isBroken || undefined}
    >
      {isBroken ? (
        <span
          className={styles.placeholder}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          <ImageOffIcon size="large" />
        </span>
      ) : (
        <picture>
          {cutouts.toSorted(widestFirst).map((cutout) => (
            <source
              key={cutout.minWidth}
              media={`(min-width: ${cutout.minWidth}px)`}
              srcSet={cutout.src}
              width={cutout.width}
              height={cutout.height}
            />
          ))}
          <img
            ref={noticeEarlyFailure}
            className={styles.image}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : undefined}
            decoding="async"
            onError={() => setBrokenSrc(src)}
          />
        </picture>
      )}
    </span>
  );
}

const widestFirst = (a: PictureCutout, b: PictureCutout) => b.minWidth - a.minWidth;

/**
 * Whether the browser has already tried to load the image, and failed, or the image is a drawing without a size of its
 * own, for which Firefox reports none.
 */
const isLoadedWithoutSize = (image: HTMLImageElement | null): image is HTMLImageElement =>
  image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '';
