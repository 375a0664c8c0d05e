import type { CalendarDate } from '@internationalized/date';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useFormatLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import { callAt } from '#src/lib/callAt.ts';
import { dateText } from '#src/lib/dateText.ts';
import { endOfShopDay } from '#src/lib/shopTime.ts';
import { themeWorldsAtom } from '#src/state/contentAtoms.ts';
import { Slider } from '#src/ui/Slider/Slider.tsx';
import styles from './PreviewTimeline.module.css';
import { previewSettingsAtom } from './previewAtoms.ts';
import { TimelineBars } from './TimelineBars.tsx';
import { addKnownWorldsAtom, isApplyingAtom, knownWorldsAtom, scrubbedTimeAtom } from './timelineAtoms.ts';
import {
  pastShare,
  TIMELINE_DAYS,
  timelineMarks,
  timelineMoment,
  timelineStart,
  toBars,
  toDay,
} from './timelineModel.ts';
import { useTimelineChange } from './useTimelineChange.ts';

const DAYS_PER_WEEK = 7;

/** Four weeks with the theme worlds as bars. Moving the thumb shows the date, releasing it the shop of that date. */
export function PreviewTimeline() {
  const text = useText();
  const locale = useFormatLocale();
  const { timeZone } = useSite();
  const settings = useAtomValue(previewSettingsAtom);
  const [scrubbed, setScrubbed] = useAtom(scrubbedTimeAtom);
  // The session can end during a drag.
  useEffect(() => () => setScrubbed(null), [setScrubbed]);
  const isApplying = useAtomValue(isApplyingAtom);
  const change = useTimelineChange();
  const known = useKnownWorlds();
  const { shown, today, start } = useRange(settings?.dateTime, timeZone);
  const moment = scrubbed ?? shown;
  const format = (day: CalendarDate, options: Intl.DateTimeFormatOptions) =>
    dateText(new Intl.DateTimeFormat(locale, { ...options, timeZone }), day.toDate(timeZone));
  const dayAt = (index: number) => start.add({ days: index });

  const momentAt = (index: number) => timelineMoment(start, index, shown, timeZone);
  const settle = (index: number) => {
    if (index === toDay(shown, timeZone).compare(start) && !isApplying) setScrubbed(null);
    else change({ dateTime: momentAt(index).toISOString() });
  };

  return (
    <div className={styles.timeline} data-part="timeline">
      <Slider
        className={styles.slider}
        label={text('preview.timeline')}
        value={toDay(moment, timeZone).compare(start)}
        maxValue={TIMELINE_DAYS - 1}
        pageSize={DAYS_PER_WEEK}
        valueText={(index) => format(dayAt(index), { dateStyle: 'full' })}
        flag={format(toDay(moment, timeZone), { weekday: 'short', day: 'numeric', month: 'short' })}
        onChange={(index) => setScrubbed(momentAt(index))}
        onSettle={settle}
      >
        <TimelineBars
          bars={toBars(known, { start, at: moment.getTime(), timeZone })}
          past={pastShare(start, today)}
        />
        <ol className={styles.scale} aria-hidden="true">
          {timelineMarks(start).map(({ index, day }) => (
            <li key={index}>
              {day.compare(today) === 0
                ? text('preview.ribbon.now')
                : format(day, { day: 'numeric', month: 'short' })}
            </li>
          ))}
        </ol>
      </Slider>
    </div>
  );
}

/** The theme worlds that the shop has shown so far. */
function useKnownWorlds() {
  const worlds = useAtomValue(themeWorldsAtom);
  const add = useSetAtom(addKnownWorldsAtom);
  // A new answer is that of the previewed time.
  useEffect(() => {
    if (worlds) add(worlds);
  }, [worlds, add]);
  return useAtomValue(knownWorldsAtom);
}

/** The current time, read when the timeline opens and when a day of the shop begins: staff leave pages open. */
function useNow(timeZone: string): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const midnight = endOfShopDay(now.getTime(), timeZone);
    return midnight === null ? undefined : callAt(midnight, () => setNow(new Date()));
  }, [now, timeZone]);
  return now;
}

/** The previewed time, and the first day of the timeline around it. */
function useRange(dateTime: string | undefined, timeZone: string) {
  const now = useNow(timeZone);
  const [current, setCurrent] = useState<CalendarDate | null>(null);
  const shown = dateTime ? new Date(dateTime) : now;
  const today = toDay(now, timeZone);
  const start = timelineStart(current, today, toDay(shown, timeZone));
  if (!current || start.compare(current) !== 0) setCurrent(start);
  return { shown, today, start };
}
