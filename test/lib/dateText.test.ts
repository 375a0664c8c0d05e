import { expect, it } from 'vitest';
import { dateText } from '#src/lib/dateText.ts';

it.each([
  ['fr-CH', '2026-12-01', '1er décembre 2026'],
  ['fr-CH', '2026-12-11', '11 décembre 2026'],
  ['de-DE', '2026-12-01', '1. Dezember 2026'],
])('TXT-03: in %s, %s is %s', (locale, date, expected) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  expect(dateText(format, new Date(date))).toBe(expected);
});
