import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from '@formatjs/intl';
import { describe, expect, it, vi } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { createFormat, partsOf } from '#src/i18n/formatMessage.ts';
import { compileMessage, readLocale } from '../../scripts/localesPlugin.ts';

/** Every argument and every marked-up part that a text of ours has, with a number in each place. */
const namesIn = (message: string) =>
  new Set([...message.matchAll(/[{<](\w+)/g)].map(([, name]) => name as string));
const NUMBERS = [0, 1, 2, 3, 5, 11, 22, 999, 1_000, 1_234.5, 0.5, -1];

const say = (locale: string, message: string, values: Record<string, unknown> = {}) =>
  createFormat(locale)(compileMessage(message), values).join('');

describe.each(LOCALE_CODES)('SIT-02: the texts of %s', (locale) => {
  it('read as formatjs puts them into words, for every kind of number', () => {
    const texts = Object.values(readLocale(locale));
    const format = createFormat(locale);
    expect(texts.length).toBeGreaterThan(400);
    for (const message of texts) {
      const isMarked = message.includes('<');
      const compiled = compileMessage(message);
      for (const number of /plural|selectordinal/.test(message) ? NUMBERS : [3]) {
        const values = Object.fromEntries(
          [...namesIn(message)].map((name) => [
            name,
            isMarked && message.includes(`<${name}>`) ? (words: unknown[]) => `[${words.join('')}]` : number,
          ]),
        );
        const theirs = createIntl({ locale, messages: { it: parse(message) as never } }).formatMessage(
          { id: 'it' },
          values as never,
        );
        expect(format(compiled, values).join('')).toBe(String(theirs));
      }
    }
  });
});

it('SIT-02: plain words travel as words, what has choices is compiled', () => {
  expect(compileMessage("Für {name}: it''s fine")).toBe("Für {name}: it's fine");
  expect(compileMessage('{n, plural, one {# Stück} other {# Stücke}}')).toBeInstanceOf(Array);
  expect(compileMessage("Say '{name}'")).toBeInstanceOf(Array);
  expect(say('en', "Say '{name}'")).toBe('Say {name}');
});

it('SIT-02: choices, exact numbers, offsets and nested plurals', () => {
  const message =
    '{kind, select, gift {{n, plural, offset:1 =0 {nobody} one {you and # other} other {you and # others}}} other {none}}';
  expect(say('en', message, { kind: 'gift', n: 0 })).toBe('nobody');
  expect(say('en', message, { kind: 'gift', n: 2 })).toBe('you and 1 other');
  expect(say('en', message, { kind: 'gift', n: 1_201 })).toBe('you and 1,200 others');
  expect(say('en', message, { kind: 'else', n: 1 })).toBe('none');
});

it('SIT-02: a count below a thousand does not ask the browser for a number format, which is dear to make', () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  expect(say('hu-HU', '{n, plural, one {# nap} other {# nap}}', { n: 30 })).toBe('30 nap');
  expect(numbers).not.toHaveBeenCalled();
  expect(say('hu-HU', '{n, plural, one {# nap} other {# nap}}', { n: 12_000 })).toBe('12\u00a0000 nap');
  expect(numbers).toHaveBeenCalledOnce();
});

it('SIT-08: numbers and days in an own compiled text are written as the language writes them', () => {
  expect(
    say('de-DE', '{n, number, ::.00} am {d, date, ::yyyyMMMM}', { n: 1234.5, d: new Date(2026, 4, 1) }),
  ).toBe('1.234,50 am Mai 2026');
});

it('SIT-02: an argument that is missing is named; one that is nothing says nothing', () => {
  expect(() => say('en', 'To {name}')).toThrow('A text needs the argument “name”.');
  expect(say('en', 'To {name}!', { name: undefined })).toBe('To !');
});

it('SIT-02: a plain text has the parts that it would be compiled to', () => {
  expect(partsOf('{a} or {b}.')).toEqual(parse('{a} or {b}.', { captureLocation: false }));
  expect(partsOf('words')).toEqual(parse('words', { captureLocation: false }));
});
