import { parseDate } from '@internationalized/date';
import { use } from 'react';
import { DateField as AriaDateField, DateFieldStateContext } from 'react-aria-components/DateField';
import { type FieldTexts, fieldRoot, fieldValidation } from '#src/ui/Field/Field.tsx';
import { Segments } from './Segments.tsx';

export interface DateFieldProps extends FieldTexts {
  /** The name of the date in the form, as `YYYY-MM-DD`. */
  name?: string;
  /** `YYYY-MM-DD`. @default none */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD`, or with an empty text while a part of the date is missing. */
  onChange?: (value: string) => void;
}

/**
 * A date in the order and the language of the page, on react-aria's segments (PRV-02). Load it on demand: it brings
 * calendars and number formats.
 *
 * @example <DateField label="Datum" name="date" onChange={setDate} />
 */
export function DateField({
  name,
  defaultValue,
  onChange,
  isDisabled,
  isValid,
  className,
  ...texts
}: DateFieldProps) {
  return (
    <AriaDateField
      {...fieldRoot({ className, isValid })}
      {...fieldValidation(texts)}
      {...(name !== undefined && { name })}
      isDisabled={isDisabled ?? false}
      defaultValue={defaultValue ? parseDate(defaultValue) : null}
      shouldForceLeadingZeros
    >
      <DateContent {...texts} {...(onChange && { onChange })} />
    </AriaDateField>
  );
}

function DateContent({
  onChange,
  ...texts
}: Pick<DateFieldProps, 'onChange'> & Omit<FieldTexts, 'className'>) {
  const state = use(DateFieldStateContext);
  return <Segments {...texts} state={state} value={state?.value?.toString() ?? ''} onChange={onChange} />;
}
