/** A date and time without a zone. 24:00 is the end of the day. */
const WITHOUT_ZONE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?$/;

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

/**
 * The instant of a date and time, in milliseconds; `null` if it is unreadable. Without a zone of its own it is on the
 * shop's clock, also across summer time.
 */
export function toShopInstant(text: string, timeZone: string): number | null {
  const [, ...fields] = WITHOUT_ZONE.exec(text) ?? [];
  if (fields.length === 0) {
    const instant = Date.parse(text);
    return Number.isNaN(instant) ? null : instant;
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields.map((field) =>
    Number(field ?? 0),
  );
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 59) return null;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}
