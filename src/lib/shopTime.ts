/**
 * A date and time of ISO 8601, with or without a zone. `Date.parse` reads other forms by rules of its own. After an
 * offset, Java names the region as well (RFC 9557): `+01:00[Europe/Berlin]`, `Z[UTC]`.
 */
const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(?:(Z|[+-]\d\d(?::?\d\d)?)(?:\[[^[\]]{1,60}\]){0,3})?)?$/i;

/** Databases write "no date" as the year 1 or 0. `Date.UTC` reads a year below 100 as one of the 20th century. */
const FIRST_YEAR = 100;

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // A browser without the zone reads the shop's dates as UTC.
  }
  formats.set(timeZone, format);
  return format;
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone)?.formatToParts(instant);
  if (!parts) return 0;
  const read = (name: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === name)?.value ?? 0);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - Math.floor(instant / 1_000) * 1_000;
}

/** When the day of the shop that contains an instant ends, in milliseconds: midnight on its clock. */
export function endOfShopDay(instant: number, timeZone: string): number | null {
  const day = new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
  return toShopInstant(`${day}T24:00`, timeZone);
}

/** How far a written zone is ahead of UTC, in milliseconds: `+05:30`, `+0530`, `-03`, `Z`. */
function writtenOffset(zone: string): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * The instant of a date and time of ISO 8601, in milliseconds; `null` if it is unreadable. Without a zone of its own it is
 * on the shop's clock, also across summer time. 24:00 is the end of the day; a date alone is midnight in UTC.
 */
export function toShopInstant(text: string, timeZone: string): number | null {
  const match = DATE_TIME.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, fraction = 0] = match
    .slice(1, 8)
    .map((field) => Number(field ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day));
  // 30 February would become a day of March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  // A leap second, 23:59:60, is the last one that a clock without leap seconds has.
  const time = ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1_000 + Math.floor(fraction * 1_000);
  if (year < FIRST_YEAR || minute > 59 || second > 60 || time > 24 * 3_600_000) return null;
  const wall = date.getTime() + time;
  const zone = match[8] ?? (match[4] === undefined ? 'Z' : undefined);
  if (zone !== undefined) return wall - writtenOffset(zone);
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}
