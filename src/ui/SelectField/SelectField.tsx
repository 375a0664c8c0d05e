import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusable } from 'react-aria/useFocusable';
import { classNames } from '#src/lib/classNames.ts';
import type { Rules } from '#src/lib/forms/formValidator.ts';
import { controlClass, Field, type FieldTexts, fieldRoot, fieldState } from '#src/ui/Field/Field.tsx';
import { NativeField, useNativeField } from '#src/ui/Field/NativeField.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import { useServerValue } from '#src/ui/useServerValue.ts';
import styles from './SelectField.module.css';
import { useSelectReset } from './useSelectReset.ts';

export interface SelectFieldProps
  extends FieldTexts,
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete' | 'name' | 'onBlur' | 'onFocus'> {
  /** Id of the select. @default a unique one */
  id?: string;
  /** `<option>` elements. */
  children: ReactNode;
  /** Shown until a choice is made; not selectable if the field is required. */
  placeholder?: string;
  /** The initial choice (uncontrolled). */
  defaultValue?: string;
  /** The choice (controlled). */
  value?: string;
  /** Called with the chosen value, and once for a choice that was made before hydration. */
  onChange?: (value: string) => void;
  /** The rules of the field inside a `Form`. */
  rules?: Rules;
  /** Ref of the select. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * Single choice in the browser's native list, which phones render in their own way and which works without JavaScript. The element is native; label, description and focus use react-aria's hooks.
 *
 * @example
 * <SelectField label="Anrede" name="salutation" placeholder="Bitte wählen">
 *   <option value="MRS">Frau</option>
 * </SelectField>
 */
export function SelectField({
  id,
  label,
  description,
  error,
  isValid,
  isRequired,
  isDisabled,
  className,
  children,
  placeholder,
  value,
  defaultValue = '',
  onChange,
  rules,
  ref,
  onBlur,
  onFocus,
  ...native
}: SelectFieldProps) {
  const [choice, setChoice, select] = useServerValue({
    value,
    defaultValue,
    onChange,
    ref,
    read: (element: HTMLSelectElement, current) => {
      const isOffered = current === '' || [...element.options].some((option) => option.value === current);
      // For a value that it lacks, the browser has chosen the first option.
      return isOffered || element.selectedIndex > 0 ? element.value : current;
    },
  });
  useSelectReset(select, defaultValue, setChoice);
  const controlId = useFormField({ id, name: native.name, rules, isRequired, label });
  const { labelProps, fieldProps, validation } = useNativeField({
    id: controlId,
    name: native.name,
    label,
    error,
  });
  const { focusableProps } = useFocusable({ isDisabled: isDisabled ?? false }, select);
  return (
    <NativeField validation={validation} labelProps={labelProps}>
      <div {...fieldRoot({ className, isValid })} {...fieldState({ ...validation, isDisabled, isValid })}>
        <Field {...{ label, description, error, isValid, isRequired }} end={<Chevron />}>
          {(describedBy) => (
            <select
              {...native}
              {...fieldProps}
              {...mergeProps(focusableProps, { onBlur, onFocus })}
              ref={select}
              className={classNames(controlClass, styles.control)}
              required={isRequired}
              disabled={isDisabled}
              aria-invalid={validation.isInvalid || undefined}
              aria-describedby={describedBy}
              value={choice}
              onChange={(event) => setChoice(event.currentTarget.value)}
            >
              {placeholder !== undefined && (
                <option value="" hidden={isRequired}>
                  {placeholder}
                </option>
              )}
              {children}
            </select>
          )}
        </Field>
      </div>
    </NativeField>
  );
}

const Chevron = () => <ChevronDownIcon className={styles.chevron} />;
