import { NAME_MAX_LENGTH } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';

export interface NameFieldProps extends Omit<TextFieldProps, 'type' | 'label' | 'autoComplete'> {
  /** Which part of the name. */
  part: 'first' | 'last';
  /** @default the words for "First name" or "Last name" */
  label?: TextFieldProps['label'];
}

const PARTS = {
  first: { autoComplete: 'given-name', label: 'forms.first_name.label' },
  last: { autoComplete: 'family-name', label: 'forms.last_name.label' },
} as const;

/** A first or last name, at most 40 characters. Which rules it follows is up to its form (INP-01, NWL-06). */
export function NameField({ part, label, ...props }: NameFieldProps) {
  const text = useText();
  return (
    <TextField
      maxLength={NAME_MAX_LENGTH}
      autoCapitalize="words"
      spellCheck={false}
      {...props}
      autoComplete={PARTS[part].autoComplete}
      label={label ?? text(PARTS[part].label)}
    />
  );
}
