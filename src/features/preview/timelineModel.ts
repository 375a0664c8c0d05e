import {
  type CalendarDate,
  fromDate,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
} from '@internationalized/date';
import { endOfThemeWorld } from '#src/lib/endOfThemeWorld.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { toLine } from '#src/lib/toLine.ts';
import { THEME_WORLD_SECTIONS, type ThemeWorlds } from '#src/schemas/themeWorld.ts';

/** Length of the timeline: four weeks. */
export const TIMELINE_DAYS = 28;
/** Bars above each other; more would cover the page. */
const MAX_ROWS = 8;
/** Length that a bar's title needs. A shorter bar's title is beside it. */
const TITLE_DAYS = 9;
const MAX_CHARACTERS = 80;

/** A theme world, as far as the shop's answers tell: they name the end, but no beginning. */
export interface KnownWorld {
  id: string;
  title: string;
  /** Address of its image; `null` without a safe one. */
  image: string | null;
  /** "until 3 December", in the shop's words; `''` if it sends none. */
  endText: string;
  /** The earliest previewed time at which the shop showed it, in milliseconds. */
  seenAt: number;
  /** In milliseconds; `null` without an end. */
  end: number | null;
}

/** Adds the theme worlds that the shop shows at a time to those already known. */
export function addKnownWorlds(
  known: readonly KnownWorld[],
  worlds: ThemeWorlds,
  at: number,
  timeZone: string,
): readonly KnownWorld[] {
  const byId = new Map(known.map((world) => [world.id, world]));
  for (const section of THEME_WORLD_SECTIONS)
    for (const world of worlds[section]?.themeworlds ?? []) {
      const title = toLine(world.title, MAX_CHARACTERS);
      const end = endOfThemeWorld(world, timeZone);
      if (title === '' || (end !== null && end < at)) continue;
      // A world that returns later has the same address, and another end.
      const id = `${world.url} ${end}`;
      const seenAt = Math.min(at, byId.get(id)?.seenAt ?? at);
      const endText = toLine(world.endDateText, MAX_CHARACTERS);
      byId.set(id, { id, title, image: safeHref(world.imgUrl), endText, seenAt, end });
    }
  return [...byId.values()];
}

/** The day of a time in the shop's time zone. */
export const toDay = (moment: Date, timeZone: string): CalendarDate =>
  toCalendarDate(fromDate(moment, timeZone));

const isWithin = (day: CalendarDate, start: CalendarDate) => {
  const days = day.compare(start);
  return days >= 0 && days < TIMELINE_DAYS;
};

/**
 * The first day of the timeline: today, or a week before a previewed day outside the next four weeks.
 *
 * @param current the first day until now, which stays while it can: the timeline must not move below the pointer
 */
export function timelineStart(
  current: CalendarDate | null,
  today: CalendarDate,
  day: CalendarDate,
): CalendarDate {
  return [current, today].find((start) => start && isWithin(day, start)) ?? day.subtract({ weeks: 1 });
}

/**
 * The time to preview on a day of the timeline: that of `moment`; on its own day `moment` itself, in a repeated hour
 * too.
 */
export function timelineMoment(start: CalendarDate, index: number, moment: Date, timeZone: string): Date {
  const day = start.add({ days: index });
  const zoned = fromDate(moment, timeZone);
  if (day.compare(toCalendarDate(zoned)) === 0) return moment;
  return toCalendarDateTime(day, toTime(zoned)).toDate(timeZone);
}

/** Days from the beginning of the timeline, with a fraction for the time of day. */
function toDays(ms: number, start: CalendarDate, timeZone: string): number {
  const zoned = fromDate(new Date(ms), timeZone);
  return toCalendarDate(zoned).compare(start) + (zoned.hour * 60 + zoned.minute) / 1440;
}

/** A theme world on the timeline. Positions are fractions of its length. */
export interface TimelineBar extends Pick<KnownWorld, 'id' | 'title' | 'image' | 'endText'> {
  from: number;
  until: number;
  /** Counted from 0, from the top. */
  row: number;
  /** Whether it begins in the second half, so that a title that it is too short for is before it, not behind it. */
  isLate: boolean;
  isEndShown: boolean;
  /** Whether the shop shows it at the thumb's time. */
  isOn: boolean;
}

/** The known theme worlds as bars, the one that ends first at the top. */
export function toBars(
  known: readonly KnownWorld[],
  { start, at, timeZone }: { start: CalendarDate; at: number; timeZone: string },
): TimelineBar[] {
  const rowEnds: number[] = [];
  let dropped = 0;
  const ordered = known
    .map((world) => ({
      world,
      // It is known to be shown on the whole day: theme worlds change at night.
      from: Math.max(0, Math.floor(toDays(world.seenAt, start, timeZone))),
      until: world.end === null ? TIMELINE_DAYS : toDays(world.end, start, timeZone),
    }))
    .filter(({ from, until }) => from < TIMELINE_DAYS && until > from)
    .sort((one, other) => one.from - other.from || one.until - other.until);
  const bars = ordered.flatMap(({ world, from, until }): TimelineBar[] => {
    const isLate = from > TIMELINE_DAYS / 2;
    const isShort = until - from < TITLE_DAYS;
    const begin = isLate && isShort ? from - TITLE_DAYS : from;
    const free = rowEnds.findIndex((taken) => taken <= begin);
    const row = free === -1 ? rowEnds.length : free;
    if (row === MAX_ROWS) {
      dropped += 1;
      return [];
    }
    rowEnds[row] = isLate ? until : Math.max(until, from + TITLE_DAYS);
    const { seenAt, end, ...facts } = world;
    return [
      {
        ...facts,
        from: from / TIMELINE_DAYS,
        until: Math.min(1, until / TIMELINE_DAYS),
        row,
        isLate,
        isEndShown: until <= TIMELINE_DAYS && end !== null,
        isOn:
          Math.floor(toDays(seenAt, start, timeZone)) <= toDays(at, start, timeZone) &&
          at < (end ?? Infinity),
      },
    ];
  });
  if (dropped > 0) reportProblem(`Preview: the timeline has no space for ${dropped} more theme worlds.`);
  return bars;
}

/** The share of the timeline before today: 0 if it begins today, 1 if it ends earlier. */
export const pastShare = (start: CalendarDate, today: CalendarDate): number =>
  Math.min(Math.max(today.compare(start) / TIMELINE_DAYS, 0), 1);

/** The first day of each week of the timeline, and its index. */
export const timelineMarks = (start: CalendarDate): { index: number; day: CalendarDate }[] =>
  [0, 7, 14, 21].map((index) => ({ index, day: start.add({ days: index }) }));
