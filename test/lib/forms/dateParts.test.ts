import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { datePartsIn, readDate } from '#src/lib/forms/dateParts.ts';
import { readLocale } from '../../../scripts/build/localesPlugin.ts';

it.each(LOCALE_CODES)('TXT-03: the hint of a date of birth in %s begins with the first field', (locale) => {
  const [first] = /\d+/.exec(readLocale(locale)['forms.birth_date.hint'] ?? '') ?? [];
  expect(first).toBe(datePartsIn(locale)[0] === 'year' ? '1985' : '27');
});

it.each([
  ['year', ['hu-HU', 'sv-SE', 'lt-LT', 'ja-JP', 'ko-KR', 'zh-CN']],
  ['day', ['de-DE', 'cs-CZ', 'csb-PL', 'nl-NL', 'tr-TR', 'en', '']],
] as const)('INP-15, LIB-09: the %s is first in %j', (part, locales) => {
  for (const locale of locales) expect(datePartsIn(locale)[0], locale).toBe(part);
});

describe('INP-15: a whole date in a text', () => {
  it.each([
    ['1990-11-07', ''],
    ['1990-11-07T00:00:00.000Z', ''],
    ['07.11.1990', 'de-DE'],
    ['Mittwoch, 7. November 1990', 'de-DE'],
    ['7/11/1990', 'fr-CH'],
    ['7 novembre 1990', 'fr-CH'],
    ['1990. XI. 7.', 'hu-HU'],
    ['1990. november 7-én', 'hu-HU'],
    ['7 XI 1990 r.', 'pl-PL'],
    ['7-lis-1990', 'pl-PL'],
    ['7. listopadu 1990', 'cs-CZ'],
    ['7.XI.1990', 'sk-SK'],
    ['7 KASIM 1990', 'tr-TR'],
    ['November 7, 1990', 'en'],
  ])('%s in %s', (text, locale) => {
    expect(readDate(text, locale)).toEqual({ day: '7', month: '11', year: '1990' });
  });

  it.each([
    '7',
    '1990',
    '7.11.',
    '7.11.90',
    '7.13.1990',
    '2 kg, 7.11.1990',
    '7. Novembre 1990',
    `7.11.1990 ${'x'.repeat(60)}`,
  ])('“%s” is none', (text) => {
    expect(readDate(text, 'de-DE')).toBeNull();
  });
});
