import { CalendarDateTime, parseTime, type Time } from '@internationalized/date';
import { use } from 'react';
import { TimeField as AriaTimeField, TimeFieldStateContext } from 'react-aria-components/TimeField';
import { clockText, readClock } from '#src/lib/clockText.ts';
import { type FieldTexts, fieldRoot, fieldValidation } from '#src/ui/Field/Field.tsx';
import { NativeDate, useNativeFirst } from './NativeDate.tsx';
import { Segments } from './Segments.tsx';

export interface TimeFieldProps extends FieldTexts {
  /** The name in the form data; the value is `HH:MM`. */
  name?: string;
  /** `HH:MM`. @default none */
  defaultValue?: string;
  /** Called with `HH:MM`, or with an empty string while the time is incomplete. */
  onChange?: (value: string) => void;
}

/**
 * A time of day to the minute, in the format of the page's language, on react-aria's segments. Load it lazily,
 * like `DateField`.
 *
 * @example <TimeField label="Uhrzeit" onChange={setTime} />
 */
export function TimeField({ name, defaultValue = '', onChange, ...common }: TimeFieldProps) {
  const { input, entered } = useNativeFirst({ defaultValue, onChange, read: readTime });
  if (entered === null)
    return <NativeDate {...common} type="time" input={input} name={name} defaultValue={defaultValue} />;
  const { isDisabled, isValid, className, ...texts } = common;
  return (
    <AriaTimeField<Time>
      {...fieldRoot({ className, isValid })}
      {...fieldValidation(texts)}
      {...(name !== undefined && { name })}
      isDisabled={isDisabled ?? false}
      defaultValue={entered ? parseTime(entered) : null}
      shouldForceLeadingZeros
    >
      <TimeContent {...texts} name={name} initial={readTime(defaultValue)} {...(onChange && { onChange })} />
    </AriaTimeField>
  );
}

function readTime(entered: string) {
  const time = readClock(entered);
  return time ? clockText(time) : '';
}

function TimeContent({
  onChange,
  ...texts
}: Pick<TimeFieldProps, 'onChange'> &
  Omit<FieldTexts, 'className'> & { name: string | undefined; initial: string }) {
  const state = use(TimeFieldStateContext);
  return (
    <Segments
      {...texts}
      state={state}
      value={state?.timeValue ? clockText(state.timeValue) : ''}
      onChange={onChange}
      take={(entered) => {
        const time = readClock(entered);
        // The state is that of a date, whose day is not read.
        if (time) state?.setValue(new CalendarDateTime(2000, 1, 1, time.hour, time.minute));
        return time !== null;
      }}
    />
  );
}
