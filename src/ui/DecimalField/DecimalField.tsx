import { useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import {
  checkDecimal,
  type DecimalBounds,
  type DecimalFormat,
  decimalFormat,
  formatDecimal,
  parseDecimal,
} from '#src/lib/forms/decimal.ts';
import { readAmount } from '#src/lib/forms/enteredText.ts';
import { readWhole } from '#src/lib/forms/textEditing.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';
import { decimalProblemText } from './decimalProblemText.ts';

export interface DecimalFieldProps
  extends Omit<
      TextFieldProps,
      'type' | 'inputMode' | 'dir' | 'maxLength' | 'rewrite' | 'value' | 'defaultValue' | 'onChange'
    >,
    DecimalBounds {
  /** The initial number, or the text that the server received from the user. @default none */
  defaultValue?: string | number;
  /** Called with each valid number, or `null` while the text is not a number. */
  onChange?: (value: number | null) => void;
  /** @default not empty if required, a number, within its bounds */
  rules?: NonNullable<TextFieldProps['rules']>;
}

/** Digits that a JavaScript number holds exactly: 0.1 + 0.2 is 0.3. */
const EXACT_DIGITS = 15;

/** A number in the site's format; empty for one that is written with an exponent, or is none. */
function writtenNumber(number: number, format: DecimalFormat): string {
  const digits = String(Number(number.toPrecision(EXACT_DIGITS)));
  return /^-?[0-9.]+$/.test(digits) ? formatDecimal(digits, format) : '';
}

/** Converts a number from one site's format to another's; any other text stays unchanged. */
function rewritten(typed: string, from: DecimalFormat, to: DecimalFormat): string {
  const number = parseDecimal(typed, from);
  return number === null ? typed : formatDecimal(number, to);
}

/**
 * A number in the site's format: `1.234,50` in Germany, `1'234.50` in Switzerland. It accepts input
 * that is unambiguous in any of the countries and adds group separators on blur; a comma is a decimal comma.
 * The form submits the text; a server parses it with `checkDecimal`. For digits that identify something, such as a
 * customer number, use `NumberField`.
 *
 * @example <DecimalField label="Betrag in Euro" name="amount" minValue={1} maxValue={500} />
 */
export function DecimalField({
  defaultValue = '',
  onChange,
  onBlur,
  rules,
  minValue,
  maxValue,
  maxDecimals,
  ...props
}: DecimalFieldProps) {
  const text = useText();
  const { money, currency } = useSite();
  const format = decimalFormat(money, currency);
  const bounds = { minValue, maxValue, maxDecimals };
  const written = (entered: string) => rewritten(entered, format, format);
  const [texts, setTexts] = useState(() => {
    const initial =
      typeof defaultValue === 'number' ? writtenNumber(defaultValue, format) : written(defaultValue);
    return { typed: initial, initial, format };
  });
  const { typed, initial, format: former } = texts;
  // The texts are in the current site's format: on another site, `1.234` would be another number.
  if (former.group !== format.group || former.decimal !== format.decimal) {
    setTexts({
      typed: rewritten(typed, former, format),
      initial: rewritten(initial, former, format),
      format,
    });
  }
  const setTyped = (entered: string) => setTexts({ ...texts, typed: entered });
  const isNumber = ({ value }: { value: string }) => {
    if (value.trim() === '') return true;
    const checked = checkDecimal(value, format, bounds);
    return checked.ok || decimalProblemText(checked.error, text, format, bounds);
  };
  return (
    <TextField
      autoComplete="off"
      rules={rules ?? [isNumber]}
      {...props}
      inputMode="decimal"
      rewrite={readWhole((entered) => readAmount(entered, format.currencies))}
      dir="ltr"
      value={typed}
      defaultValue={initial}
      onChange={(value) => {
        setTyped(value);
        const number = parseDecimal(value, format);
        onChange?.(number === null ? null : Number(number));
      }}
      onBlur={(event) => {
        setTyped(written(typed));
        onBlur?.(event);
      }}
    />
  );
}
