import { useText } from '#src/i18n/SiteContext.ts';
import { useCustomProperties } from '#src/ui/useCustomProperties.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './PreviewTimeline.module.css';
import type { TimelineBar } from './timelineModel.ts';

/**
 * The theme worlds of the timeline. Their beginnings are unknown, so the bars fade in; those that the shop shows
 * at the thumb's time are filled.
 */
export function TimelineBars({ bars }: { bars: readonly TimelineBar[] }) {
  const text = useText();
  return (
    <ul className={styles.bars} aria-label={text('preview.timeline.worlds')}>
      {bars.map((bar) => (
        <Bar key={bar.id} {...bar} />
      ))}
    </ul>
  );
}

function Bar({ title, image, endText, from, until, row, isEndShown, isOn }: TimelineBar) {
  const place = useCustomProperties({ '--from': from, '--length': until - from, '--row': row + 1 });
  return (
    <li
      className={styles.bar}
      data-on={isOn || undefined}
      data-end={isEndShown || undefined}
      {...place.attributes}
    >
      {place.sheet}
      {image && <img className={styles.barImage} src={image} alt="" loading="lazy" />}
      <span className={styles.barTitle}>{title}</span>
      {endText && <VisuallyHidden>, {endText}</VisuallyHidden>}
    </li>
  );
}
