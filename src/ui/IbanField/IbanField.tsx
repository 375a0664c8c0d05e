import { editIban, formatIban } from '#src/lib/forms/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';

export interface IbanFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'maxLength' | 'rewrite'> {}

/**
 * An account number in blocks of four: two letters, two digits, then letters and digits. The caret stays where the
 * person types, deletes or pastes (INP-04). `hasValidIbanChecksum` checks the check digits.
 *
 * @example <IbanField label="IBAN" name="iban" error={error} />
 */
export function IbanField({ value, defaultValue, ...props }: IbanFieldProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      {...(value !== undefined && { value: formatIban(value) })}
      {...(defaultValue !== undefined && { defaultValue: formatIban(defaultValue) })}
      rewrite={editIban}
      dir="ltr"
    />
  );
}
