import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { checkBirthDate, todayIn } from '#src/lib/forms/birthDate.ts';

const today = '2026-11-22';
const check = (day: string, month: string, year: string, rules: object = {}) =>
  checkBirthDate({ day, month, year }, { today, locale: 'de-DE', ...rules });

describe('INP-13: the date of birth', () => {
  it.each([
    ['27', '3', '1985', '1985-03-27'],
    [' 07. ', '03.', '1985 ', '1985-03-07'],
    ['29', '2', '2024', '2024-02-29'],
    ['1', 'März', '1985', '1985-03-01'],
    ['1', 'sept.', '1985', '1985-09-01'],
    ['1er', '3', '1985', '1985-03-01'],
    ['22nd', '3', '1985', '1985-03-22'],
    ['15-én', '3.', '1985.', '1985-03-15'],
    ['21', '11', '2026', '2026-11-21'],
    ['23', '11', '1905', '1905-11-23'],
  ])('%s %s %s is %s', (day, month, year, value) => {
    expect(check(day, month, year)).toEqual({ value, problems: {} });
  });

  it.each([
    ['', '3', '1985', { day: 'missing' }],
    ['27', '', ' ', { month: 'missing', year: 'missing' }],
    ['32', '3', '1985', { day: 'invalid' }],
    ['12ab', '3', '1985', { day: 'invalid' }],
    ['0', '13', '85', { day: 'invalid', month: 'invalid', year: 'invalid' }],
    ['27', 'Ju', '1985', { month: 'invalid' }],
    ['27', 'XIII', '1985', { month: 'invalid' }],
    ['27', 'XI 27', '1985', { month: 'invalid' }],
    ['31', '4', '1985', { day: 'notReal' }],
    ['29', '2', '1900', { day: 'notReal' }],
    ['22', '11', '2026', { year: 'future' }],
    ['1', '1', '9999', { year: 'future' }],
    ['22', '11', '1905', { year: 'tooOld' }],
  ])('%s %s %s names the invalid part', (day, month, year, problems) => {
    expect(check(day, month, year)).toEqual({ value: '', problems });
  });

  it('is required or optional', () => {
    expect(check('', ' ', '')).toEqual({ value: '', problems: {} });
    expect(check('', ' ', '', { isRequired: true }).problems).toEqual({ day: 'required' });
  });

  it.each(['hu-HU', 'sv-SE'])('reports a missing date on its first part in %s, the year', (locale) => {
    expect(check('', ' ', '', { isRequired: true, locale }).problems).toEqual({ year: 'required' });
  });

  it('computes the age to the day', () => {
    expect(check('22', '11', '2008', { minAge: 18 }).problems).toEqual({});
    expect(check('23', '11', '2008', { minAge: 18 }).problems).toEqual({ year: 'tooYoung' });
    expect(check('21', '11', '1926', { maxAge: 99 }).problems).toEqual({ year: 'tooOld' });
  });

  it.each(LOCALE_CODES)('accepts each month as %s writes it, in capitals too', (locale) => {
    const roman = 'I II III IV V VI VII VIII IX X XI. xii'.split(' ');
    for (let month = 1; month <= 12; month++) {
      const date = new Date(Date.UTC(1985, month - 1, 5));
      const names = ([{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short' }] as const).map(
        (options) =>
          new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
            .formatToParts(date)
            .find(({ type }) => type === 'month')?.value ?? '',
      );
      for (const word of [...names, roman[month - 1] ?? ''].flatMap((name) => [
        name,
        name.toLocaleUpperCase(locale),
      ])) {
        const { value } = checkBirthDate({ day: '5', month: word, year: '1985' }, { today, locale });
        expect([word, value]).toEqual([word, date.toISOString().slice(0, 10)]);
      }
    }
  });

  it.each([
    ['de-AT', 'Feber', 2],
    ['de-DE', 'Jänner', 1],
    ['tr-TR', 'Xİ', 11],
    ['hu-HU', 'Ⅺ.', 11],
  ])('in %s, %s is month %s', (locale, word, month) => {
    expect(check('5', word, '1985', { locale }).value).toBe(`1985-${String(month).padStart(2, '0')}-05`);
  });

  it('uses the shop’s time zone for the current day', () => {
    const now = new Date('2026-11-21T23:30:00Z');
    expect(todayIn('Europe/Berlin', now)).toBe('2026-11-22');
    expect(todayIn('America/New_York', now)).toBe('2026-11-21');
  });
});
