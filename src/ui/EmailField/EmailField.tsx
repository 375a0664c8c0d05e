import { EMAIL_MAX_LENGTH } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'label'> {
  /** @default the words for "E-mail address" */
  label?: TextFieldProps['label'];
}

/** An e-mail address: the right keyboard, the browser's own suggestion, no capital at the start (INP-01). */
export function EmailField({ label, ...props }: EmailFieldProps) {
  const text = useText();
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_LENGTH}
      {...props}
      type="email"
      label={label ?? text('forms.email.label')}
    />
  );
}
