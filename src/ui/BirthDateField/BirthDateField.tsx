import { type ClipboardEvent, type FocusEvent, type ReactNode, useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useFormatLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { checkBirthDate, todayIn } from '#src/lib/forms/birthDate.ts';
import {
  type BirthDateInput,
  DATE_PARTS,
  type DatePart,
  datePartsIn,
  readDate,
} from '#src/lib/forms/dateParts.ts';
import {
  boxClass,
  controlClass,
  FieldError,
  type FieldTexts,
  fieldRoot,
  hintClass,
  LabelText,
  legendClass,
  useFieldTexts,
} from '#src/ui/Field/Field.tsx';
import { NativeField, useFieldErrors } from '#src/ui/Field/NativeField.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { useFormReset } from '#src/ui/useFormReset.ts';
import { useServerValue } from '#src/ui/useServerValue.ts';
import styles from './BirthDateField.module.css';
import { birthDateProblemText } from './birthDateProblemText.ts';

export interface BirthDateFieldProps extends Omit<FieldTexts, 'label' | 'error' | 'isValid'> {
  /** The form data holds the parts as `<name>-day`, `<name>-month` and `<name>-year`. */
  name: string;
  /** @default the text for "Date of birth" */
  label?: ReactNode;
  /** Error messages by part. Inside a `Form`, errors of rules and of the server need no prop. */
  errors?: Partial<Record<DatePart, string>>;
  /** The initial text of each part. @default none */
  defaultValue?: Partial<BirthDateInput>;
  /** In years. @default 0 */
  minAge?: number;
  /** In years. @default 120 */
  maxAge?: number;
  /** Called with `YYYY-MM-DD`, or with an empty string while the date is incomplete or invalid. */
  onChange?: (value: string) => void;
}

/** The name of a part in the form data. */
export const datePartName = (name: string, part: DatePart): string => `${name}-${part}`;

/**
 * A date of birth in three fields, in the order of the page's language. It accepts any unambiguous entry,
 * including the name of a month or a pasted date, and each error names its field. Inside a `Form` it adds its rules: a real date, in the
 * past, of a plausible age. A server applies the same rules with `checkBirthDate`. Works without JavaScript.
 *
 * @example <BirthDateField name="birthDate" minAge={18} isRequired />
 */
export function BirthDateField({
  name,
  label,
  description,
  errors = {},
  isRequired,
  isDisabled,
  className,
  defaultValue = {},
  minAge,
  maxAge,
  onChange,
}: BirthDateFieldProps) {
  const text = useText();
  const { timeZone } = useSite();
  const locale = useFormatLocale();
  const root = useRef<HTMLFieldSetElement>(null);
  const order = datePartsIn(locale);

  const inputOf = (part: DatePart) =>
    root.current?.querySelector<HTMLInputElement>(`[data-date-part="${part}"] input`);
  const entered = (): BirthDateInput => {
    const [day = '', month = '', year = ''] = DATE_PARTS.map((part) => inputOf(part)?.value ?? '');
    return { day, month, year };
  };
  const check = (input: BirthDateInput) => {
    const ages = { ...(minAge !== undefined && { minAge }), ...(maxAge !== undefined && { maxAge }) };
    return checkBirthDate(input, {
      today: todayIn(timeZone),
      isRequired: isRequired ?? false,
      locale,
      ...ages,
    });
  };
  const ruleOf = (part: DatePart) => () => {
    const problem = check(entered()).problems[part];
    return problem === undefined || birthDateProblemText(part, problem, text, { minAge, maxAge });
  };
  // The parts report a reset before the browser has reset the inputs.
  useFormReset(root, () => onChange?.(check({ day: '', month: '', year: '', ...defaultValue }).value));
  /** The parts depend on each other, so leaving the group validates all of them. */
  const checkAll = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    for (const part of DATE_PARTS) inputOf(part)?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /** A pasted date fills all parts, whichever of them has the focus. */
  const paste = (event: ClipboardEvent) => {
    const date = readDate(event.clipboardData.getData('text'), locale);
    if (!date) return;
    event.preventDefault();
    for (const part of DATE_PARTS) {
      const input = inputOf(part);
      // An edit like any other: React reports it, and the field's error goes.
      input?.setRangeText(date[part], 0, input.value.length, 'end');
      input?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    }
  };

  const day = useFieldErrors({ name: datePartName(name, 'day'), error: errors.day });
  const month = useFieldErrors({ name: datePartName(name, 'month'), error: errors.month });
  const year = useFieldErrors({ name: datePartName(name, 'year'), error: errors.year });
  const validations = { day, month, year };
  const { ids } = useFieldTexts({ isInvalid: false, description: true });
  const errorId = (part: DatePart) => `${ids.error}-${part}`;

  return (
    <fieldset
      ref={root}
      {...fieldRoot({ className: classNames(styles.fieldset, className) })}
      disabled={isDisabled ?? false}
      aria-describedby={ids.description}
      onBlur={checkAll}
      onPaste={paste}
    >
      <legend className={legendClass}>
        <LabelText label={label ?? text('forms.birth_date.label')} isRequired={isRequired} />
      </legend>
      <p id={ids.description} className={hintClass}>
        {description ?? text('forms.birth_date.hint')}
      </p>
      <div className={styles.parts}>
        {order.map((part) => (
          <DatePartField
            key={part}
            part={part}
            name={datePartName(name, part)}
            label={text(`forms.birth_date.${part}`)}
            rule={ruleOf(part)}
            defaultValue={defaultValue[part] ?? ''}
            isRequired={isRequired ?? false}
            isDisabled={isDisabled ?? false}
            isInvalid={validations[part].isInvalid}
            describedBy={validations[part].isInvalid ? errorId(part) : undefined}
            onChange={() => onChange?.(check(entered()).value)}
          />
        ))}
      </div>
      <div className={styles.errors}>
        {order.map((part) => (
          <NativeField key={part} validation={validations[part]}>
            <FieldError id={errorId(part)} error={errors[part]} />
          </NativeField>
        ))}
      </div>
    </fieldset>
  );
}

interface DatePartFieldProps {
  part: DatePart;
  name: string;
  label: string;
  rule: () => true | string;
  defaultValue: string;
  isRequired: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  onChange: () => void;
}

/** One of the three fields. Its error is shown below all of them. */
function DatePartField({
  part,
  name,
  label,
  rule,
  defaultValue,
  isRequired,
  isDisabled,
  isInvalid,
  describedBy,
  onChange,
}: DatePartFieldProps) {
  const id = useFormField({ name, rules: [rule], label });
  const [value, setValue, input] = useServerValue({
    defaultValue,
    onChange,
    read: (element: HTMLInputElement) => element.value,
  });
  return (
    <AriaTextField
      {...fieldRoot({ className: styles.part })}
      {...(id !== undefined && { id })}
      data-date-part={part}
      name={name}
      inputMode="numeric"
      autoComplete={`bday-${part}`}
      validationBehavior="aria"
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      value={value}
      onChange={setValue}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <div className={boxClass}>
        <Input
          ref={input}
          className={controlClass}
          required={isRequired}
          aria-describedby={(describedBy ?? null) as string | undefined}
        />
      </div>
    </AriaTextField>
  );
}
