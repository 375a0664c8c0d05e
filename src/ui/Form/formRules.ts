import { createContext, type ReactNode, use, useEffect } from 'react';
import type { FieldRules, Rules } from '#src/lib/forms/formValidator.ts';

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

/**
 * Registers a field with the surrounding `Form`: the form validates the field's rules and links to the field
 * by its id. Outside of a form, rules are not validated.
 *
 * @returns the id for the field's control; `undefined` leaves it to react-aria
 */
export function useFormField({
  id,
  name,
  rules,
  label,
}: {
  id?: string | undefined;
  name?: string | undefined;
  rules?: Rules | undefined;
  label: ReactNode;
}): string | undefined {
  const form = use(FormFieldsContext);
  useEffect(() => {
    if (!form || !name || !rules) return;
    return form.addRules(name, { validators: rules, label: typeof label === 'string' ? label : name });
  });
  return id ?? (form && name ? form.idOf(name) : undefined);
}
