import type { ComponentProps, ReactNode } from 'react';
import { useField } from 'react-aria/useField';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { FormContext } from 'react-aria-components/Form';
import { type Label, LabelContext } from 'react-aria-components/Label';
import { Provider, useSlottedContext } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';

interface ValidationResult {
  isInvalid: boolean;
  validationErrors: string[];
  validationDetails: ValidityState;
}

interface NativeFieldOptions {
  id: string | undefined;
  name: string | undefined;
  label: ReactNode;
  error: ReactNode;
}

/** Errors and text slots for a field that is built from react-aria's hooks. */
export function NativeField({
  validation,
  labelProps = {},
  children,
}: {
  validation: ValidationResult;
  labelProps?: ComponentProps<typeof Label>;
  children: ReactNode;
}) {
  return (
    <Provider
      values={[
        [LabelContext, labelProps],
        [TextContext, TEXT_SLOTS],
        [FieldErrorContext, validation],
      ]}
    >
      {children}
    </Provider>
  );
}

/** For react-aria's texts: a field's texts have ids of their own, and react-aria would name them a second time. */
export const TEXT_SLOTS = { slots: { description: {}, errorMessage: {} } };

/** The errors of a field: its own, or those of the surrounding form for its name. */
export function useFieldErrors({
  name,
  error,
}: Pick<NativeFieldOptions, 'name' | 'error'>): ValidationResult {
  const formErrors = useSlottedContext(FormContext)?.validationErrors?.[name ?? ''] ?? [];
  const validationErrors = error ? [] : [formErrors].flat();
  const isInvalid = Boolean(error) || validationErrors.length > 0;
  return { isInvalid, validationErrors, validationDetails: isInvalid ? CUSTOM_ERROR : VALID };
}

/** Label and errors for a control that react-aria-components does not provide: a native `<select>`, a file input. */
export function useNativeField({ id, name, label, error }: NativeFieldOptions) {
  const validation = useFieldErrors({ name, error });
  const { isInvalid } = validation;
  const { labelProps, fieldProps } = useField({ ...(id !== undefined && { id }), label, isInvalid });
  return { labelProps, fieldProps, validation };
}

const VALID: ValidityState = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
};
const CUSTOM_ERROR: ValidityState = { ...VALID, customError: true, valid: false };
