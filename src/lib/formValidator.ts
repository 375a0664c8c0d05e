import { VALIDATOR_DEBOUNCE_MS } from '#src/config/limits.ts';
import { VitrineError } from './VitrineError.ts';

/** What a validator looks at: a field's text, and whether it is ticked where it is a box. */
export interface FieldState {
  value: string;
  isChecked: boolean;
}

/**
 * One rule for a field: `true` when it holds, `false` for the default message, a text for a message of its own.
 */
export type Validator = (field: FieldState) => boolean | string;

/** A form element that holds a value. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field says when its validator gives no text of its own (INP-07). */
export const defaultMessage = (field: string): string => `${field} is not valid.`;

/** Named validators, so that forms can say `validators: ['required', 'email']` (INP-07). */
export interface ValidatorRegistry {
  /**
   * Adds a validator under a name.
   * @throws VitrineError `must be a function` when it is none
   */
  add(name: string, validator: Validator): void;
  /**
   * A validator by its name.
   * @throws VitrineError `No such validator exists` when the name is unknown
   */
  get(name: string): Validator;
}

/** A registry that knows the given validators and takes more (INP-07). */
export function createValidatorRegistry(initial: Record<string, Validator> = {}): ValidatorRegistry {
  const validators = new Map<string, Validator>();
  const registry: ValidatorRegistry = {
    add(name, validator) {
      if (typeof validator !== 'function') {
        throw new VitrineError(
          `Validator "${name}" must be a function. Give (field) => true, false or a text.`,
        );
      }
      validators.set(name, validator);
    },
    get(name) {
      const validator = validators.get(name);
      if (!validator) {
        const known = [...validators.keys()].join(', ') || 'none yet';
        throw new VitrineError(`No such validator exists: "${name}". Known are: ${known}.`);
      }
      return validator;
    },
  };
  for (const [name, validator] of Object.entries(initial)) registry.add(name, validator);
  return registry;
}

/** Which rules a field follows, and what people call it in the default message. */
export interface FieldRules {
  /** Names in the registry, or validators themselves; the first that fails speaks. */
  validators: readonly (string | Validator)[];
  /** For the default message `{field} is not valid.` */
  label: string;
}

/** What a form validator watches and whom it tells (INP-07). */
export interface FormValidatorOptions {
  /** By the field's `name`. */
  fields: Record<string, FieldRules>;
  registry?: ValidatorRegistry;
  /** Gets a field's message, or `null` when it holds. */
  onResult: (name: string, message: string | null) => void;
  /** Says that a person has come to a field or edits it: its message may leave. */
  onTouch?: (name: string) => void;
}

/** A validator at work (INP-07). */
export interface FormValidator {
  /** Looks at every field now, as before a submit: messages by field name, in the form's order; empty when all hold. */
  validate(): Record<string, string>;
  /** Stops listening. */
  disconnect(): void;
}

/** The message of one field's first failing rule, or `null`. */
export function checkField(rules: FieldRules, field: FieldState, registry: ValidatorRegistry): string | null {
  for (const rule of rules.validators) {
    const validator = typeof rule === 'string' ? registry.get(rule) : rule;
    if (typeof validator !== 'function') {
      throw new VitrineError(`A validator of "${rules.label}" must be a function or the name of one.`);
    }
    const answer = validator(field);
    if (answer !== true) return typeof answer === 'string' ? answer : defaultMessage(rules.label);
  }
  return null;
}

/**
 * Watches a form and looks at a field when it is left or has changed, never while it is typed into (INP-07). Leaving
 * sends both events, so a look waits 5 ms and happens once. While a pointer is pressed it waits longer: a message that
 * appears then would move a button away from under the finger.
 */
export function watchForm(
  form: HTMLFormElement,
  { fields, registry = createValidatorRegistry(), onResult, onTouch }: FormValidatorOptions,
): FormValidator {
  // A rule that does not exist is a developer's mistake, found here and not when a person leaves the field.
  for (const { validators } of Object.values(fields)) {
    for (const rule of validators) if (typeof rule === 'string') registry.get(rule);
  }

  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const listening = new AbortController();
  let isPressed = false;
  const postponed = new Set<string>();

  const read = (name: string): FieldState => {
    const found = form.elements.namedItem(name);
    if (found instanceof RadioNodeList) return { value: found.value, isChecked: found.value !== '' };
    const control = found as Control | null;
    return {
      value: control?.value ?? '',
      isChecked: control instanceof HTMLInputElement && control.checked,
    };
  };
  const check = (name: string) => checkField(fields[name] as FieldRules, read(name), registry);
  const look = (name: string) => {
    waiting.delete(name);
    if (isPressed) postponed.add(name);
    else onResult(name, check(name));
  };
  const nameOf = (event: Event) => {
    const { name } = event.target as Control;
    return name && Object.hasOwn(fields, name) ? name : null;
  };
  const lookSoon = (event: Event) => {
    const name = nameOf(event);
    if (!name) return;
    clearTimeout(waiting.get(name));
    waiting.set(
      name,
      setTimeout(() => look(name), VALIDATOR_DEBOUNCE_MS),
    );
  };
  const touch = (event: Event) => {
    const name = nameOf(event);
    if (name) onTouch?.(name);
  };
  const release = () => {
    isPressed = false;
    // After the click that follows the release.
    const names = [...postponed];
    postponed.clear();
    setTimeout(() => {
      if (!listening.signal.aborted) for (const name of names) onResult(name, check(name));
    });
  };

  const { signal } = listening;
  form.addEventListener('focusout', lookSoon, { signal });
  form.addEventListener('change', lookSoon, { signal });
  form.addEventListener('focusin', touch, { signal });
  form.addEventListener('input', touch, { signal });
  document.addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true });
  document.addEventListener('pointerup', release, { signal, capture: true });
  document.addEventListener('pointercancel', release, { signal, capture: true });

  return {
    validate() {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
      postponed.clear();
      const messages: Record<string, string> = {};
      for (const name of Object.keys(fields)) {
        const message = check(name);
        onResult(name, message);
        if (message !== null) messages[name] = message;
      }
      return messages;
    },
    disconnect() {
      listening.abort();
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
