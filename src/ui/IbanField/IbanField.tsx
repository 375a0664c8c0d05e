import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { checkIban } from '#src/lib/forms/iban.ts';
import { editIban, formatIban } from '#src/lib/forms/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';
import { ibanProblemText } from './ibanProblemText.ts';

export interface IbanFieldProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'label' | 'maxLength' | 'rewrite'> {
  /** @default 'IBAN', the same in every language */
  label?: TextFieldProps['label'];
  /** @default a hint where to find the number */
  description?: TextFieldProps['description'];
  /** @default valid length and check digits */
  rules?: NonNullable<TextFieldProps['rules']>;
}

/**
 * An IBAN in groups of four: two letters, two digits, then letters and digits. The caret stays in place while the user
 * types, deletes or pastes. Inside a `Form` it adds its rule: country, length, check digits, each with its own
 * message. A server applies the same rule with `checkIban`.
 *
 * @example <IbanField name="iban" isRequired />
 */
export function IbanField({ label = 'IBAN', description, value, defaultValue, ...props }: IbanFieldProps) {
  const text = useText();
  const { country } = useSite();
  const isIban = ({ value: typed }: { value: string }) => {
    if (typed.trim() === '') return true;
    const checked = checkIban(typed);
    return checked.ok || ibanProblemText(checked.error, text, country);
  };
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      rules={[isIban]}
      requiredError={text('forms.iban.required')}
      {...props}
      label={label}
      description={description ?? text('forms.iban.hint')}
      {...(value !== undefined && { value: formatIban(value) })}
      {...(defaultValue !== undefined && { defaultValue: formatIban(defaultValue) })}
      rewrite={editIban}
      dir="ltr"
    />
  );
}
