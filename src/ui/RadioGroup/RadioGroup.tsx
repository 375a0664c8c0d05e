import { type ReactNode, use, useRef } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, RadioGroupStateContext } from 'react-aria-components/RadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
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
import { useFormField } from '#src/ui/Form/formRules.ts';
import { useServerValue } from '#src/ui/useServerValue.ts';
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
  /** The choices, in order. */
  options: readonly RadioOption[];
  /** Chosen at the start. */
  defaultValue?: string;
  /** Chosen, for a parent that holds it. */
  value?: string;
  /** Called with the chosen value, and once with a choice that was made before hydration. */
  onChange?: (value: string) => void;
  /** The rules of the field inside a `Form` (INP-07). */
  rules?: Rules;
  /** Side by side or one below the other; side by side wraps where there is no room. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * One of a few choices, all in view (INP-01): react-aria's group around native radio buttons, which work without
 * JavaScript and which touch exploration finds.
 */
export function RadioGroup({
  name,
  label,
  description,
  error,
  isValid,
  isRequired = false,
  isDisabled = false,
  className,
  options,
  defaultValue,
  value,
  onChange,
  rules,
  orientation = 'vertical',
}: RadioGroupProps) {
  const [chosen, setChosen, root] = useServerValue<HTMLDivElement, string | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: onChange && ((choice) => choice !== null && onChange(choice)),
    read: (group) => group.querySelector<HTMLInputElement>('input:checked')?.value ?? null,
  });
  const firstId = useFormField({ name, rules, label });
  const texts = useFieldTexts({ isInvalid: Boolean(error), description });
  return (
    <AriaRadioGroup
      {...fieldState({ isValid })}
      {...fieldValidation({ error })}
      ref={root}
      className={classNames(styles.group, className)}
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      orientation={orientation}
      value={chosen}
      onChange={setChosen}
      aria-describedby={texts.describedBy}
    >
      <Label className={styles.legend ?? ''}>
        <LabelText label={label} isRequired={isRequired} />
      </Label>
      {description && (
        <p id={texts.ids.description} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.options} data-orientation={orientation}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            {...option}
            id={index === 0 ? firstId : undefined}
            isRequired={isRequired}
          />
        ))}
      </div>
      <FieldError id={texts.ids.error} error={error} />
    </AriaRadioGroup>
  );
}

function Radio({
  id,
  value,
  label,
  isDisabled = false,
  isRequired,
}: RadioOption & { id: string | undefined; isRequired: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const state = use(RadioGroupStateContext) as RadioGroupState;
  const { inputProps } = useRadio(
    { ...(id !== undefined && { id }), value, children: label, isDisabled },
    state,
    input,
  );
  const { tabIndex: _, 'aria-describedby': __, ...native } = inputProps;
  return (
    <label className={styles.option}>
      {/* The browser's own radio buttons of one name are one Tab stop; a fixed `tabIndex` would break that without scripts. */}
      <input {...native} ref={input} className={styles.dot} required={isRequired} />
      <span className={styles.text}>{label}</span>
    </label>
  );
}
