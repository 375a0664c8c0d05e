import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCheckbox } from 'react-aria/useCheckbox';
import { useToggleState } from 'react-stately/useToggleState';
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
import { NativeField } from '#src/ui/Field/NativeField.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { useServerValue } from '#src/ui/useServerValue.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps
  extends Omit<FieldTexts, 'label'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onBlur' | 'onFocus'> {
  /** The label; it may contain links, which stay separately clickable. */
  children: ReactNode;
  /** The value in the form data. @default 'on' */
  value?: string;
  /** Initially checked (uncontrolled). @default false */
  isDefaultSelected?: boolean;
  /** Whether it is checked (controlled). */
  isSelected?: boolean;
  /** Called when the user checks or unchecks it, and once for a box that was checked before hydration. */
  onChange?: (isSelected: boolean) => void;
  /** The rules of the field inside a `Form`. */
  rules?: Rules;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A checkbox with label, hint and error, on react-aria's hook. The visible box is the native input itself, so
 * it works without JavaScript and with touch exploration. The label can contain links; react-aria's own label would
 * block them.
 */
export function Checkbox({
  children,
  description,
  error,
  isValid,
  isRequired,
  isDisabled,
  className,
  isDefaultSelected = false,
  isSelected,
  onChange,
  rules,
  ref,
  name,
  value = 'on',
  onBlur,
  onFocus,
}: CheckboxProps) {
  const ownId = useId();
  const [isTicked, setTicked, input] = useServerValue({
    value: isSelected,
    defaultValue: isDefaultSelected,
    onChange,
    ref,
    read: (element: HTMLInputElement) => element.checked,
  });
  const controlId = useFormField({ id: undefined, name, rules, isRequired, label: children }) ?? ownId;
  const props = {
    id: controlId,
    name,
    value,
    isDisabled: isDisabled ?? false,
    isSelected: isTicked,
    defaultSelected: isDefaultSelected,
    onChange: setTicked,
    ...fieldValidation({ error }),
  };
  const { inputProps, ...validation } = useCheckbox({ ...props, children }, useToggleState(props), input);
  const texts = useFieldTexts({ description, isInvalid: validation.isInvalid });
  return (
    <NativeField validation={validation}>
      <div className={classNames(styles.checkbox, className)} {...fieldState({ ...validation, isValid })}>
        <input
          {...mergeProps(inputProps, { onBlur, onFocus })}
          ref={input}
          className={styles.box}
          required={isRequired}
          aria-describedby={texts.describedBy}
        />
        <div className={styles.texts}>
          <label htmlFor={controlId} className={styles.label}>
            <LabelText label={children} isRequired={isRequired} />
          </label>
          {description && (
            <p id={texts.ids.description} className={styles.description}>
              {description}
            </p>
          )}
          <FieldError id={texts.ids.error} error={error} />
        </div>
      </div>
    </NativeField>
  );
}
