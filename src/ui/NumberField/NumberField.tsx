import { keepNumber } from '#src/lib/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';
import { useRewrittenText } from '#src/ui/TextField/useRewrittenText.ts';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'> {}

/**
 * A number: digits and one decimal point, nothing else, also from the clipboard; `maxLength` counts both (INP-03).
 * Not `type="number"`, which drops what it does not understand and changes by the mouse wheel.
 *
 * @example <NumberField label="Kundennummer" name="customerNumber" maxLength={8} />
 */
export function NumberField({ onChange, ref, maxLength, ...props }: NumberFieldProps) {
  const rewritten = useRewrittenText(({ current }) => keepNumber(current, maxLength), { onChange, ref });
  // A cut by the browser's own maxLength would come before the filter and lose digits of a pasted "€ 1234".
  return <TextField {...props} {...rewritten} inputMode="decimal" dir="ltr" />;
}
