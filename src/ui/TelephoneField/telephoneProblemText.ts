import type { Text } from '#src/i18n/siteIntl.ts';
import type { TelephoneProblem } from '#src/lib/forms/telephone.ts';

/** The error message for a telephone number, in the page's language. */
export function telephoneProblemText({ code }: TelephoneProblem, text: Text): string {
  switch (code) {
    case 'characters':
      return text('forms.telephone.characters');
    case 'noCountryCode':
      return text('forms.telephone.no_country_code');
    case 'tooShort':
      return text('forms.telephone.too_short');
    case 'tooLong':
      return text('forms.telephone.too_long');
  }
}
