import { type ReactNode, use, useId } from 'react';
import { FieldError as AriaFieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '#src/lib/classNames.ts';
import { ErrorIcon, SuccessIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Field.module.css';

/** The texts and states that all inputs share. */
export interface FieldTexts {
  /** Label; always visible. */
  label: ReactNode;
  /** Hint below the label. */
  description?: ReactNode;
  /** Error message; marks the input as invalid. Inside a `Form`, errors of rules and of the server need no prop. */
  error?: ReactNode;
  /** Marks the input as valid. @default false */
  isValid?: boolean;
  /** Marks the label with an asterisk; the page explains the asterisk once. @default false */
  isRequired?: boolean;
  /** Disables the input; the form does not submit it. @default false */
  isDisabled?: boolean;
  /** Class name for the root element, to position it. */
  className?: string;
}

/** A label's text with its asterisk. The asterisk is only visual: `required` on the control announces it. */
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

/** The error of the surrounding field, with an icon, so that it does not rely on colour. */
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
 * The ids of a field's texts, the error first. react-aria's list would include texts that the server's markup lacks,
 * and would put the hint before the error.
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
  const describedByIds = [
    isInvalid && ids.error,
    Boolean(description) && ids.description,
    Boolean(below) && ids.below,
  ];
  // `null` replaces react-aria's list; `undefined` would keep it.
  return { ids, describedBy: (describedByIds.filter(Boolean).join(' ') || null) as string | undefined };
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

/** The root's class and state for all fields with a box; react-aria's `data-invalid` is the error state. */
export const fieldRoot = ({ className, isValid }: Pick<FieldTexts, 'className' | 'isValid'>) => ({
  className: classNames(styles.field, className),
  ...fieldState({ isValid }),
});

/** The validation props for react-aria: an own error marks the field; without one the surrounding form decides. */
export const fieldValidation = ({ error }: Pick<FieldTexts, 'error'>) =>
  ({ validationBehavior: 'aria', ...(error && { isInvalid: true }) }) as const;

export interface FieldProps extends Omit<FieldTexts, 'className' | 'isDisabled'> {
  /** Renders the control, which needs `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
  /** Inside the box at its end: a button, a unit. */
  end?: ReactNode;
  /** Below the box: a counter, a meter. `id` becomes part of the control's description. */
  below?: ((id: string) => ReactNode) | undefined;
}

/**
 * The content of every field with a box, inside a react-aria field such as `TextField`: label, hint, the control in its
 * box, an icon for a valid value, and the error.
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

/** Class for a control that fills a field's box: an `<input>`, a `<textarea>`, a `<select>`. */
export const controlClass = styles.control ?? '';

/** Class for the name of a group of controls. */
export const legendClass = styles.legend ?? '';

/** Class for a hint. */
export const hintClass = styles.description ?? '';

/** Class for the box around a control, in a component that lays out its own texts. */
export const boxClass = styles.box ?? '';
