import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { controlClass, Field, type FieldTexts } from '#src/ui/Field/Field.tsx';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import styles from './SelectField.module.css';

export interface SelectFieldProps
  extends FieldTexts,
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete' | 'name' | 'onBlur' | 'onFocus'> {
  /** Of the field. @default a unique one */
  id?: string;
  /** `<option>` elements. */
  children: ReactNode;
  /** What stands there before anything is chosen; it cannot be chosen where the field is required. */
  placeholder?: string;
  /** What is chosen at first, where the field keeps its own value. */
  defaultValue?: string;
  /** The choice, for a parent that keeps it itself. */
  value?: string;
  /** Told the chosen value. */
  onChange?: (value: string) => void;
  /** The select, to give it the focus. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of several. The browser's own list: on a phone it is the one people know, and it needs no JavaScript (INP-01).
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
  defaultValue,
  onChange,
  ...native
}: SelectFieldProps) {
  return (
    <Field
      {...{ id, label, description, error, isValid, isRequired, isDisabled, className }}
      end={<Chevron />}
    >
      {(control) => (
        <select
          {...control}
          {...native}
          value={value}
          defaultValue={value === undefined ? (defaultValue ?? '') : undefined}
          className={classNames(controlClass, styles.control)}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
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
  );
}

const Chevron = () => <ChevronDownIcon className={styles.chevron} />;
