import { keepDigits } from '#src/lib/forms/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'rewrite'> {}

/**
 * A number: only digits and one decimal point, also when pasted; `maxLength` counts both. A comma becomes a
 * point: `12,50` is 12.50. It is not `type="number"`, which drops invalid input and changes on mouse wheel.
 *
 * @example <NumberField label="Kundennummer" name="customerNumber" maxLength={8} />
 */
export function NumberField({ maxLength, ...props }: NumberFieldProps) {
  return (
    <TextField
      {...props}
      rewrite={({ current }) => keepDigits(current, maxLength)}
      inputMode="decimal"
      dir="ltr"
    />
  );
}
