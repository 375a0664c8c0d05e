import { useMemo } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { Rules } from '#src/lib/forms/formValidator.ts';
import { COMMERCIAL_CONSENT } from '#src/schemas/newsletter.ts';
import { checkSignUpField, SIGN_UP_FIELDS, type SignUpField } from './newsletterModel.ts';

/** The site's rule for each field of the form, as validators. */
export function useSignUpRules(): Record<SignUpField, Rules> {
  const text = useText();
  const { newsletter: rule } = useSite();
  return useMemo(() => {
    const rulesOf = (field: SignUpField): Rules => [
      ({ value, isChecked }) => {
        const entered = field === 'legals' ? (isChecked ? [COMMERCIAL_CONSENT] : []) : value;
        const problem = checkSignUpField(field, entered, rule);
        return problem ? text(problem) : true;
      },
    ];
    return Object.fromEntries(SIGN_UP_FIELDS.map((field) => [field, rulesOf(field)])) as Record<
      SignUpField,
      Rules
    >;
  }, [text, rule]);
}
