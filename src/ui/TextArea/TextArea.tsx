import { type Ref, type TextareaHTMLAttributes, useEffect, useState } from 'react';
import { COUNTER_ANNOUNCE_MS } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { controlClass, Field, type FieldTexts } from '#src/ui/Field/Field.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldTexts,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'autoComplete' | 'maxLength' | 'name' | 'onBlur' | 'onFocus' | 'placeholder' | 'spellCheck'
    > {
  /** Of the field. @default a unique one */
  id?: string;
  /** What stands in it at first, where the field keeps its own value. */
  defaultValue?: string;
  /** The text, for a parent that keeps it itself. */
  value?: string;
  /** Every change, with the whole text. */
  onChange?: (value: string) => void;
  /** Counts what may still be written; needs `maxLength`. @default false */
  showsCounter?: boolean;
  /** The text area, to give it the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text, 140 px high at first, with a counter on demand. The count is spoken when typing has rested
 * for 1.5 s, not with every letter (INP-06).
 *
 * @example <TextArea label="Nachricht" name="message" maxLength={1000} showsCounter />
 */
export function TextArea({
  id,
  label,
  description,
  error,
  isValid,
  isRequired,
  isDisabled,
  className,
  onChange,
  showsCounter = false,
  maxLength,
  ...native
}: TextAreaProps) {
  const [typed, setTyped] = useState<number | null>(null);
  const startLength = (native.value ?? native.defaultValue ?? '').length;
  const left = showsCounter && maxLength !== undefined ? maxLength - (typed ?? startLength) : null;
  return (
    <Field
      {...{ id, label, description, error, isValid, isRequired, isDisabled, className }}
      below={
        left === null
          ? undefined
          : (counterId) => <Counter id={counterId} left={left} isTyped={typed !== null} />
      }
    >
      {(control) => (
        <textarea
          {...control}
          {...native}
          maxLength={maxLength}
          className={classNames(controlClass, styles.control)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value.length);
            onChange?.(value);
          }}
        />
      )}
    </Field>
  );
}

function Counter({ id, left, isTyped }: { id: string; left: number; isTyped: boolean }) {
  const text = useText();
  const announce = useAnnounce();
  const words = text('forms.counter.left', { count: left });
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => announce(words), COUNTER_ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isTyped, words, announce]);
  return (
    <p id={id} className={styles.counter} data-full={left === 0 || undefined}>
      {words}
    </p>
  );
}
