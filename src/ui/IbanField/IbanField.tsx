import { editIban, formatIban } from '#src/lib/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';
import { useRewrittenText } from '#src/ui/TextField/useRewrittenText.ts';

export interface IbanFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'maxLength'> {}

/**
 * An account number in blocks of four: two letters, two digits, then letters and digits. The caret stays where the
 * person types, deletes or pastes (INP-04). Whether the check digits are right says `hasValidIbanChecksum`.
 *
 * @example <IbanField label="IBAN" name="iban" error={error} />
 */
export function IbanField({ onChange, ref, value, defaultValue, ...props }: IbanFieldProps) {
  const rewritten = useRewrittenText(editIban, { onChange, ref });
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      {...rewritten}
      value={value === undefined ? undefined : formatIban(value)}
      defaultValue={defaultValue === undefined ? undefined : formatIban(defaultValue)}
      dir="ltr"
    />
  );
}
