import type { Text } from '#src/i18n/siteIntl.ts';
import {
  DEFAULT_MAX_DECIMALS,
  type DecimalBounds,
  type DecimalFormat,
  type DecimalProblem,
  formatDecimal,
} from '#src/lib/forms/decimal.ts';

/** The error message for a number, in the page's language and with the site's number format. */
export function decimalProblemText(
  { code }: DecimalProblem,
  text: Text,
  format: DecimalFormat,
  { minValue = 0, maxValue = 0, maxDecimals = DEFAULT_MAX_DECIMALS }: DecimalBounds,
): string {
  switch (code) {
    case 'notANumber':
      return text('forms.decimal.not_a_number', { example: formatDecimal('12.5', format) });
    case 'tooManyDecimals':
      return text('forms.decimal.too_many_decimals', { max: maxDecimals });
    case 'tooSmall':
      return text('forms.decimal.too_small', { min: formatDecimal(String(minValue), format) });
    case 'tooLarge':
      return text('forms.decimal.too_large', { max: formatDecimal(String(maxValue), format) });
  }
}
