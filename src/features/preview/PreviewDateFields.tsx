import { parseDate, parseTime } from '@internationalized/date';
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Label } from 'react-aria-components/Label';
import { TimeField } from 'react-aria-components/TimeField';
import styles from './Preview.module.css';

interface FieldProps {
  label: string;
  /** `YYYY-MM-DD` or `HH:MM`; empty while a part of it is missing. */
  value: string;
  onChange: (value: string) => void;
}

function Segments() {
  return (
    <DateInput className={styles.dateInput ?? ''}>
      {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
    </DateInput>
  );
}

/** A date in the order and the words of the page's language (PRV-02). */
export function PreviewDateField({ label, value, onChange }: FieldProps) {
  return (
    <DateField
      className={styles.dateField ?? ''}
      value={value ? parseDate(value) : null}
      onChange={(date) => onChange(date?.toString() ?? '')}
      shouldForceLeadingZeros
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <Segments />
    </DateField>
  );
}

/** A time of day, to the minute, as the page's language writes it (PRV-02). */
export function PreviewTimeField({ label, value, onChange }: FieldProps) {
  return (
    <TimeField
      className={styles.dateField ?? ''}
      value={value ? parseTime(value) : null}
      onChange={(time) => onChange(time?.toString().slice(0, 'HH:MM'.length) ?? '')}
      shouldForceLeadingZeros
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <Segments />
    </TimeField>
  );
}
