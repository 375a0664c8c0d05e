import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlClass, Field, type FieldTexts } from '#src/ui/Field/Field.tsx';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'dir'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldTexts, Native {
  /** Of the field. @default a unique one */
  id?: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  /** What the field starts with. The browser keeps the text; read it from the form or from `onChange`. */
  defaultValue?: string;
  /** The text, for a parent that keeps it itself. */
  value?: string;
  /** Every change, with the whole text. */
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** Inside the box at its end: a button, a unit. */
  end?: ReactNode;
  /** Below the box; `id` is part of what describes the input. */
  below?: (id: string) => ReactNode;
  /** The input, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A line of text with label, hint, state and error (INP-01). A real `<input>` that the browser owns: it works before
 * and without JavaScript, and keeps what was typed or filled in while the page was still loading.
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
  className,
  type = 'text',
  onChange,
  isReadOnly,
  end,
  below,
  ref,
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ id, label, description, error, isValid, isRequired, isDisabled, className, end, below }}>
      {(control) => (
        <input
          {...control}
          {...native}
          ref={ref}
          type={type}
          readOnly={isReadOnly || (native.value !== undefined && !onChange) || undefined}
          className={controlClass}
          onChange={onChange && ((event) => onChange(event.currentTarget.value, event))}
        />
      )}
    </Field>
  );
}
