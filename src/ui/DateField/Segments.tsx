import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import type { DateFieldState } from 'react-stately/useDateFieldState';
import { useText } from '#src/i18n/SiteContext.ts';
import { Field, type FieldTexts } from '#src/ui/Field/Field.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { useFormReset } from '#src/ui/useFormReset.ts';
import styles from './DateField.module.css';

interface SegmentsProps extends Omit<FieldTexts, 'className' | 'isDisabled'> {
  state: DateFieldState | null;
  name: string | undefined;
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

/**
 * The segments of a date or a time in a field's box. Reports an empty string while a segment is empty. A hidden input is
 * the form control: the form's rules read it, and the form and the links of its error summary focus it.
 */
export function Segments({ state, name, value, onChange, take, initial, ...texts }: SegmentsProps) {
  const root = useRef<HTMLDivElement>(null);
  useFormReset(root, () => take(initial) || state?.setValue(null));
  const text = useText();
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const isIncomplete = parts.some(({ isPlaceholder }) => isPlaceholder);
  const isBegun = parts.some(({ isPlaceholder }) => !isPlaceholder);
  const entered = isIncomplete ? '' : value;
  const input = useSlottedContext(InputContext);
  const controlId = useFormField({
    name,
    isRequired: texts.isRequired,
    label: texts.label,
    // It would be sent as an empty field.
    rules: [() => !(isBegun && isIncomplete) || text('forms.required')],
  });
  const control = () => root.current?.querySelector(':scope > input');
  // The form listens for focus events on its control; the segments are part of the same field.
  const passOn =
    (type: 'focusin' | 'focusout') =>
    ({ target }: FocusEvent) => {
      if (target !== control()) control()?.dispatchEvent(new FocusEvent(type, { bubbles: true }));
    };
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: passOn('focusin'),
    onBlurWithin: passOn('focusout'),
  });
  const reported = useRef(entered);
  const report = useEffectEvent(() => {
    if (reported.current === entered) return;
    reported.current = entered;
    onChange?.(entered);
    // A date from the calendar or the clipboard removes the error of an empty field.
    if (entered) control()?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  useEffect(() => report(), [entered]);
  return (
    <Field {...texts}>
      {(describedBy) => (
        // The form data, too, must not contain the last complete value of an incomplete field.
        <InputContext
          value={{
            ...input,
            value: entered,
            id: controlId,
            type: 'text',
            className: styles.control ?? '',
            readOnly: true,
            tabIndex: -1,
            'aria-hidden': true,
            onFocus: ({ nativeEvent }) => {
              if (nativeEvent.isTrusted)
                root.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
            },
          }}
        >
          {/* react-aria's segments refuse what is pasted. */}
          <div
            {...focusWithinProps}
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
