import { useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { CALLING_CODES } from '#src/config/callingCodes.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { readTelephone } from '#src/lib/forms/enteredText.ts';
import { checkTelephone, splitCallingCode, type TelephoneInput } from '#src/lib/forms/telephone.ts';
import { readWhole } from '#src/lib/forms/textEditing.ts';
import type { FieldTexts } from '#src/ui/Field/Field.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { useChange } from '#src/ui/useChange.ts';
import styles from './TelephoneField.module.css';
import { telephoneProblemText } from './telephoneProblemText.ts';

export interface TelephoneFieldProps extends Omit<FieldTexts, 'label'> {
  /** The number's name in the form data; the country code is `<name>-code`. */
  name: string;
  /** Label of the number. @default the text for "Telephone number" */
  label?: string;
  /**
   * The initial country code, such as `+41`; the list offers it if it is none of Europe's.
   *
   * @default that of the site's country; none if it is not in Europe
   */
  defaultCode?: string | undefined;
  /** The initial number. @default none */
  defaultValue?: string;
  /** Called with the number in E.164 format (`+4930123456`), or with an empty string while it is invalid. */
  onChange?: (value: string) => void;
}

/**
 * A telephone number with its country code: a list of codes, preset to the site's country, and the number. A
 * code typed before the number (`+41`, `0041`) is accepted and moves into the list on blur. Inside a `Form` it adds its
 * rule; a server applies the same rule with `checkTelephone`. Both parts work without JavaScript.
 *
 * @example <TelephoneField name="telephone" isRequired />
 */
export function TelephoneField({
  name,
  label: labelProp,
  description,
  isDisabled = false,
  className,
  defaultCode,
  defaultValue = '',
  onChange,
  ...state
}: TelephoneFieldProps) {
  const text = useText();
  const { country } = useSite();
  const label = labelProp ?? text('forms.telephone.label');
  const ofSite = CALLING_CODES.find((each) => each.country === country);
  const initialCode = defaultCode ?? ofSite?.code ?? '';
  const isListed = CALLING_CODES.some((each) => each.code === initialCode);
  const [entry, setEntry] = useState<TelephoneInput>({ code: initialCode, number: defaultValue });
  // A form reset changes both parts before React renders.
  const latest = useRef(entry);
  const numberInput = useRef<HTMLInputElement>(null);

  const change = (part: Partial<TelephoneInput>) => {
    latest.current = { ...latest.current, ...part };
    setEntry(latest.current);
  };
  const changeAndReport = (part: Partial<TelephoneInput>) => {
    change(part);
    const checked = checkTelephone(latest.current);
    onChange?.(checked.ok ? checked.value : '');
  };
  const isTelephone = ({ value }: { value: string }) => {
    if (value.trim() === '') return true;
    const checked = checkTelephone({ code: entry.code, number: value });
    return checked.ok || telephoneProblemText(checked.error, text);
  };
  // An error of the number may have asked for another code.
  useChange(entry.code, () => {
    const input = numberInput.current;
    if (input?.getAttribute('aria-invalid') === 'true')
      input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const moveCode = () => {
    const split = splitCallingCode(entry.number);
    if (split) change(split);
  };
  return (
    <Group className={classNames(styles.group, className)} aria-label={label} isDisabled={isDisabled}>
      <SelectField
        className={styles.code ?? ''}
        name={`${name}-code`}
        label={text('forms.telephone.code')}
        autoComplete="tel-country-code"
        isDisabled={isDisabled}
        defaultValue={initialCode}
        value={entry.code}
        onChange={(code) => changeAndReport({ code })}
      >
        {isListed || <option value={initialCode}>{initialCode}</option>}
        {/* The site's own country first. */}
        {[...new Set(ofSite ? [ofSite, ...CALLING_CODES] : CALLING_CODES)].map((each) => (
          <option key={each.country} value={each.code}>
            {`${each.name} ${each.code}`}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={numberInput}
        className={styles.number ?? ''}
        name={name}
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        label={label}
        description={description ?? text('forms.telephone.hint')}
        {...state}
        isDisabled={isDisabled}
        rules={[isTelephone]}
        requiredError={text('forms.telephone.required')}
        rewrite={readWhole(readTelephone)}
        value={entry.number}
        onChange={(number) => changeAndReport({ number })}
        onBlur={moveCode}
      />
    </Group>
  );
}
