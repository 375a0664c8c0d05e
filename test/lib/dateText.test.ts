import { expect, it } from 'vitest';
import { dateText } from '#src/lib/dateText.ts';

it.each([
  ['fr-CH', '2026-12-01', '1er\u00a0décembre 2026'],
  ['fr-CH', '2026-12-11', '11\u00a0décembre 2026'],
  ['de-DE', '2026-12-01', '1.\u00a0Dezember 2026'],
  ['hu-HU', '2026-12-01', '2026.\u00a0december\u00a01.'],
  ['en-GB', '2026-12-01', '1\u00a0December 2026'],
  ['tr-TR', '2026-12-01', '1\u00a0Aralık 2026'],
])('TXT-03: in %s, %s is %s', (locale, date, expected) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  expect(dateText(format, new Date(date))).toBe(expected);
});

it('TXT-01: a time zone stays with its time', () => {
  const format = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  expect(dateText(format, new Date('2026-12-01'))).toBe('1\u00a0grudnia 2026 00:00:00\u00a0UTC');
});
