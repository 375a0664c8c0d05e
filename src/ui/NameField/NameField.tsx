import { NAME_MAX_LENGTH } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { readName } from '#src/lib/forms/enteredText.ts';
import { readWhole } from '#src/lib/forms/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';

export interface NameFieldProps extends Omit<TextFieldProps, 'type' | 'label' | 'autoComplete'> {
  /** First or last name. */
  part: 'first' | 'last';
  /** @default the text for "First name" or "Last name" */
  label?: TextFieldProps['label'];
  /** Marks the label with an asterisk. @default true */
  isRequired?: boolean;
  /** @default a valid name */
  rules?: NonNullable<TextFieldProps['rules']>;
}

const PARTS = {
  first: {
    autoComplete: 'given-name',
    label: 'forms.first_name.label',
    required: 'forms.first_name.required',
  },
  last: {
    autoComplete: 'family-name',
    label: 'forms.last_name.label',
    required: 'forms.last_name.required',
  },
} as const;

/**
 * A first or last name of at most 40 characters. Required by default; inside a `Form` it adds its rule.
 *
 * @example <NameField part="first" name="firstName" />
 */
export function NameField({ part, label, ...props }: NameFieldProps) {
  const text = useText();
  const texts = PARTS[part];
  return (
    <TextField
      maxLength={NAME_MAX_LENGTH}
      autoCapitalize="words"
      spellCheck={false}
      isRequired
      rules={['personName']}
      requiredError={text(texts.required)}
      rewrite={readWhole(readName)}
      {...props}
      autoComplete={texts.autoComplete}
      label={label ?? text(texts.label)}
    />
  );
}
