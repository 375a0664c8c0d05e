import { keepNumber } from '#src/lib/forms/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'rewrite'> {}

/**
 * A number: digits and one decimal point, nothing else, also from the clipboard; `maxLength` counts both (INP-03). A
 * comma becomes the point: `12,50` is 12.50 (INP-12). Not `type="number"`, which drops what it does not understand and
 * changes by the mouse wheel.
 *
 * @example <NumberField label="Kundennummer" name="customerNumber" maxLength={8} />
 */
export function NumberField({ maxLength, ...props }: NumberFieldProps) {
  return (
    <TextField
      {...props}
      // The browser's own maxLength would cut before the filter, and lose digits of a pasted "€ 1234".
      rewrite={({ current }) => keepNumber(current, maxLength)}
      inputMode="decimal"
      dir="ltr"
    />
  );
}
