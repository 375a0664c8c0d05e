import { VALIDATOR_DEBOUNCE_MS } from '#src/config/limits.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';

/** The state that a validator checks: a field's text, and whether a checkbox is checked. */
export interface FieldState {
  /** For a group of choices or a checkbox: the chosen value, empty without a choice. */
  value: string;
  isChecked: boolean;
  /** What the field asks for: words, a choice from several, one tick, or files. */
  kind: 'text' | 'choice' | 'checkbox' | 'files';
}

/** One rule for a field: `true` if it passes, `false` for the default message, a text for a custom message. */
export type Validator = (field: FieldState) => boolean | string;

/** A field's rules, by their names in the form's registry or as functions; the first one that fails gives the error. */
export type Rules = readonly (string | Validator)[];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The error of a field whose validator returns no text. */
export const defaultMessage = (field: string): string => `${field} is not valid.`;

/** Named validators, so that forms can use `validators: ['required', 'email']`. */
export interface ValidatorRegistry {
  /** Adds a validator under a name. @throws VitrineError `must be a function` if it is not a function */
  add(name: string, validator: Validator): void;
  /** A validator by its name. @throws VitrineError `No such validator exists` if the name is unknown */
  get(name: string): Validator;
}

/** Creates a registry of validators; more can be added. */
export function createValidatorRegistry(initial: Record<string, Validator> = {}): ValidatorRegistry {
  const validators = new Map<string, Validator>();
  const registry: ValidatorRegistry = {
    add(name, validator) {
      if (typeof validator !== 'function') {
        throw new VitrineError(
          `Validator "${name}" must be a function. It receives the field and returns true, false or a text.`,
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

/** The rules of a field, and its name in the default message. */
export interface FieldRules {
  validators: Rules;
  /** For the default message `{field} is not valid.` */
  label: string;
}

/** Options of a form validator. */
export interface FormValidatorOptions {
  /** By the field's `name`; fields may be added and removed while the form is watched. */
  fields: Record<string, FieldRules>;
  registry?: ValidatorRegistry | undefined;
  /** Called with a field's message, or `null` if its rules pass. */
  onResult: (name: string, message: string | null) => void;
}

/** A running validator. */
export interface FormValidator {
  /** Validates every field immediately, as before a submit. Returns messages by field name; empty if all rules pass. */
  validate(): Record<string, string>;
  /** The message of one field now, or `null` if its rules pass or it has none; reports nothing. */
  check(name: string): string | null;
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

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The controls of a name: one field, or all choices of a group. */
export const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  [...form.elements].filter(isControl).filter((control) => control.name === name);

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function kindOf([first, ...others]: readonly Control[]): FieldState['kind'] {
  if (first instanceof HTMLSelectElement || first?.type === 'radio') return 'choice';
  if (first?.type === 'checkbox') return others.length > 0 ? 'choice' : 'checkbox';
  return first?.type === 'file' ? 'files' : 'text';
}

function readField(controls: readonly Control[]): FieldState {
  const choices = controls.filter(isChoice);
  const chosen = choices.find(({ checked }) => checked);
  return {
    value: (choices.length > 0 ? chosen?.value : controls[0]?.value) ?? '',
    isChecked: chosen !== undefined,
    kind: kindOf(controls),
  };
}

/**
 * Validates a form's fields on blur and change, never while the user types. Leaving a field fires both events,
 * so validation is debounced by 5 ms and runs once. While a pointer is pressed it waits longer: a message that appears
 * then would move the pressed button. Disabled fields are not validated, as in the browser's own validation.
 */
export function watchForm(
  form: HTMLFormElement,
  { fields, registry = createValidatorRegistry(), onResult }: FormValidatorOptions,
): FormValidator {
  // An unknown rule is a developer's mistake: report it now, not when a user leaves the field.
  for (const { validators } of Object.values(fields)) {
    for (const rule of validators) if (typeof rule === 'string') registry.get(rule);
  }

  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const listening = new AbortController();
  const { signal } = listening;
  let isPressed = false;
  const postponed = new Set<string>();

  const check = (name: string): string | null => {
    const controls = controlsOf(form, name);
    // A field that the page renders elsewhere, as in a portal, has no control in this form.
    if (controls.every((control) => control.matches(':disabled'))) return null;
    return checkField(fields[name] as FieldRules, readField(controls), registry);
  };
  const report = (name: string) => {
    // The field may have been removed while its validation was pending.
    if (Object.hasOwn(fields, name)) onResult(name, check(name));
  };
  const checkNow = (name: string) => {
    waiting.delete(name);
    if (isPressed) postponed.add(name);
    else report(name);
  };
  // These listeners only start timers. A result that arrived between an edit and React's handler of it would render the
  // field with its old text.
  const checkSoon = ({ target }: Event) => {
    const { name } = target as Control;
    if (!name || !Object.hasOwn(fields, name)) return;
    clearTimeout(waiting.get(name));
    waiting.set(
      name,
      setTimeout(() => checkNow(name), VALIDATOR_DEBOUNCE_MS),
    );
  };
  const release = () => {
    isPressed = false;
    // After the click that follows the release.
    const names = [...postponed];
    postponed.clear();
    setTimeout(() => {
      if (!signal.aborted) for (const name of names) report(name);
    });
  };

  form.addEventListener('focusout', checkSoon, { signal });
  form.addEventListener('change', checkSoon, { signal });
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
    check: (name) => (Object.hasOwn(fields, name) ? check(name) : null),
    disconnect() {
      listening.abort();
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
