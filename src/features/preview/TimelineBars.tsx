import { useText } from '#src/i18n/SiteContext.ts';
import { useCustomProperties } from '#src/ui/useCustomProperties.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './PreviewTimeline.module.css';
import type { TimelineBar } from './timelineModel.ts';

interface TimelineBarsProps {
  bars: readonly TimelineBar[];
  /** The share of the timeline before today, which is hatched. */
  past: number;
}

/** The theme worlds of the timeline. Beginnings are unknown, so bars fade in; those of the thumb's time are filled. */
export function TimelineBars({ bars, past }: TimelineBarsProps) {
  const text = useText();
  const place = useCustomProperties({ '--past': past });
  return (
    <div className={styles.chart} {...place.attributes}>
      {place.sheet}
      {bars.length > 0 && (
        <ul className={styles.bars} aria-label={text('preview.timeline.worlds')}>
          {bars.map((bar) => (
            <Bar key={bar.id} {...bar} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Bar({ title, image, endText, from, until, row, isLate, isEndShown, isOn }: TimelineBar) {
  const place = useCustomProperties({ '--from': from, '--length': until - from, '--row': row + 1 });
  return (
    <li
      className={styles.bar}
      data-on={isOn || undefined}
      data-end={isEndShown || undefined}
      data-late={isLate || undefined}
      data-pictured={image !== null || undefined}
      {...place.attributes}
    >
      {place.sheet}
      {image && (
        <>
          <span className={styles.barTint}>
            <img src={image} alt="" />
          </span>
          <img className={styles.barImage} src={image} alt="" />
        </>
      )}
      <span className={styles.barTitle}>{title}</span>
      {endText && <VisuallyHidden>, {endText}</VisuallyHidden>}
    </li>
  );
}
