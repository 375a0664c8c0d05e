import { useMemo } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { isEmail } from '#src/lib/forms/emailAddress.ts';
import { readEmail, readName } from '#src/lib/forms/enteredText.ts';
import {
  createValidatorRegistry,
  type Validator,
  type ValidatorRegistry,
} from '#src/lib/forms/formValidator.ts';
import { isPersonName } from '#src/lib/forms/personName.ts';
import { requiredRule } from './formRules.ts';

/** The named rules of every `Form`, with their messages in the page's language. */
export function useStandardRules(): ValidatorRegistry {
  const text = useText();
  return useMemo(() => createValidatorRegistry(standardRules(text)), [text]);
}

const standardRules = (text: ReturnType<typeof useText>): Record<string, Validator> => ({
  required: requiredRule(text),
  email: ({ value }) => value.trim() === '' || isEmail(readEmail(value)) || text('newsletter.email.invalid'),
  personName: ({ value }) =>
    value.trim() === '' || isPersonName(readName(value)) || text('newsletter.name_invalid'),
});
