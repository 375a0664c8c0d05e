import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { controlClass, Field, type FieldTexts, fieldRoot, fieldState } from '#src/ui/Field/Field.tsx';
import { NativeField, useNativeField } from '#src/ui/Field/NativeField.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';

interface NativeFirstOptions {
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
  /** What the segments take: a browser's input may hold a year of five digits, or seconds. */
  read: (entered: string) => string;
}

/**
 * Segments need scripts, so the server draws the browser's own input. The segments take over with what it holds at
 * hydration, or when a person who is in it leaves it (FND-02).
 *
 * @returns the value that the segments begin with, `null` while the browser's input is there
 */
export function useNativeFirst({ defaultValue, onChange, read }: NativeFirstOptions): {
  input: RefObject<HTMLInputElement | null>;
  entered: string | null;
} {
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(isHydrated ? defaultValue : null);
  const adopt = useEffectEvent(() => {
    const held = read(input.current?.value ?? '');
    setEntered(held);
    if (held !== defaultValue) onChange?.(held);
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

/** A date or a time in the browser's own input. */
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
  const { labelProps, fieldProps, validation } = useNativeField({ id: undefined, name, label, error });
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
