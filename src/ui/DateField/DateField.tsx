import { CalendarDate, parseDate } from '@internationalized/date';
import { use, useEffect } from 'react';
import { DateField as AriaDateField, DateFieldStateContext } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { useLazy } from '#src/lazy/useLazy.ts';
import { readDate as readPartsOfDate } from '#src/lib/forms/dateParts.ts';
import { type FieldTexts, fieldRoot, fieldValidation } from '#src/ui/Field/Field.tsx';
import { NativeDate, useNativeFirst } from './NativeDate.tsx';
import { Segments } from './Segments.tsx';

export interface DateFieldProps extends FieldTexts {
  /** The name in the form data; the value is `YYYY-MM-DD`. */
  name?: string;
  /** `YYYY-MM-DD`. @default none */
  defaultValue?: string;
  /** Called with `YYYY-MM-DD`, or with an empty string while the date is incomplete. */
  onChange?: (value: string) => void;
}

/**
 * A date in the order and language of the page, on react-aria's segments, with a calendar that loads after
 * hydration. Before hydration and without JavaScript it is a native date input. Load it lazily: it includes calendars
 * and number formats.
 *
 * @example <DateField label="Datum" name="date" onChange={setDate} />
 */
export function DateField({ name, defaultValue = '', onChange, ...common }: DateFieldProps) {
  const { input, entered } = useNativeFirst({ defaultValue, onChange, read: readDate });
  if (entered === null)
    return <NativeDate {...common} type="date" input={input} name={name} defaultValue={defaultValue} />;
  const { isDisabled, isValid, className, ...texts } = common;
  return (
    <AriaDateField
      {...fieldRoot({ className, isValid })}
      {...fieldValidation(texts)}
      {...(name !== undefined && { name })}
      isDisabled={isDisabled ?? false}
      defaultValue={entered ? parseDate(entered) : null}
      shouldForceLeadingZeros
    >
      <DateContent {...texts} name={name} initial={readDate(defaultValue)} {...(onChange && { onChange })} />
    </AriaDateField>
  );
}

function readPastedDate(pasted: string, locale: string): CalendarDate | null {
  const parts = readPartsOfDate(pasted, locale);
  if (!parts) return null;
  const date = new CalendarDate(Number(parts.year), Number(parts.month), Number(parts.day));
  // A day that the month does not have becomes its last one.
  return date.day === Number(parts.day) ? date : null;
}

const readDate = (entered: string) =>
  (/^\d{4}-\d\d-\d\d$/.test(entered) && readPastedDate(entered, 'en')?.toString()) || '';

function DateContent({
  onChange,
  ...texts
}: Pick<DateFieldProps, 'onChange'> &
  Omit<FieldTexts, 'className'> & { name: string | undefined; initial: string }) {
  const state = use(DateFieldStateContext);
  const { locale } = useLocale();
  const { value: DateCalendar } = useLazy(lazyCalendar);
  // Without the calendar, the segments remain.
  useEffect(() => void lazyCalendar.load(), []);
  return (
    <Segments
      {...texts}
      state={state}
      value={state?.value?.toString() ?? ''}
      onChange={onChange}
      take={(entered) => {
        const date = readPastedDate(entered, locale);
        if (date) state?.setValue(date);
        return date !== null;
      }}
      end={DateCalendar && <DateCalendar />}
    />
  );
}

const lazyCalendar = importWithRetry(
  'The calendar of a date field',
  () => import('./DateCalendar.tsx'),
  ({ DateCalendar }) => DateCalendar,
);
