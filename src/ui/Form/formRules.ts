import { createContext, type ReactNode, use, useEffect } from 'react';
import type { FieldRules, Rules } from '#src/lib/forms/formValidator.ts';

interface FormFields {
  /** The id of the control with a name, for the links of the error summary. */
  idOf: (name: string) => string;
  /** Takes the rules of a field by its name; returns what removes them. */
  addRules: (name: string, rules: FieldRules) => () => void;
}

/** The `Form` around a field; `null` outside of one. */
export const FormFieldsContext = createContext<FormFields | null>(null);

/**
 * Makes a field part of the `Form` around it: the form checks the field's rules (INP-07) and links to the field by its
 * id. Outside of a form, rules are not checked.
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
