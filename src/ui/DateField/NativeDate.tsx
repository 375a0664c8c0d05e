import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { controlClass, Field, type FieldTexts, fieldRoot, fieldState } from '#src/ui/Field/Field.tsx';
import { NativeField, useNativeField } from '#src/ui/Field/NativeField.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { heldText } from '#src/ui/heldText.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';

interface NativeFirstOptions {
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
  /** Converts a value to one that the segments accept: a native input allows five-digit years and seconds, a default anything. */
  read: (entered: string) => string;
}

/**
 * Segments need JavaScript, so the server renders a native input. The segments replace it and take over its value at
 * hydration, or on blur if the input has the focus.
 *
 * @returns the initial value of the segments, or `null` while the native input is rendered
 */
export function useNativeFirst({ defaultValue, onChange, read }: NativeFirstOptions): {
  input: RefObject<HTMLInputElement | null>;
  entered: string | null;
} {
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(isHydrated ? read(defaultValue) : null);
  const adopt = useEffectEvent(() => {
    const native = input.current;
    // A native input is empty where its default is in another notation.
    const isUntouched = !native || native.value === heldText(native, defaultValue);
    const initial = read(defaultValue);
    const typed = isUntouched ? initial : read(native.value);
    setEntered(typed);
    if (typed !== initial) onChange?.(typed);
  });
  useLayoutEffect(() => {
    const native = input.current;
    if (!native) return;
    if (!native.matches(':focus')) {
      adopt();
      return;
    }
    const leave = () => adopt();
    native.addEventListener('blur', leave);
    return () => native.removeEventListener('blur', leave);
  }, []);
  return { input, entered };
}

interface NativeDateProps extends FieldTexts {
  type: 'date' | 'time';
  input: RefObject<HTMLInputElement | null>;
  name: string | undefined;
  defaultValue: string;
}

/** A native date or time input. */
export function NativeDate({
  type,
  input,
  name,
  defaultValue,
  label,
  description,
  error,
  isValid,
  isRequired,
  isDisabled,
  className,
}: NativeDateProps) {
  const id = useFormField({ name, isRequired, label });
  const { labelProps, fieldProps, validation } = useNativeField({ id, name, label, error });
  return (
    <NativeField validation={validation} labelProps={labelProps}>
      <div {...fieldRoot({ className, isValid })} {...fieldState({ ...validation, isDisabled, isValid })}>
        <Field {...{ label, description, error, isValid, isRequired }}>
          {(describedBy) => (
            <Input
              {...fieldProps}
              ref={input}
              type={type}
              name={name}
              className={controlClass}
              defaultValue={defaultValue}
              required={isRequired}
              disabled={isDisabled}
              aria-invalid={validation.isInvalid || undefined}
              aria-describedby={describedBy}
            />
          )}
        </Field>
      </div>
    </NativeField>
  );
}
