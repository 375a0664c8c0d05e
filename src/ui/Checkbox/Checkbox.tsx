import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { describedBy, FieldError, type FieldTexts, fieldState, LabelText } from '#src/ui/Field/Field.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps
  extends Omit<FieldTexts, 'label'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onBlur' | 'onFocus'> {
  /** What ticking it says; may hold links, which stay links. */
  children: ReactNode;
  /** Ticked at the start. @default false */
  isDefaultSelected?: boolean;
  /** Ticked, for a parent that keeps it itself. */
  isSelected?: boolean;
  /** Told whether it is ticked, when a person ticks or clears it. */
  onChange?: (isSelected: boolean) => void;
  /** The input, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its sentence, hint and error (INP-01). A real checkbox, so it works without JavaScript. */
export function Checkbox({
  children,
  description,
  error,
  isValid,
  isRequired,
  isDisabled,
  className,
  isDefaultSelected,
  isSelected,
  onChange,
  ref,
  ...native
}: CheckboxProps) {
  const id = useId();
  const [descriptionId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div className={classNames(styles.checkbox, className)} data-state={fieldState({ error, isValid })}>
      <input
        {...native}
        id={id}
        ref={ref}
        type="checkbox"
        className={styles.box}
        defaultChecked={isDefaultSelected}
        checked={isSelected}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(Boolean(error) && errorId, Boolean(description) && descriptionId)}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
      />
      <div className={styles.texts}>
        <label htmlFor={id} className={styles.label}>
          <LabelText label={children} isRequired={isRequired} />
        </label>
        {description && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}
