import { expect, it } from 'vitest';
import { endOfThemeWorld } from '#src/lib/endOfThemeWorld.ts';
import { toShopInstant } from '#src/lib/shopTime.ts';

const BERLIN = 'Europe/Berlin';
const at = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

it.each([
  ['a time without a zone, in winter', '2026-12-21T20:00', BERLIN, '2026-12-21T19:00:00.000Z'],
  ['and in summer', '2027-07-01T20:00:30', BERLIN, '2027-07-01T18:00:30.000Z'],
  ['in another country', '2027-07-01T20:00', 'Europe/Istanbul', '2027-07-01T17:00:00.000Z'],
  ['on the day on which summer time begins', '2027-03-28T12:00', BERLIN, '2027-03-28T10:00:00.000Z'],
  ['in the hour that is missing then', '2027-03-28T02:30', BERLIN, '2027-03-28T01:30:00.000Z'],
  ['on the day on which it ends', '2027-10-31T12:00', BERLIN, '2027-10-31T11:00:00.000Z'],
  ['with a zone of its own', '2026-12-21T20:00:00+09:00', BERLIN, '2026-12-21T11:00:00.000Z'],
  ['in UTC', '2026-12-21T20:00:00.000Z', BERLIN, '2026-12-21T20:00:00.000Z'],
  ['an unknown zone counts as UTC', '2026-12-21T20:00', 'Mars/Olympus', '2026-12-21T20:00:00.000Z'],
  ['with a space', '2026-12-01 23:59:00', BERLIN, '2026-12-01T22:59:00.000Z'],
  ['with a space and a zone', '2026-12-01 23:59:00-0500', BERLIN, '2026-12-02T04:59:00.000Z'],
  ['with a zone of hours', '2026-12-01T23:59+03', BERLIN, '2026-12-01T20:59:00.000Z'],
  ['with a fraction', '2026-12-01T12:00:00.250', BERLIN, '2026-12-01T11:00:00.250Z'],
  ['a date alone', '2026-12-01', BERLIN, '2026-12-01T00:00:00.000Z'],
  [
    'with a zone and its region',
    '2026-12-01T23:59:00+01:00[Europe/Berlin]',
    BERLIN,
    '2026-12-01T22:59:00.000Z',
  ],
  ['in UTC with its region', '2026-12-01T23:59:00Z[UTC]', BERLIN, '2026-12-01T23:59:00.000Z'],
  ['with a calendar', '2026-12-01T23:59:00Z[UTC][u-ca=iso8601]', BERLIN, '2026-12-01T23:59:00.000Z'],
  ['in small letters', '2026-12-01t23:59:00z', BERLIN, '2026-12-01T23:59:00.000Z'],
  ['with a leap second', '2016-12-31T23:59:60Z', BERLIN, '2016-12-31T23:59:59.000Z'],
  ['a region without a zone', '2026-12-01T23:59:00[Europe/Berlin]', BERLIN, null],
  ['half a region', '2026-12-01T23:59:00Z[UTC', BERLIN, null],
  ['a second that no minute has', '2016-12-31T23:59:61Z', BERLIN, null],
  ['the first year, which .NET and Go write for no date', '0001-01-01T00:00:00Z', BERLIN, null],
  ['the year 0 of a database', '0000-00-00 00:00:00', BERLIN, null],
  ['two spaces', '2026-12-01  23:59:00', BERLIN, null],
  ['a German date', '12.11.2026', BERLIN, null],
  ['an American date', '12/11/2026', BERLIN, null],
  ['a number', '5', BERLIN, null],
  ['a year', '2026', BERLIN, null],
  ['words', '1 Dec 2026 23:59', BERLIN, null],
  ['a day that no month has', '2026-02-30T10:00', BERLIN, null],
  ['after the end of the day', '2026-12-01T24:01', BERLIN, null],
  ['no month', '2026-13-21T20:00', BERLIN, null],
  ['no date', 'soon', BERLIN, null],
  ['nothing', '', BERLIN, null],
] as const)('NAV-09: the shop’s clock: %s', (_name, text, timeZone, expected) =>
  expect(at(toShopInstant(text, timeZone))).toBe(expected),
);

it.each([
  ['lasts the whole day of the shop', '2026-12-21', '2026-12-21T23:00:00.000Z'],
  ['also a day of 23 hours', '2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['also the last of a year', '2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['has no end without a readable date', 'soon', null],
  ['has no end in the first year', '0001-01-01T00:00:00', null],
  [
    'lasts until a time with a region',
    '2026-12-21T20:00:00+01:00[Europe/Berlin]',
    '2026-12-21T19:00:00.000Z',
  ],
  ['has no end with an American date', '12/11/2026', null],
] as const)('NAV-08, NAV-09: a theme world with a date %s', (_name, endDate, expected) =>
  expect(at(endOfThemeWorld({ endDate }, BERLIN))).toBe(expected),
);
