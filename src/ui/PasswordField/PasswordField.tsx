import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { COUNTER_ANNOUNCE_MS } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { type PasswordStrength, passwordStrength } from '#src/lib/forms/passwordStrength.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { ToggleButton } from '#src/ui/Button/ToggleButton.tsx';
import { EyeIcon, EyeOffIcon } from '#src/ui/Icon/icons.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';
import { useFormReset } from '#src/ui/useFormReset.ts';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'below' | 'autoComplete'> {
  /** A new or an existing password, for password managers. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows a strength meter. @default false */
  showsStrength?: boolean;
}

const STRENGTH_TEXTS = [
  'forms.password.strength_weak',
  'forms.password.strength_ok',
  'forms.password.strength_strong',
  'forms.password.strength_very_strong',
] as const;

/**
 * A password input with a toggle that shows the password. It hides the password again on submit, on reset and when the
 * page is restored from the back/forward cache. Optional strength meter with four levels.
 *
 * @example <PasswordField label="Passwort" name="password" autoComplete="new-password" showsStrength />
 */
export function PasswordField({
  autoComplete = 'current-password',
  showsStrength = false,
  ref,
  ...props
}: PasswordFieldProps) {
  const text = useText();
  const [isVisible, setVisible] = useState(false);
  const input = useHiddenAgain(() => setVisible(false), ref);

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={input}
      autoComplete={autoComplete}
      type={isVisible ? 'text' : 'password'}
      end={
        <ToggleButton
          className={styles.toggle}
          label={text('forms.password.show')}
          isDisabled={props.isDisabled ?? false}
          isSelected={isVisible}
          onChange={setVisible}
        >
          {isVisible ? <EyeOffIcon /> : <EyeIcon />}
        </ToggleButton>
      }
      below={showsStrength ? (id, password) => <StrengthMeter id={id} password={password} /> : undefined}
    />
  );
}

/** Four texts and three bars; the bars only repeat the text. */
function StrengthMeter({ id, password }: { id: string; password: string }) {
  const text = useText();
  const strength = password === '' ? null : passwordStrength(password);
  const message =
    strength === null
      ? text('forms.password.strength_hint')
      : text('forms.password.strength', { level: text(STRENGTH_TEXTS[strength]) });
  useSpokenStrength(strength, message);
  return (
    <p id={id} className={styles.meter} data-strength={strength ?? undefined}>
      <span className={styles.bars} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span>{message}</span>
    </p>
  );
}

/** Announces the strength when the user pauses typing, and only if it has changed. */
function useSpokenStrength(strength: PasswordStrength | null, message: string) {
  const announce = useAnnounce();
  const known = useRef(strength);
  useEffect(() => {
    if (strength === known.current) return;
    const timer = setTimeout(() => {
      known.current = strength;
      if (strength !== null) announce(message);
    }, COUNTER_ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [strength, message, announce]);
}

/**
 * Calls `hide` when the field's form is submitted or reset, and when the page is restored from the back/forward cache.
 *
 * @returns the ref of the field
 */
function useHiddenAgain(hide: () => void, ref: Ref<HTMLInputElement> | undefined) {
  const field = useObjectRef(ref);
  const handleSubmit = useEffectEvent(({ target }: Event) => {
    const input = field.current;
    if (!input || target !== input.form) return;
    // Synchronous, before the browser reads the fields for its password store.
    input.setAttribute('type', 'password');
    hide();
  });
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) hide();
  });
  useFormReset(field, hide);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // On the document, because the field may move to another form.
    document.addEventListener('submit', handleSubmit, { signal, capture: true });
    window.addEventListener('pageshow', handlePageShow, { signal });
    return () => stop.abort();
  }, []);
  return field;
}
