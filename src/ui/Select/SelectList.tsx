import { type RefObject, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { controlClass, Field, fieldRoot } from '#src/ui/Field/Field.tsx';
import { useFieldErrors } from '#src/ui/Field/NativeField.tsx';
import { OverlayFocus } from '#src/ui/FocusFallback/OverlayFocus.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { CheckIcon, ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import type { SelectFieldProps } from '#src/ui/SelectField/SelectField.tsx';
import { useSelectReset } from '#src/ui/SelectField/useSelectReset.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './Select.module.css';

/** One option of a `Select`. */
export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectListProps extends Omit<SelectFieldProps, 'children' | 'ref'> {
  /** The options, in order; their values are unique. */
  options: readonly SelectOption[];
  value: string;
  defaultValue: string;
  /** Receives the native select, which stays the form control. */
  ref: RefObject<HTMLSelectElement | null>;
}

const NOTHING: SelectOption = { value: '', label: '' };

/**
 * The react-aria part of `Select`. A hidden native select remains the form control: the browser submits, autofills and
 * resets it, the form's rules read it, and the list writes to it.
 */
export function SelectList({
  id,
  name,
  label,
  description,
  error,
  isValid,
  isRequired,
  isDisabled = false,
  className,
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  rules,
  ref: control,
  autoComplete,
  onBlur,
  onFocus,
}: SelectListProps) {
  const text = useText();
  const requiredId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const rootAttributes = useRoot('select');
  const controlId = useFormField({ id, name, rules, isRequired, label });
  const { isInvalid, validationErrors } = useFieldErrors({ name, error });
  const withNothing = placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
  const offered = isRequired ? options : withNothing;
  const chosen = offered.find((option) => option.value === value);
  // For a value that the options no longer have, or do not have yet, the browser would choose the first one and submit it.
  const native = withNothing.some((option) => option.value === (chosen?.value ?? ''))
    ? withNothing
    : [NOTHING, ...withNothing];
  // Keys are indices: react-aria ignores an empty key.
  const keyOf = (wanted: string) => {
    const at = offered.findIndex((option) => option.value === wanted);
    return at < 0 ? null : String(at);
  };

  useSelectReset(control, defaultValue, (initial) => onChange?.(initial));
  const choose = (next: string) => {
    const element = control.current;
    if (!element || element.value === next) return;
    element.value = next;
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  };
  // The form listens for focus events on its control; the list is part of the same field.
  const dispatchFocus = (type: 'focusin' | 'focusout') =>
    control.current?.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  return (
    <>
      <AriaSelect
        {...fieldRoot({ className, isValid })}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        validationBehavior="aria"
        value={keyOf(value)}
        defaultValue={keyOf(defaultValue)}
        onChange={(key) => choose(key === null ? '' : (offered[Number(key)]?.value ?? ''))}
        onFocus={() => dispatchFocus('focusin')}
        onBlur={({ relatedTarget }) => relatedTarget !== trigger.current && dispatchFocus('focusout')}
      >
        <Field
          {...{ label, description, isValid, isRequired }}
          error={error || validationErrors.join(' ')}
          end={<ChevronDownIcon className={styles.chevron} />}
        >
          {(describedBy) => (
            <Button
              ref={trigger}
              className={classNames(controlClass, styles.trigger)}
              aria-describedby={isRequired ? classNames(describedBy, requiredId) : describedBy}
            >
              <SelectValue className={styles.value ?? ''} data-empty={!chosen?.value || undefined}>
                {chosen?.label ?? placeholder}
              </SelectValue>
            </Button>
          )}
        </Field>
        {/* The portal is outside all our roots, so it needs our reset and typography too. */}
        <Popover className={styles.popover ?? ''} {...rootAttributes}>
          <OverlayFocus />
          <ListBox className={styles.list ?? ''}>
            {offered.map((option, index) => (
              <ListBoxItem
                key={option.value}
                id={String(index)}
                textValue={option.label}
                isDisabled={'isDisabled' in option && option.isDisabled === true}
                className={styles.option ?? ''}
              >
                <span className={styles.optionLabel}>{option.label}</span>
                <CheckIcon size="small" className={styles.check} />
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
      {/* A button has no `required` attribute. */}
      {isRequired && (
        <span id={requiredId} hidden>
          {text('forms.field_required')}
        </span>
      )}
      <span className={styles.native} aria-hidden="true">
        <select
          ref={control}
          id={controlId}
          name={name}
          autoComplete={autoComplete}
          disabled={isDisabled}
          tabIndex={-1}
          value={chosen?.value ?? ''}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onFocus={onFocus}
          onBlur={onBlur}
          // A form, and the links of its error summary, focus the native select.
          onFocusCapture={(event) => {
            if (!event.nativeEvent.isTrusted) return;
            event.stopPropagation();
            trigger.current?.focus();
          }}
          onBlurCapture={(event) => event.nativeEvent.isTrusted && event.stopPropagation()}
        >
          {native.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
