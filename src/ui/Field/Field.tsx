import { type ReactNode, use, useId } from 'react';
import { FieldError as AriaFieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '#src/lib/classNames.ts';
import { ErrorIcon, SuccessIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Field.module.css';

/** The texts and states that every input has (INP-01). */
export interface FieldTexts {
  /** What to fill in; always visible. */
  label: ReactNode;
  /** A hint below the label. */
  description?: ReactNode;
  /** What is wrong. Marks the input as invalid. Inside a `Form`, errors of rules and of the server need no prop. */
  error?: ReactNode;
  /** Marks the input as filled in correctly. @default false */
  isValid?: boolean;
  /** Marks the label with an asterisk; the page explains it once. @default false */
  isRequired?: boolean;
  /** Cannot be used, and is not sent. @default false */
  isDisabled?: boolean;
  /** For the root, to place it. */
  className?: string;
}

/** A label's text with its asterisk. The asterisk is visual only: `required` on the control announces it. */
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

/** The error of the field around it, with an icon, so that colour is not the only sign. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <AriaFieldError id={id} elementType="p" className={styles.error ?? ''} data-part="field-error">
      {({ validationErrors }) => (
        <>
          <ErrorIcon size="small" className={styles.errorIcon} />
          <span>{error || validationErrors.join(' ')}</span>
        </>
      )}
    </AriaFieldError>
  );
}

/**
 * The ids of a field's texts, the error first. react-aria's own list would name texts that the server's markup does not
 * hold, and would put the hint before the error.
 */
export function useFieldTexts({
  isInvalid,
  description,
  below,
}: {
  isInvalid: boolean;
  description: unknown;
  below?: unknown;
}) {
  const id = useId();
  const ids = { description: `${id}-hint`, error: `${id}-error`, below: `${id}-below` };
  const given = [
    isInvalid && ids.error,
    Boolean(description) && ids.description,
    Boolean(below) && ids.below,
  ];
  // `null` replaces react-aria's list, `undefined` would leave it.
  return { ids, describedBy: (given.filter(Boolean).join(' ') || null) as string | undefined };
}

/** The states of a field's root that styles read: react-aria's own, and `data-valid`. */
export const fieldState = ({
  isInvalid,
  isDisabled,
  isValid,
}: {
  isInvalid?: boolean;
  isDisabled?: boolean | undefined;
  isValid?: boolean | undefined;
}) => ({
  'data-invalid': isInvalid || undefined,
  'data-disabled': isDisabled || undefined,
  'data-valid': (isValid && !isInvalid) || undefined,
});

/** The root's class and state for all fields with a box; the error state is react-aria's `data-invalid`. */
export const fieldRoot = ({ className, isValid }: Pick<FieldTexts, 'className' | 'isValid'>) => ({
  className: classNames(styles.field, className),
  ...fieldState({ isValid }),
});

/** What every field gives react-aria: an own error marks it, no error leaves it to the form around it. */
export const fieldValidation = ({ error }: Pick<FieldTexts, 'error'>) =>
  ({ validationBehavior: 'aria', ...(error && { isInvalid: true }) }) as const;

export interface FieldProps extends Omit<FieldTexts, 'className' | 'isDisabled'> {
  /** Draws the control, which carries `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
  /** Inside the control's box, at its end: a button, a unit. */
  end?: ReactNode;
  /** Below the box: a counter, a meter. `id` is part of the control's description. */
  below?: ((id: string) => ReactNode) | undefined;
}

/**
 * The content of every field with a box, inside a react-aria field such as `TextField`: label, hint, the control in its
 * box, with an icon where it is valid, and the error with its own (INP-01).
 */
export function Field({ label, description, error, isValid, isRequired, children, end, below }: FieldProps) {
  const isInvalid = use(FieldErrorContext)?.isInvalid ?? false;
  const isMarkedValid = isValid && !isInvalid;
  const texts = useFieldTexts({ isInvalid, description, below });
  return (
    <>
      <Label className={styles.label ?? ''}>
        <LabelText label={label} isRequired={isRequired} />
      </Label>
      {description && (
        <Text
          slot="description"
          elementType="p"
          id={texts.ids.description}
          className={styles.description ?? ''}
        >
          {description}
        </Text>
      )}
      <div className={styles.box}>
        {children(texts.describedBy)}
        {(isMarkedValid || end) && (
          <div className={styles.end}>
            {isMarkedValid && <SuccessIcon className={styles.stateIcon} />}
            {end}
          </div>
        )}
      </div>
      <FieldError id={texts.ids.error} error={error} />
      {below?.(texts.ids.below)}
    </>
  );
}

/** For a control that fills a field's box: an `<input>`, a `<textarea>`, a `<select>`. */
export const controlClass = styles.control ?? '';

/** For the box around a control, in a part that lays out its texts itself. */
export const boxClass = styles.box ?? '';
