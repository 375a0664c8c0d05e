import { type BirthDateInput, DATE_PARTS, type DatePart, datePartsIn, readPart } from './dateParts.ts';

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

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether a date exists. The year matters for 29 February (Gregorian calendar). */
function isRealDate(day: number, month: number, year: number): boolean {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && !isLeapYear ? 28 : (DAYS[month - 1] ?? 0);
  return day <= days;
}

const toIsoDate = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Today's date in the shop's time zone, as `YYYY-MM-DD`. @param timeZone IANA name */
export function todayIn(timeZone: string, now = new Date()): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory' }).formatToParts(now);
    const partOf = (wanted: DatePart) => Number(parts.find(({ type }) => type === wanted)?.value);
    return toIsoDate(partOf('year'), partOf('month'), partOf('day'));
  } catch {
    // A browser without the zone has the date in UTC.
    return now.toISOString().slice(0, 10);
  }
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
