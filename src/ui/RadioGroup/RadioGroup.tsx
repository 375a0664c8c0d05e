import { type ReactNode, useId } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { describedBy, FieldError, type FieldTexts, fieldState, LabelText } from '#src/ui/Field/Field.tsx';
import styles from './RadioGroup.module.css';

/** One choice of a `RadioGroup` (INP-01). */
export interface RadioOption {
  value: string;
  label: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  /** Joins the choices, and names the value in the form. */
  name: string;
  /** What there is to choose from, in order. */
  options: readonly RadioOption[];
  /** Chosen at the start. */
  defaultValue?: string;
  /** Chosen, for a parent that keeps it itself. */
  value?: string;
  /** Told the chosen value. */
  onChange?: (value: string) => void;
  /** Beside or below each other; beside breaks into lines where there is no room. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
}

/** One of a few, all in view (INP-01). Real radio buttons: arrow keys, forms and no JavaScript work as everywhere. */
export function RadioGroup({
  name,
  label,
  description,
  error,
  isValid,
  isRequired,
  isDisabled,
  className,
  options,
  defaultValue,
  value,
  onChange,
  orientation = 'vertical',
}: RadioGroupProps) {
  const id = useId();
  const [descriptionId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <fieldset
      className={classNames(styles.group, className)}
      disabled={isDisabled}
      data-state={fieldState({ error, isValid })}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this role can be required.
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(Boolean(error) && errorId, Boolean(description) && descriptionId)}
    >
      <legend className={styles.legend}>
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.options} data-orientation={orientation}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={styles.dot}
              required={isRequired}
              disabled={option.isDisabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
            />
            <span className={styles.words}>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
