import type { Text } from '#src/i18n/siteIntl.ts';
import type { IbanProblem } from '#src/lib/forms/iban.ts';

/**
 * The error message for an IBAN, in the page's language.
 *
 * @param country of the site, ISO 3166, for the example of the first characters
 */
export function ibanProblemText(problem: IbanProblem, text: Text, country: string): string {
  switch (problem.code) {
    case 'characters':
      return text('forms.iban.characters');
    case 'country':
      return text('forms.iban.country', { country });
    case 'length': {
      const { expected, count } = problem;
      return text('forms.iban.length', { country: problem.country, expected, count });
    }
    case 'checksum':
      return text('forms.iban.checksum');
  }
}
