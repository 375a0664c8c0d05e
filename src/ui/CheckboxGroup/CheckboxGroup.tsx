import { type ReactNode, use, useRef } from 'react';
import { useCheckboxGroupItem } from 'react-aria/useCheckboxGroup';
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
} from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import type { CheckboxGroupState } from 'react-stately/useCheckboxGroupState';
import { classNames } from '#src/lib/classNames.ts';
import type { Rules } from '#src/lib/forms/formValidator.ts';
import checkboxStyles from '#src/ui/Checkbox/Checkbox.module.css';
import {
  FieldError,
  type FieldTexts,
  fieldState,
  fieldValidation,
  LabelText,
  useFieldTexts,
} from '#src/ui/Field/Field.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import groupStyles from '#src/ui/RadioGroup/RadioGroup.module.css';
import { useServerValue } from '#src/ui/useServerValue.ts';

/** One choice of a `CheckboxGroup` (INP-01). */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldTexts {
  /** Names the values in the form. */
  name: string;
  /** The choices, in order. */
  options: readonly CheckboxOption[];
  /** Ticked at the start. @default none */
  defaultValue?: readonly string[];
  /** Ticked, for a parent that holds the values. */
  value?: readonly string[];
  /** Called with all ticked values, and once with ticks that were set before hydration. */
  onChange?: (values: readonly string[]) => void;
  /** The rules of the field inside a `Form` (INP-07). */
  rules?: Rules;
}

/** Any number of a few choices, such as interests (INP-01): react-aria's group around native checkboxes. */
export function CheckboxGroup({
  name,
  label,
  description,
  error,
  isValid,
  isRequired = false,
  isDisabled = false,
  className,
  options,
  defaultValue = [],
  value,
  onChange,
  rules,
}: CheckboxGroupProps) {
  const [ticked, setTicked, root] = useServerValue<HTMLDivElement, readonly string[]>({
    value,
    defaultValue,
    onChange,
    read: (group) =>
      [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value: each }) => each),
  });
  const firstId = useFormField({ name, rules, label });
  const texts = useFieldTexts({ isInvalid: Boolean(error), description });
  return (
    <AriaCheckboxGroup
      {...fieldState({ isValid })}
      {...fieldValidation({ error })}
      ref={root}
      className={classNames(groupStyles.group, className)}
      name={name}
      isDisabled={isDisabled}
      value={[...ticked]}
      onChange={setTicked}
      aria-describedby={texts.describedBy}
    >
      <Label className={groupStyles.legend ?? ''}>
        <LabelText label={label} isRequired={isRequired} />
      </Label>
      {description && (
        <p id={texts.ids.description} className={groupStyles.description}>
          {description}
        </p>
      )}
      <div className={groupStyles.options}>
        {options.map((option, index) => (
          <Choice key={option.value} {...option} id={index === 0 ? firstId : undefined} />
        ))}
      </div>
      <FieldError id={texts.ids.error} error={error} />
    </AriaCheckboxGroup>
  );
}

function Choice({ id, value, label, isDisabled = false }: CheckboxOption & { id: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const state = use(CheckboxGroupStateContext) as CheckboxGroupState;
  const { inputProps } = useCheckboxGroupItem(
    { ...(id !== undefined && { id }), value, children: label, isDisabled },
    state,
    input,
  );
  const { 'aria-describedby': _, ...native } = inputProps;
  return (
    <label className={groupStyles.option}>
      <input {...native} ref={input} className={checkboxStyles.box} />
      <span className={groupStyles.text}>{label}</span>
    </label>
  );
}
