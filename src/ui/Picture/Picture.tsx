import { useCallback, useState } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { ImageOffIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Picture.module.css';

/** One cut of a picture, for windows from a width on. */
export interface PictureCutout {
  src: string;
  /** From this window width on, in CSS pixels. */
  minWidth: number;
  /** Pixels of the file. */
  width?: number;
  height?: number;
}

export interface PictureProps {
  /** Address of the picture; without one the placeholder is shown. */
  src: string | undefined;
  /** What is seen; empty when the words beside it say so. */
  alt: string;
  /** Width to height; the room is kept before the picture comes. @default '1/1' */
  ratio?: '1/1' | '4/3' | '3/2' | '16/9' | '3/4';
  /** The ground a cut-out product stands on; `none` for a photograph. @default 'sand' */
  tint?: 'sand' | 'sage' | 'sky' | 'rose' | 'lilac' | 'honey' | 'none';
  /** `contain` shows a whole product with air around it, `cover` fills the box. @default 'contain' */
  fit?: 'contain' | 'cover';
  /** Widths the picture is shown at, as in HTML; with `srcSet`. */
  sizes?: string;
  /** Other sizes of the picture, as in HTML. */
  srcSet?: string;
  /** Other cuts for wider windows. */
  cutouts?: readonly PictureCutout[];
  /** Loads at once and first: for the page's largest picture. @default false */
  isPriority?: boolean;
  /** Added to the classes of its root. */
  className?: string;
}

/**
 * A product or teaser picture in a box of fixed shape, so that nothing moves when it comes; a broken one becomes a
 * placeholder (MC-06).
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
  // A picture may have failed before the page was hydrated; then no event comes any more.
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBrokenSrc(src);
    },
    [src],
  );
  const isBroken = src === undefined || src === '' || src === brokenSrc;
  return (
    <span
      className={classNames(styles.box, className)}
      style={{ aspectRatio: ratio }}
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
