import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { COUNTER_ANNOUNCE_MS } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { type PasswordStrength, passwordStrength } from '#src/lib/forms/passwordStrength.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { ToggleButton } from '#src/ui/Button/ToggleButton.tsx';
import { EyeIcon, EyeOffIcon } from '#src/ui/Icon/icons.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField/TextField.tsx';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'below' | 'autoComplete'> {
  /** A new password, or the one a person already has: password managers act on it. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows how strong the password is. @default false */
  showsStrength?: boolean;
}

const STRENGTH_TEXTS = [
  'forms.password.strength_weak',
  'forms.password.strength_ok',
  'forms.password.strength_strong',
  'forms.password.strength_very_strong',
] as const;

/**
 * A password that can be made visible. It is hidden again when its form is sent and when the page comes back from the
 * back/forward cache. Optional meter of four levels (INP-02).
 *
 * @example <PasswordField label="Passwort" name="password" autoComplete="new-password" showsStrength />
 */
export function PasswordField({
  autoComplete = 'current-password',
  showsStrength = false,
  onChange,
  ref,
  ...props
}: PasswordFieldProps) {
  const text = useText();
  const [isVisible, setVisible] = useState(false);
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const input = useHiddenAgain(() => setVisible(false), ref);
  useSpokenStrength(strength);

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={input}
      autoComplete={autoComplete}
      type={isVisible ? 'text' : 'password'}
      onChange={(value) => {
        if (showsStrength) setStrength(value === '' ? null : passwordStrength(value));
        onChange?.(value);
      }}
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
      below={showsStrength ? (id) => <StrengthMeter id={id} strength={strength} /> : undefined}
    />
  );
}

/** Four words and three bars; the bars only repeat the words. */
function StrengthMeter({ id, strength }: { id: string; strength: PasswordStrength | null }) {
  const text = useText();
  return (
    <p id={id} className={styles.meter} data-strength={strength ?? undefined}>
      <span className={styles.bars} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className={styles.word}>
        {strength === null
          ? text('forms.password.strength_hint')
          : text('forms.password.strength', { level: text(STRENGTH_TEXTS[strength]) })}
      </span>
    </p>
  );
}

/** Announces the strength when typing has rested, and only when it has changed. */
function useSpokenStrength(strength: PasswordStrength | null) {
  const text = useText();
  const announce = useAnnounce();
  useEffect(() => {
    if (strength === null) return;
    const message = text('forms.password.strength', { level: text(STRENGTH_TEXTS[strength]) });
    const timer = setTimeout(() => announce(message), COUNTER_ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [strength, text, announce]);
}

/** Runs `hide` when the field's form is sent, and when the page comes back out of the browser's cache. */
function useHiddenAgain(hide: () => void, ref: Ref<HTMLInputElement> | undefined) {
  const latestHide = useRef(hide);
  useEffect(() => {
    latestHide.current = hide;
  });
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (typeof ref === 'function') ref(input);
      else if (ref) ref.current = input;
      if (!input) return;
      const stop = new AbortController();
      const { signal } = stop;
      // On the document: the field may be moved into another form.
      const onSubmit = ({ target }: Event) => {
        if (target !== input.form) return;
        // Synchronously, before the browser reads the fields for its password store.
        input.type = 'password';
        latestHide.current();
      };
      document.addEventListener('submit', onSubmit, { signal, capture: true });
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) latestHide.current();
      };
      window.addEventListener('pageshow', onPageShow, { signal });
      return () => stop.abort();
    },
    [ref],
  );
}
