import type { Text } from '#src/i18n/siteIntl.ts';
import { type BirthDateProblem, MAX_AGE_YEARS } from '#src/lib/forms/birthDate.ts';
import type { DatePart } from '#src/lib/forms/dateParts.ts';

const MISSING = {
  day: 'forms.birth_date.day_missing',
  month: 'forms.birth_date.month_missing',
  year: 'forms.birth_date.year_missing',
} as const;
const INVALID = {
  day: 'forms.birth_date.day_invalid',
  month: 'forms.birth_date.month_invalid',
  year: 'forms.birth_date.year_invalid',
} as const;

/** The error message for a part of a date of birth, in the page's language. Ages are in years. */
export function birthDateProblemText(
  part: DatePart,
  problem: BirthDateProblem,
  text: Text,
  { minAge = 0, maxAge = MAX_AGE_YEARS }: { minAge?: number | undefined; maxAge?: number | undefined },
): string {
  switch (problem) {
    case 'required':
      return text('forms.birth_date.required');
    case 'missing':
      return text(MISSING[part]);
    case 'invalid':
      return text(INVALID[part]);
    case 'notReal':
      return text('forms.birth_date.not_real');
    case 'future':
      return text('forms.birth_date.future');
    case 'tooYoung':
      return text('forms.birth_date.too_young', { age: minAge });
    case 'tooOld':
      return text('forms.birth_date.too_old', { age: maxAge });
  }
}
