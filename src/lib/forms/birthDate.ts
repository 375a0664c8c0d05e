import { foldLetter } from '#src/lib/foldLetter.ts';
import { visibleText } from './enteredText.ts';

/** The parts of a date, each with its own field. */
export const DATE_PARTS = ['day', 'month', 'year'] as const;
/** A part of a date. */
export type DatePart = (typeof DATE_PARTS)[number];

const YEAR_FIRST: readonly DatePart[] = ['year', 'month', 'day'];
/** Languages that write the year first. */
const YEAR_FIRST_LANGUAGES: ReadonlySet<string> = new Set(['hu', 'sv']);

/** The parts in the order of a language. @param locale such as `hu-HU`; without one, the day first */
export const datePartsIn = (locale = ''): readonly DatePart[] =>
  YEAR_FIRST_LANGUAGES.has(locale.slice(0, 2)) ? YEAR_FIRST : DATE_PARTS;

/** A date as the user typed it. */
export type BirthDateInput = Readonly<Record<DatePart, string>>;

/** The error of one part of a date of birth. */
export type BirthDateProblem =
  /** The whole date is empty. */
  | 'required'
  /** This part is empty. */
  | 'missing'
  /** Not a day from 1 to 31, a month, or a four-digit year. */
  | 'invalid'
  /** The month does not have this day. */
  | 'notReal'
  | 'future'
  | 'tooOld'
  | 'tooYoung';

/** Errors by the part that must change. */
export type BirthDateProblems = Partial<Record<DatePart, BirthDateProblem>>;

/** Validation rules for a date of birth. */
export interface BirthDateRules {
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether an empty date is an error. @default false */
  isRequired?: boolean;
  /** Years of age. @default 0 */
  minAge?: number;
  /** Years of age. @default 120 */
  maxAge?: number;
  /** The language of month names, and of the part that an empty date reports first. @default none */
  locale?: string;
}

/** Oldest accepted age, in years. */
export const MAX_AGE_YEARS = 120;

/** Longer than the longest name of a month. */
export const DATE_PART_MAX_LENGTH = 20;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether a date exists. The year matters for 29 February (Gregorian calendar). */
function isRealDate(day: number, month: number, year: number): boolean {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && !isLeapYear ? 28 : (DAYS[month - 1] ?? 0);
  return day <= days;
}

const fold = (word: string) =>
  Array.from(word, foldLetter)
    .join('')
    .replace(/[^\p{L}]/gu, '');
/** `Marz` and `Maerz` for März: people without the letter write it in one of two ways. */
const spellings = (word: string) => [fold(word), fold(word.replace(/[äöü]/gi, '$&e'))];

/**
 * The number of a month from its name, with or without diacritics: `März`, `mar.`, `marca`; 0 if none or several match.
 * A whole name takes precedence over a longer one: `červen` over `červenec`. Names of the language count besides those
 * of its country: `Januar` besides `Jänner`.
 */
function monthOfWord(word: string, locale: string): number {
  const wanted = fold(word);
  if (wanted.length < 3) return 0;
  const namesOf = (month: number) =>
    [locale, locale.slice(0, 2)].flatMap((language) =>
      ([{ month: 'long' }, { month: 'long', day: 'numeric' }] as const).flatMap((options) =>
        new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
          .formatToParts(Date.UTC(2000, month - 1, 1))
          .flatMap(({ type, value }) => (type === 'month' ? spellings(value) : [])),
      ),
    );
  const months = DAYS.map((_, index) => ({ month: index + 1, names: namesOf(index + 1) }));
  const whole = months.filter(({ names }) => names.includes(wanted));
  const matching =
    whole.length > 0 ? whole : months.filter(({ names }) => names.some((name) => name.startsWith(wanted)));
  return matching.length === 1 ? (matching[0]?.month ?? 0) : 0;
}

/** A day, or the ordinal that a language says for it: `1.`, `1er`, `1st`, `15-én`. */
const DAY_NUMBER = /^[0-9]{1,2}(?=(?:\.|er|st|[nr]d|th|-?j?[aáeé]n)?$)/i;

/** The number in one part, or `null`. */
function readPart(part: DatePart, text: string, locale: string | undefined): number | null {
  const trimmed = visibleText(text);
  // Hungarian writes a point after each part.
  if (part === 'year') return /^[0-9]{4}\.?$/.test(trimmed) ? Number.parseInt(trimmed, 10) : null;
  const digits = (part === 'day' ? DAY_NUMBER : /^[0-9]{1,2}(?=\.?$)/).exec(trimmed)?.[0];
  const isWord = digits === undefined && part === 'month' && locale && trimmed.length <= DATE_PART_MAX_LENGTH;
  const number = isWord ? monthOfWord(trimmed, locale) : Number(digits ?? 0);
  return number >= 1 && number <= (part === 'day' ? 31 : 12) ? number : null;
}

const toIsoDate = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Today's date in the shop's time zone, as `YYYY-MM-DD`. @param timeZone IANA name */
export function todayIn(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory' }).formatToParts(now);
  const partOf = (wanted: DatePart) => Number(parts.find(({ type }) => type === wanted)?.value);
  return toIsoDate(partOf('year'), partOf('month'), partOf('day'));
}

/** The date that number of years before another. */
const yearsBefore = (date: string, years: number) =>
  `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;

/**
 * Validates a date of birth in three parts. It accepts unambiguous input: white space, `03`, `3.`, `1er`, a
 * month's name, `1990.`. It rejects a two-digit year. Browser and server share these rules.
 *
 * @returns the date as `YYYY-MM-DD`, empty if it is optional and nothing was entered, and the errors
 */
export function checkBirthDate(
  entry: BirthDateInput,
  { today, isRequired = false, minAge = 0, maxAge = MAX_AGE_YEARS, locale }: BirthDateRules,
): { value: string; problems: BirthDateProblems } {
  const failedBy = (problems: BirthDateProblems) => ({ value: '', problems });
  const missing = DATE_PARTS.filter((part) => entry[part].trim() === '');
  const [first = 'day'] = datePartsIn(locale);
  if (missing.length === DATE_PARTS.length) return failedBy(isRequired ? { [first]: 'required' } : {});

  const numbers = { day: 0, month: 0, year: 0 };
  const problems: BirthDateProblems = {};
  for (const part of DATE_PARTS) {
    const number = readPart(part, entry[part], locale);
    if (number === null) problems[part] = missing.includes(part) ? 'missing' : 'invalid';
    else numbers[part] = number;
  }
  if (Object.keys(problems).length > 0) return failedBy(problems);

  const { day, month, year } = numbers;
  if (!isRealDate(day, month, year)) return failedBy({ day: 'notReal' });
  const value = toIsoDate(year, month, day);
  // Dates in this format can be compared as strings.
  if (value >= today) return failedBy({ year: 'future' });
  if (value > yearsBefore(today, minAge)) return failedBy({ year: 'tooYoung' });
  return value <= yearsBefore(today, maxAge + 1) ? failedBy({ year: 'tooOld' }) : { value, problems };
}
