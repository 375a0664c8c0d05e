import { languageOf } from '#src/config/locales.ts';
import { foldText } from '#src/lib/foldLetter.ts';
import { machineText } from './enteredText.ts';

/** The parts of a date, each with its own field. */
export const DATE_PARTS = ['day', 'month', 'year'] as const;
/** A part of a date. */
export type DatePart = (typeof DATE_PARTS)[number];

const YEAR_FIRST: readonly DatePart[] = ['year', 'month', 'day'];

function readOrder(locale: string): readonly DatePart[] {
  try {
    const format = new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'short', timeZone: 'UTC' });
    return format.formatToParts(0)[0]?.type === 'year' ? YEAR_FIRST : DATE_PARTS;
  } catch {
    // An incomplete browser: the order of most languages.
    return DATE_PARTS;
  }
}

// A field asks at every key, and a format is expensive.
const orders = new Map([['', DATE_PARTS as readonly DatePart[]]]);

/** The parts in the order of a language. @param locale such as `hu-HU`; without one, the day first */
export function datePartsIn(locale = ''): readonly DatePart[] {
  const order = orders.get(locale) ?? readOrder(locale);
  orders.set(locale, order);
  return order;
}

/** A date as the user typed it. */
export type BirthDateInput = Readonly<Record<DatePart, string>>;

/** Longer than the longest name of a month. */
const DATE_PART_MAX_LENGTH = 20;

const fold = (word: string) => foldText(word).replace(/[^\p{L}]/gu, '');
/** `Marz` and `Maerz` for März: people without the letter write it in one of two ways. */
const spellings = (word: string) => [fold(word), fold(word.replace(/[äöü]/gi, '$&e'))];

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Month names that `Intl` lacks for a language. Southern Germany uses these two, like Austria. */
const SPOKEN_MONTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  de: { janner: 1, jaenner: 1, feber: 2 },
};

/** A month's name alone, as dates inflect it (`listopada`), and short (`čvn`). */
const MONTH_FORMATS = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short' },
] as const satisfies Intl.DateTimeFormatOptions[];

/** Every month with its names in the given languages; without names in an incomplete browser. */
function monthsOf(locales: readonly string[]): { month: number; names: string[] }[] {
  try {
    const formats = locales.flatMap((locale) =>
      MONTH_FORMATS.map((options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })),
    );
    return ROMAN.map((_, index) => ({
      month: index + 1,
      names: formats.flatMap((format) =>
        format
          .formatToParts(Date.UTC(2000, index, 1))
          .flatMap(({ type, value }) => (type === 'month' ? spellings(value) : [])),
      ),
    }));
  } catch {
    return [];
  }
}

/**
 * The number of a month from its Roman number or its name in the language: `XI.`, `März`, `mar.`, `marca`; 0 if none
 * or several match. A whole name takes precedence over a longer one: `červen` over `červenec`.
 */
function monthOfWord(word: string, locale: string): number {
  const wanted = fold(word.normalize('NFKC'));
  if (/[0-9]/.test(word)) return 0;
  if (ROMAN.includes(wanted)) return ROMAN.indexOf(wanted) + 1;
  if (wanted.length < 3 || !locale) return 0;
  const language = languageOf(locale);
  const months = monthsOf([locale, language]);
  const whole = months.filter(({ names }) => names.includes(wanted));
  const matching =
    whole.length > 0 ? whole : months.filter(({ names }) => names.some((name) => name.startsWith(wanted)));
  if (matching.length === 1) return matching[0]?.month ?? 0;
  return SPOKEN_MONTHS[language]?.[wanted] ?? 0;
}

/** A day, or the ordinal that a language says for it: `1.`, `1er`, `1st`, `15-én`. */
const DAY_NUMBER = /^[0-9]{1,2}(?=(?:\.|er|st|[nr]d|th|-?j?[aáeé]n)?$)/i;

/** The number in one part, or `null`. @param locale the language of month names; without one only numbers count */
export function readPart(part: DatePart, text: string, locale = ''): number | null {
  const trimmed = machineText(text);
  // Hungarian writes a point after each part.
  if (part === 'year') return /^[0-9]{4}\.?$/.test(trimmed) ? Number.parseInt(trimmed, 10) : null;
  const digits = (part === 'day' ? DAY_NUMBER : /^[0-9]{1,2}(?=\.?$)/).exec(trimmed)?.[0];
  const isWord = digits === undefined && part === 'month' && trimmed.length <= DATE_PART_MAX_LENGTH;
  const number = isWord ? monthOfWord(trimmed, locale) : Number(digits ?? 0);
  return number >= 1 && number <= (part === 'day' ? 31 : 12) ? number : null;
}

/** Longest text that is searched for a date, in characters. */
const DATE_MAX_LENGTH = 60;

/**
 * The parts of a whole date in a text: `27.11.1990`, `1990. XI. 27.`, `Dienstag, 27. November 1990`; `null` without
 * one.
 */
export function readDate(text: string, locale = ''): BirthDateInput | null {
  const plain = machineText(text);
  if (plain.length > DATE_MAX_LENGTH) return null;
  const words = plain
    // The time of an ISO date.
    .replace(/[T ][0-9]{1,2}:[0-9]{2}.*$/, '')
    .split(/[\s.,/–-]+/)
    // Other words are the day of the week, or a case ending: “27-én”.
    .filter((word) => /[0-9]/.test(word) || readPart('month', word, locale) !== null);
  const [first = '', second = '', third = ''] = words;
  const isYearFirst = /^[0-9]{4}$/.test(first);
  const isMonthFirst = !/[0-9]/.test(first);
  const [year, month, day] = isYearFirst
    ? [first, second, third]
    : isMonthFirst
      ? [third, first, second]
      : [third, second, first];
  const found = {
    day: readPart('day', day, locale),
    month: readPart('month', month, locale),
    year: readPart('year', year),
  };
  if (words.length !== 3 || !found.day || !found.month || !found.year) return null;
  return { day: String(found.day), month: String(found.month), year: String(found.year) };
}
