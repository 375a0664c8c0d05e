import type { ComponentProps, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { Rules } from '#src/lib/forms/formValidator.ts';
import type { Edit, EditedText } from '#src/lib/forms/textEditing.ts';
import { controlClass, Field, type FieldTexts, fieldRoot, fieldValidation } from '#src/ui/Field/Field.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { useServerValue } from '#src/ui/useServerValue.ts';
import { useRewrite } from './useRewrite.ts';

type Forwarded = Pick<
  ComponentProps<typeof AriaTextField>,
  'autoComplete' | 'enterKeyHint' | 'inputMode' | 'name' | 'onBlur' | 'onFocus' | 'onKeyDown'
>;
type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'dir' | 'placeholder' | 'spellCheck'
>;

export interface TextFieldProps extends FieldTexts, Forwarded, Native {
  /** Id of the input. @default a unique one */
  id?: string;
  /** `date` and `time` are the browser's own fields, for forms that work without JavaScript. @default 'text' */
  type?: 'text' | 'date' | 'email' | 'password' | 'search' | 'tel' | 'time' | 'url';
  /** The initial text (uncontrolled), to which a form reset returns. @default the first `value`, or none */
  defaultValue?: string;
  /** The text (controlled). */
  value?: string;
  /** Called with the whole text on every change, and once for text that was entered before hydration. */
  onChange?: (value: string) => void;
  /** The text can be read and copied but not changed. @default false */
  isReadOnly?: boolean;
  /** The error of an empty mandatory field inside a `Form`. @default the text for "Please fill in this field." */
  requiredError?: string;
  /** Longest text, in characters. Inside a `Form` a longer one stays in the field, with an error; nothing cuts it. */
  maxLength?: number | undefined;
  /** Validation rules inside a `Form`, by name or as functions; the first one that fails gives the error. */
  rules?: Rules;
  /** Corrects the text after every edit (typing, paste, drop, autofill) and keeps the caret in place; undo takes it back. */
  rewrite?: (edit: Edit) => EditedText;
  /** Inside the box at its end: a button, a unit. */
  end?: ReactNode;
  /** Below the box; `id` is part of the input's description, `text` is the input's text. */
  below?: (id: string, text: string) => ReactNode;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A single-line text field with label, hint, state and error. It works without JavaScript and keeps text
 * entered before hydration.
 *
 * @example <TextField label="Ort" name="city" autoComplete="address-level2" isRequired error={error} />
 */
export function TextField({
  id,
  label,
  description,
  error,
  isValid,
  isRequired,
  isDisabled,
  isReadOnly,
  className,
  type = 'text',
  value,
  defaultValue,
  onChange,
  rules,
  requiredError,
  maxLength,
  rewrite,
  end,
  below,
  ref,
  autoCapitalize,
  dir,
  placeholder,
  spellCheck,
  ...forwarded
}: TextFieldProps) {
  const [text, setText, input] = useServerValue({
    value,
    defaultValue: defaultValue ?? '',
    onChange,
    ref,
    read: ({ value: entered }: HTMLInputElement) =>
      rewrite?.({ previous: '', current: { value: entered, caret: entered.length } }).value ?? entered,
  });
  const controlId = useFormField({
    id,
    name: forwarded.name,
    rules,
    isRequired,
    requiredError,
    maxLength,
    label,
  });
  const correction = useRewrite(text, setText, rewrite);
  return (
    <AriaTextField
      {...forwarded}
      {...fieldRoot({ className, isValid })}
      {...fieldValidation({ error })}
      id={controlId}
      type={type}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly || (value !== undefined && !onChange)}
      value={text}
      // Only a reset reads it; without one, react-aria returns to the first value.
      defaultValue={defaultValue as string}
      onChange={setText}
      {...correction}
    >
      <Field
        {...{ label, description, error, isValid, isRequired, end }}
        below={below && ((belowId) => below(belowId, text))}
      >
        {(describedBy) => (
          <Input
            ref={input}
            className={controlClass}
            {...{ autoCapitalize, dir, placeholder, spellCheck }}
            required={isRequired}
            aria-describedby={describedBy}
          />
        )}
      </Field>
    </AriaTextField>
  );
}
