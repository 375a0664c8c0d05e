/** The parts of a date, each a field of its own. */
export const DATE_PARTS = ['day', 'month', 'year'] as const;
/** A part of a date. */
export type DatePart = (typeof DATE_PARTS)[number];

const YEAR_FIRST: readonly DatePart[] = ['year', 'month', 'day'];
/** Languages that write a date from the year on. */
const YEAR_FIRST_LANGUAGES: ReadonlySet<string> = new Set(['hu', 'sv']);

/** The parts in the order in which a language writes them. @param locale such as `hu-HU`; without one, the day first */
export const datePartsIn = (locale = ''): readonly DatePart[] =>
  YEAR_FIRST_LANGUAGES.has(locale.slice(0, 2)) ? YEAR_FIRST : DATE_PARTS;

/** A date as a person has typed it. */
export type BirthDateEntry = Readonly<Record<DatePart, string>>;

/** What is wrong with one part of a date of birth (INP-13). */
export type BirthDateProblem =
  /** Nothing was filled in. */
  | 'required'
  /** This part was not filled in. */
  | 'missing'
  /** No day from 1 to 31, no month, no year of four digits. */
  | 'invalid'
  /** The month does not have this day. */
  | 'notReal'
  | 'future'
  | 'tooOld'
  | 'tooYoung';

/** Problems by the part that has to change. */
export type BirthDateProblems = Partial<Record<DatePart, BirthDateProblem>>;

/** What a date of birth has to be. */
export interface BirthDateRules {
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether an empty date is a problem. @default false */
  isRequired?: boolean;
  /** Years of age. @default 0 */
  minAge?: number;
  /** Years of age. @default 120 */
  maxAge?: number;
  /** The language in which a month may be written as a word, and whose first part an empty date lacks. @default none */
  locale?: string;
}

/** Oldest accepted age, in years. */
export const MAX_AGE_YEARS = 120;

/** More characters than the longest month's name has. */
export const DATE_PART_MAX_LENGTH = 20;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether a month has a day. The year decides about 29 February (Gregorian calendar). */
function isRealDate(day: number, month: number, year: number): boolean {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && !isLeapYear ? 28 : (DAYS[month - 1] ?? 0);
  return day <= days;
}

const fold = (word: string, locale: string) => word.toLocaleLowerCase(locale).replace(/[.\s]/g, '');

/** The number of a month that was written as a word: `März`, `mar.`, `marca`; 0 where no or several months match. */
function monthOfWord(word: string, locale: string): number {
  const wanted = fold(word, locale);
  if (wanted.length < 3) return 0;
  const names = (options: Intl.DateTimeFormatOptions, month: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      .formatToParts(Date.UTC(2000, month - 1, 1))
      .flatMap(({ type, value }) => (type === 'month' ? [fold(value, locale)] : []));
  const matching = DAYS.map((_, index) => index + 1).filter((month) =>
    [names({ month: 'long' }, month), names({ month: 'long', day: 'numeric' }, month)]
      .flat()
      .some((name) => name.startsWith(wanted)),
  );
  return matching.length === 1 ? (matching[0] as number) : 0;
}

/** The number that one part says, or `null`. */
function readPart(part: DatePart, text: string, locale: string | undefined): number | null {
  const trimmed = text.trim();
  if (part === 'year') return /^[0-9]{4}$/.test(trimmed) ? Number(trimmed) : null;
  const digits = /^[0-9]{1,2}(?=\.?$)/.exec(trimmed)?.[0];
  const isWord = digits === undefined && part === 'month' && locale && trimmed.length <= DATE_PART_MAX_LENGTH;
  const number = isWord ? monthOfWord(trimmed, locale) : Number(digits ?? 0);
  return number >= 1 && number <= (part === 'day' ? 31 : 12) ? number : null;
}

const toIsoDate = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Today's date where the shop is, as `YYYY-MM-DD`. @param timeZone of IANA */
export function todayIn(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory' }).formatToParts(now);
  const partOf = (wanted: DatePart) => Number(parts.find(({ type }) => type === wanted)?.value);
  return toIsoDate(partOf('year'), partOf('month'), partOf('day'));
}

/** The date so many years before another. */
const yearsBefore = (date: string, years: number) =>
  `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;

/**
 * Checks a date of birth in three parts (INP-13). What is unambiguous is taken: blanks, `03`, `3.`, a month's name. A
 * year of two digits is not. Browser and server ask the same rules.
 *
 * @returns the date as `YYYY-MM-DD`, empty where it is not required and nothing was filled in, and the problems
 */
export function checkBirthDate(
  entry: BirthDateEntry,
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
  // Dates of this form compare as texts do.
  if (value >= today) return failedBy({ year: 'future' });
  if (value > yearsBefore(today, minAge)) return failedBy({ year: 'tooYoung' });
  return value <= yearsBefore(today, maxAge + 1) ? failedBy({ year: 'tooOld' }) : { value, problems };
}
