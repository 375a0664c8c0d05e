import {
  type ComponentProps,
  type Ref,
  type TextareaHTMLAttributes,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { TextArea as AriaTextArea, TextAreaContext } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { COUNTER_ANNOUNCE_MS } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import type { Rules } from '#src/lib/forms/formValidator.ts';
import { withSingleLineBreaks } from '#src/lib/forms/lineBreaks.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { controlClass, Field, type FieldTexts, fieldRoot, fieldValidation } from '#src/ui/Field/Field.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { useServerValue } from '#src/ui/useServerValue.ts';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldTexts,
    Pick<ComponentProps<typeof AriaTextField>, 'autoComplete' | 'name' | 'onBlur' | 'onFocus'>,
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'placeholder' | 'spellCheck'> {
  /** Id of the text area. @default a unique one */
  id?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** The text (controlled). */
  value?: string;
  /** Called with the whole text on every change, and once for text that was entered before hydration. */
  onChange?: (value: string) => void;
  /** Longest text, in characters. Inside a `Form` a longer one stays in the field, with an error; nothing cuts it. */
  maxLength?: number | undefined;
  /** The rules of the field inside a `Form`. */
  rules?: Rules;
  /** Shows the number of characters left, or too many; needs `maxLength`. A line break is one character. @default false */
  showsCounter?: boolean;
  /** Ref of the text area. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A multi-line text field, initially 140 px high, with an optional counter. The count is announced after 1.5 s without
 * typing, not for every character.
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
  value,
  defaultValue = '',
  onChange,
  rules,
  maxLength,
  showsCounter = false,
  placeholder,
  spellCheck,
  ref,
  ...forwarded
}: TextAreaProps) {
  const { name } = forwarded;
  const [text, setText, area] = useServerValue({
    value: value === undefined ? undefined : withSingleLineBreaks(value),
    defaultValue: withSingleLineBreaks(defaultValue),
    onChange,
    ref,
    read: (element: HTMLTextAreaElement) => element.value,
  });
  const controlId = useFormField({ id, name, rules, isRequired, maxLength, label });
  const left = showsCounter && maxLength !== undefined ? maxLength - text.length : null;
  return (
    <AriaTextField
      {...forwarded}
      {...fieldRoot({ className, isValid })}
      {...fieldValidation({ error })}
      id={controlId}
      isDisabled={isDisabled}
      value={text}
      onChange={setText}
    >
      <Field
        {...{ label, description, error, isValid, isRequired }}
        below={left === null ? undefined : (counterId) => <Counter id={counterId} left={left} />}
      >
        {(describedBy) => (
          <MultilineControl
            ref={area}
            className={classNames(controlClass, styles.control)}
            {...{ placeholder, spellCheck }}
            required={isRequired}
            aria-describedby={describedBy}
          />
        )}
      </Field>
    </AriaTextField>
  );
}

/** On a server, React Aria gives the control the attributes of an `input`; these two do not belong to a `textarea`. */
function MultilineControl(props: ComponentProps<typeof AriaTextArea>) {
  const context = useContext(TextAreaContext);
  const attributes = { ...context, type: undefined, pattern: undefined };
  return (
    <TextAreaContext value={attributes as typeof context}>
      <AriaTextArea {...props} />
    </TextAreaContext>
  );
}

function Counter({ id, left }: { id: string; left: number }) {
  const text = useText();
  const announce = useAnnounce();
  const initial = useRef(left);
  const message =
    left < 0 ? text('forms.counter.over', { count: -left }) : text('forms.counter.left', { count: left });
  useEffect(() => {
    if (left === initial.current) return;
    // Returning to the initial length is also a change.
    initial.current = Number.NaN;
    const timer = setTimeout(() => announce(message), COUNTER_ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [left, message, announce]);
  return (
    <p id={id} className={styles.counter} data-full={left <= 0 || undefined}>
      {message}
    </p>
  );
}
