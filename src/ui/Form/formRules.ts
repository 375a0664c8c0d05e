import { createContext, type ReactNode, use, useEffect } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import type { MessageId, Text } from '#src/i18n/siteIntl.ts';
import type { FieldRules, FieldState, Rules, Validator } from '#src/lib/forms/formValidator.ts';

/** Errors by field name. */
export type FormErrors = Readonly<Record<string, string>>;

interface FormFields {
  /** Returns the id of the control with this name, for the links of the error summary. */
  idOf: (name: string) => string;
  /** Registers the rules of a field by its name; returns the function that removes them. */
  addRules: (name: string, rules: FieldRules) => () => void;
}

/** The surrounding `Form`; `null` outside of one. */
export const FormFieldsContext = createContext<FormFields | null>(null);

const REQUIRED_TEXTS = {
  text: 'forms.required',
  choice: 'forms.choice.required',
  checkbox: 'forms.checkbox.required',
  files: 'forms.attachments.required',
} as const satisfies Record<FieldState['kind'], MessageId>;

/**
 * The rule of a mandatory field: it has a text, or a choice.
 *
 * @param error instead of the text for the field's kind
 */
export const requiredRule =
  (text: Text, error?: string): Validator =>
  ({ value, isChecked, kind }) =>
    value.trim() !== '' || isChecked || (error ?? text(REQUIRED_TEXTS[kind]));

const lengthRule =
  (max: number, error: string): Validator =>
  ({ value }) =>
    value.trim().length <= max || error;

/**
 * Registers a field with the surrounding `Form`: the form validates the field's rules and links to the field
 * by its id. Outside of a form, rules are not validated.
 *
 * `isRequired` is the last rule, so that the field's own rules can say what they miss. `maxLength` is the first one, not
 * the control's attribute: the browser would cut what is pasted, without a message, before the field reads it, and a part
 * of a number can be another valid number.
 *
 * @returns the id for the field's control; `undefined` leaves it to react-aria
 */
export function useFormField({
  id,
  name,
  rules,
  isRequired = false,
  requiredError,
  maxLength,
  label,
}: {
  id?: string | undefined;
  name?: string | undefined;
  rules?: Rules | undefined;
  isRequired?: boolean | undefined;
  requiredError?: string | undefined;
  maxLength?: number | undefined;
  label: ReactNode;
}): string | undefined {
  const form = use(FormFieldsContext);
  const text = useText();
  useEffect(() => {
    const validators: Rules = [
      ...(maxLength ? [lengthRule(maxLength, text('forms.too_long', { max: maxLength }))] : []),
      ...(rules ?? []),
      ...(isRequired ? [requiredRule(text, requiredError)] : []),
    ];
    if (!form || !name || validators.length === 0) return;
    return form.addRules(name, { validators, label: typeof label === 'string' ? label : name });
  });
  return id ?? (form && name ? form.idOf(name) : undefined);
}
