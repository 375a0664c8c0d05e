import { EMAIL_MAX_LENGTH } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { readEmail } from '#src/lib/forms/enteredText.ts';
import { readWhole } from '#src/lib/forms/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'label'> {
  /** @default the text for "E-mail address" */
  label?: TextFieldProps['label'];
  /** @default true */
  isRequired?: boolean;
  /** @default an e-mail address */
  rules?: NonNullable<TextFieldProps['rules']>;
}

/**
 * An e-mail address with the matching virtual keyboard and autofill, and without auto-capitalisation. Required
 * by default; inside a `Form` it adds its rule.
 *
 * @example <EmailField name="email" />
 */
export function EmailField({ label, ...props }: EmailFieldProps) {
  const text = useText();
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_LENGTH}
      isRequired
      rules={['email']}
      requiredError={text('forms.email.required')}
      rewrite={readWhole(readEmail)}
      {...props}
      type="email"
      label={label ?? text('forms.email.label')}
    />
  );
}
