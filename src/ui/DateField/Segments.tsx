import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import type { DateFieldState } from 'react-stately/useDateFieldState';
import { Field, type FieldTexts } from '#src/ui/Field/Field.tsx';
import { useFormReset } from '#src/ui/useFormReset.ts';
import styles from './DateField.module.css';

interface SegmentsProps extends Omit<FieldTexts, 'className' | 'isDisabled'> {
  state: DateFieldState | null;
  /** The last complete value. react-aria keeps it while a segment is empty. */
  value: string;
  onChange: ((value: string) => void) | undefined;
  /** Takes a text as the whole value; `false` if it is none. */
  take: (text: string) => boolean;
  /** The text to which a reset returns. react-aria would return to what was entered before hydration. */
  initial: string;
  /** Inside the box at its end. */
  end?: ReactNode;
}

/** The segments of a date or a time in a field's box. Reports an empty string while a segment is empty. */
export function Segments({ state, value, onChange, take, initial, ...texts }: SegmentsProps) {
  const root = useRef<HTMLDivElement>(null);
  useFormReset(root, () => take(initial) || state?.setValue(null));
  const isIncomplete = state?.segments.some(({ isEditable, isPlaceholder }) => isEditable && isPlaceholder);
  const entered = isIncomplete ? '' : value;
  const input = useSlottedContext(InputContext);
  const reported = useRef(entered);
  const report = useEffectEvent(() => {
    if (reported.current === entered) return;
    reported.current = entered;
    onChange?.(entered);
  });
  useEffect(() => report(), [entered]);
  return (
    <Field {...texts}>
      {(describedBy) => (
        // The form data, too, must not contain the last complete value of an incomplete field.
        <InputContext value={{ ...input, value: entered }}>
          {/* react-aria's segments refuse what is pasted. */}
          <div
            ref={root}
            className={styles.pasted}
            onPaste={(event) => {
              if (take(event.clipboardData.getData('text'))) event.preventDefault();
            }}
          >
            <DateInput className={styles.input ?? ''} aria-describedby={describedBy}>
              {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
            </DateInput>
          </div>
        </InputContext>
      )}
    </Field>
  );
}
