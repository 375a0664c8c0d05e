import { type ReactNode, useId } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { ErrorIcon, SuccessIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Field.module.css';

/** What every input says about itself (INP-01). */
export interface FieldTexts {
  /** What to fill in; always visible. */
  label: ReactNode;
  /** A hint below the label, there before anything goes wrong. */
  description?: ReactNode;
  /** What is wrong. Marks the input as invalid. */
  error?: ReactNode;
  /** Marks the input as filled in right. @default false */
  isValid?: boolean;
  /** Marks the label with an asterisk; the page says once what it means. @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** For the root, to place it. */
  className?: string;
}

/** What a control inside a field carries so that assistive technology finds the texts around it. */
export interface ControlProps {
  id: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps extends FieldTexts {
  /** The id of the control. @default a new one */
  id?: string;
  /** Draws the control. */
  children: (control: ControlProps) => ReactNode;
  /** Inside the control's box, at its end: a button, a unit. */
  end?: ReactNode;
  /** Below the box: a counter, a meter. `id` is part of what describes the control. */
  below?: (id: string) => ReactNode;
}

/** `error`, `valid` or nothing; an error wins. */
export const fieldState = ({ error, isValid }: Pick<FieldTexts, 'error' | 'isValid'>) =>
  error ? 'error' : isValid ? 'valid' : undefined;

/** A label's words with their asterisk. The asterisk is for the eyes: `required` on the control says it aloud. */
export function LabelText({ label, isRequired }: Pick<FieldTexts, 'label' | 'isRequired'>) {
  return (
    <>
      {label}
      {isRequired && (
        <span className={styles.asterisk} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** What is wrong with a field, with an icon, so that colour is not the only sign. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} data-part="field-error">
      <ErrorIcon size="small" className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}

/** Joins the ids of the texts that are there. */
export const describedBy = (...ids: (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined;

/**
 * The frame of every input that a person writes into: label, hint, the control in its box with a sign for its state,
 * and what is wrong (INP-01). Use a finished input such as `TextField`; this is for new kinds.
 */
export function Field({
  id: givenId,
  label,
  description,
  error,
  isValid,
  isRequired,
  isDisabled,
  className,
  children,
  end,
  below,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [descriptionId, errorId, belowId] = [`${id}-hint`, `${id}-error`, `${id}-below`];
  const state = fieldState({ error, isValid });
  return (
    <div
      className={classNames(styles.field, className)}
      data-state={state}
      data-disabled={isDisabled || undefined}
    >
      <label htmlFor={id} className={styles.label}>
        <LabelText label={label} isRequired={isRequired} />
      </label>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.box}>
        {children({
          id,
          required: isRequired,
          disabled: isDisabled,
          'aria-describedby': describedBy(
            Boolean(error) && errorId,
            Boolean(description) && descriptionId,
            below && belowId,
          ),
          'aria-invalid': error ? true : undefined,
        })}
        {(state || end) && (
          <div className={styles.end}>
            {state === 'error' && <ErrorIcon className={styles.stateIcon} />}
            {state === 'valid' && <SuccessIcon className={styles.stateIcon} />}
            {end}
          </div>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {below?.(belowId)}
    </div>
  );
}

/** For a control that fills a field's box: an `<input>`, a `<textarea>`, a `<select>`. */
export const controlClass = styles.control;
