import { classNames } from '#src/lib/classNames.ts';
import { useCustomProperties } from '#src/ui/useCustomProperties.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Lines of text, a box, or a circle. @default 'text' */
  shape?: 'text' | 'box' | 'circle';
  /** Number of text lines; the last one is shorter. @default 1 */
  lines?: number;
  /** CSS width. @default '100%' */
  width?: string;
  /** CSS height of a box or circle; without it a box takes its `ratio`. */
  height?: string;
  /** Aspect ratio of a box. */
  ratio?: string;
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * A placeholder for loading content, in its final size, so that loading causes no layout shift. Hidden from
 * assistive technology: the surrounding region sets `aria-busy`.
 *
 * @example <Skeleton lines={2} /> or <Skeleton shape="box" ratio="1/1" width="5rem" />
 */
export function Skeleton({ shape = 'text', lines = 1, width, height, ratio, className }: SkeletonProps) {
  const size = useCustomProperties({
    '--skeleton-width': width,
    '--skeleton-height': height,
    '--skeleton-ratio': ratio,
  });
  return (
    <span
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
      {...size.attributes}
      aria-hidden="true"
    >
      {shape === 'text' &&
        Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} />)}
      {size.sheet}
    </span>
  );
}
