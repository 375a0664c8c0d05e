import type { ReactElement, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { classNames } from '#src/lib/classNames.ts';
import type { Rules } from '#src/lib/forms/formValidator.ts';
import {
  FieldError,
  type FieldTexts,
  fieldState,
  fieldValidation,
  LabelText,
  useFieldTexts,
} from '#src/ui/Field/Field.tsx';
import { useFieldErrors } from '#src/ui/Field/NativeField.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import styles from './ChoiceGroup.module.css';

/** One choice of a group. */
export interface ChoiceOption {
  value: string;
  label: ReactNode;
  isDisabled?: boolean;
}

/** The props of every group of choices. */
export interface ChoiceGroupProps extends FieldTexts {
  /** The name shared by the choices, under which the form data holds the chosen values. */
  name: string;
  /** The choices, in order. */
  options: readonly ChoiceOption[];
  /** The rules of the field inside a `Form`. */
  rules?: Rules;
  /** Whether choices are in a row, which wraps, or stacked. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
}

/** Renders one choice. The form focuses the choice that has an `id`. */
export type DrawChoice = (option: ChoiceOption, id: string | undefined) => ReactElement;

/**
 * Appearance, texts and errors that radio groups and checkbox groups share.
 *
 * @returns props for react-aria's group, and a function that renders its content
 */
export function useChoiceGroup({
  name,
  label,
  description,
  error,
  isValid,
  isRequired,
  className,
  options,
  rules,
  orientation = 'vertical',
}: ChoiceGroupProps) {
  const firstId = useFormField({ name, rules, label });
  const { isInvalid } = useFieldErrors({ name, error });
  const texts = useFieldTexts({ isInvalid, description });
  return {
    groupProps: {
      ...fieldState({ isValid }),
      ...fieldValidation({ error }),
      className: classNames(styles.group, className),
      name,
      'aria-describedby': texts.describedBy,
    },
    drawContent: (draw: DrawChoice) => (
      <>
        <Label className={styles.legend ?? ''}>
          <LabelText label={label} isRequired={isRequired} />
        </Label>
        {description && (
          <p id={texts.ids.description} className={styles.description}>
            {description}
          </p>
        )}
        <div className={styles.options} data-orientation={orientation}>
          {options.map((option, index) => draw(option, index === 0 ? firstId : undefined))}
        </div>
        <FieldError id={texts.ids.error} error={error} />
      </>
    ),
  };
}

/** One choice: a native input and its label. */
export function Choice({ label, children }: { label: ReactNode; children: ReactElement }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the native input comes as `children`, which the rule cannot see.
    <label className={styles.option}>
      {children}
      <span className={styles.text}>{label}</span>
    </label>
  );
}
