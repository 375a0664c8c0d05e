import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { classNames } from '#src/lib/classNames.ts';
import type { Rules } from '#src/lib/forms/formValidator.ts';
import {
  FieldError,
  type FieldTexts,
  fieldState,
  fieldValidation,
  hintClass,
  LabelText,
  legendClass,
  useFieldTexts,
} from '#src/ui/Field/Field.tsx';
import { TEXT_SLOTS, useFieldErrors } from '#src/ui/Field/NativeField.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import styles from './ChoiceGroup.module.css';

/** One choice of a group. */
export interface ChoiceOption {
  value: string;
  label: ReactNode;
  /** A line below the label, which assistive technology reads after it. */
  description?: ReactNode;
  /** A mark or a price at the end of the choice. An image that repeats the label has an empty `alt`. */
  end?: ReactNode;
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
  /** Draws each choice as a box, of equal width where choices are in a row. @default false */
  isBoxed?: boolean;
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
  isBoxed = false,
}: ChoiceGroupProps) {
  const firstId = useFormField({ name, rules, isRequired, label });
  const { isInvalid } = useFieldErrors({ name, error });
  const texts = useFieldTexts({ isInvalid, description });
  return {
    groupProps: {
      ...fieldState({ isValid }),
      ...fieldValidation({ error }),
      className: classNames(styles.group, className),
      name,
      // On a server, react-aria adds the ids of texts that are not rendered.
      render: (props: ComponentProps<'div'>) => <div {...props} aria-describedby={texts.describedBy} />,
    },
    drawContent: (draw: DrawChoice) => (
      <TextContext value={TEXT_SLOTS}>
        <Label className={legendClass}>
          <LabelText label={label} isRequired={isRequired} />
        </Label>
        {description && (
          <p id={texts.ids.description} className={hintClass}>
            {description}
          </p>
        )}
        <div className={styles.options} data-orientation={orientation} data-boxed={isBoxed || undefined}>
          {options.map((option, index) => draw(option, index === 0 ? firstId : undefined))}
        </div>
        <FieldError id={texts.ids.error} error={error} />
      </TextContext>
    ),
  };
}

interface ChoiceProps
  extends Pick<ChoiceOption, 'label' | 'description' | 'end'>,
    Omit<ComponentProps<'input'>, 'children'> {}

/** One choice: a native input and its label. Takes the attributes of the input. */
export function Choice({ label, description, end, ...input }: ChoiceProps) {
  const id = useId();
  // The whole row can be pressed, and its label alone is the name.
  const facts = description === undefined && end === undefined ? undefined : `${id}-facts`;
  return (
    <label className={styles.option}>
      <input {...input} aria-labelledby={facts && id} aria-describedby={facts} />
      <span className={styles.text} id={facts && id}>
        {label}
      </span>
      {facts && (
        <span className={styles.facts} id={facts}>
          <span className={styles.note}>{description}</span>
          <span className={styles.end}>{end}</span>
        </span>
      )}
    </label>
  );
}
