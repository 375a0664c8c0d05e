import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';
import { flushSync } from 'react-dom';
import { classNames } from '#src/lib/classNames.ts';
import {
  controlsOf,
  type FieldRules,
  type FormValidator,
  type ValidatorRegistry,
  watchForm,
} from '#src/lib/forms/formValidator.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { isInDom } from '#src/ui/isInDom.ts';
import { useChange } from '#src/ui/useChange.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { type FormErrors, FormFieldsContext } from './formRules.ts';
import { useStandardRules } from './useStandardRules.ts';

export interface FormProps
  extends Pick<
    ComponentProps<typeof AriaForm>,
    'action' | 'autoComplete' | 'encType' | 'id' | 'method' | 'target' | 'aria-label' | 'aria-labelledby'
  > {
  /** State for styles. */
  'data-expanded'?: boolean | undefined;
  /** Marks the form as busy while it is submitted. @default false */
  isBusy?: boolean;
  /** Class name for the form element, for another layout than one column. */
  className?: string | undefined;
  /** Fields and buttons. */
  children: ReactNode;
  /**
   * Errors from the server, by field name. New errors replace all shown ones; editing a field removes its error. Equal
   * errors are not new: a page that sends the form itself empties them before, so that a second refusal is shown too.
   */
  errors?: FormErrors | undefined;
  /** Lists `errors` above the form with links to the fields, and focuses the list. @default false */
  showsErrorSummary?: boolean;
  /** Labels of fields, which the list adds to a message that several fields have. */
  summaryLabels?: Readonly<Record<string, string>> | undefined;
  /** Focuses the first field of `errors` when the form mounts, for a response without a page load. @default false */
  focusesFirstError?: boolean;
  /** The rules that fields can refer to by name. @default `required`, `email` and `personName` */
  registry?: ValidatorRegistry;
  /** Returns `false` to submit the form without validation. */
  shouldValidate?: (form: HTMLFormElement) => boolean;
  /** Called on submit when all rules pass. Call `preventDefault` to keep the browser from submitting the form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Called on submit when a rule fails, before the first invalid field is focused. */
  onInvalidSubmit?: () => void;
  /** Ref of the form element. */
  ref?: Ref<HTMLFormElement>;
}

const NO_ERRORS: FormErrors = {};

/** The errors with a field's new one; `null` removes it. */
function withError(errors: FormErrors, name: string, message: string | null): FormErrors {
  const { [name]: _, ...others } = errors;
  return message ? { ...others, [name]: message } : others;
}

/**
 * A form on react-aria's `Form`: one column, with space between its fields. Fields add their rules (`rules`). The form validates them on blur, on change and on
 * submit, never while the user types, and passes the errors to react-aria's validation, which shows them.
 * Focusing or editing a field removes its error. A failed submit focuses the first invalid field. Without JavaScript
 * the browser submits the form and validates `required`. With an accessible
 * name (`aria-label`, `aria-labelledby`) the form is a landmark, without one it is none.
 *
 * @example
 * <Form method="post" action="/contact" errors={errors} showsErrorSummary>
 *   <EmailField name="email" />
 *   <Button type="submit">Senden</Button>
 * </Form>
 */
export function Form({
  children,
  errors: errorsProp = NO_ERRORS,
  showsErrorSummary = false,
  summaryLabels,
  focusesFirstError = false,
  registry: registryProp,
  shouldValidate,
  onSubmit,
  onInvalidSubmit,
  isBusy = false,
  className,
  ref,
  ...native
}: FormProps) {
  const announce = useAnnounce();
  const isHydrated = useIsHydrated();
  const standardRules = useStandardRules();
  const registry = registryProp ?? standardRules;
  const formId = useId();
  const form = useObjectRef(ref);
  const validator = useRef<FormValidator>(null);
  const rules = useRef<Record<string, FieldRules>>({});
  // True while the form itself moves the focus or validates all fields: neither clears nor announces errors.
  const isSubmitting = useRef(false);
  const [errors, setErrors] = useErrors(errorsProp);

  const setError = (name: string, message: string | null) =>
    setErrors((current) => withError(current, name, message));
  /** Removes the error of a field that has changed so that it no longer applies, or that is gone. */
  const settle = useEffectEvent((name: string) => {
    if (errors[name] === undefined || !form.current) return;
    const isOwn = errors[name] !== errorsProp[name];
    const isGone = controlsOf(form.current, name).length === 0;
    if (isGone || (isOwn && !validator.current?.check(name))) setError(name, null);
  });
  const settled = useRef(settle);
  useEffect(() => {
    settled.current = settle;
  });

  const context = useMemo(
    () => ({
      idOf: (name: string) => `${formId}-${name}`,
      addRules: (name: string, added: FieldRules) => {
        rules.current[name] = added;
        settled.current(name);
        return () => {
          if (rules.current[name] === added) delete rules.current[name];
          // A field adds its rules again after each render.
          queueMicrotask(() => settled.current(name));
        };
      },
    }),
    [formId],
  );

  const onResult = useEffectEvent((name: string, message: string | null) => {
    // After a submit, the focus moves to the first error, which reads it and scrolls to it.
    if (!message || isSubmitting.current) return setError(name, message);
    flushSync(() => setError(name, message));
    announce(message);
    // The message moved everything below it, perhaps the focused control out of view. jsdom cannot scroll.
    form.current?.querySelector(':focus')?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  });
  // With React's `change`, which the field's own handler receives too. State that is set earlier, by a native listener or
  // at the `input` of a select, would render the field with its old value.
  const touch = (event: SyntheticEvent) => {
    const name = isInDom(event) && (event.target as Element).getAttribute('name');
    if (name && !isSubmitting.current && errors[name] !== undefined) setError(name, null);
  };
  useEffect(() => {
    if (!form.current) return;
    validator.current = watchForm(form.current, {
      fields: rules.current,
      registry,
      onResult: (name, message) => onResult(name, message),
    });
    return () => validator.current?.disconnect();
  }, [form, registry]);

  // The page has another language; it translates the server's errors itself.
  useChange(standardRules, () => {
    const own = Object.keys(errors).filter((name) => errors[name] !== errorsProp[name]);
    for (const name of own) setError(name, validator.current?.check(name) ?? null);
  });

  const focusFirst = (wrong: FormErrors) => {
    isSubmitting.current = true;
    firstField(form.current, wrong)?.focus();
    isSubmitting.current = false;
  };
  const focusAnswer = useEffectEvent(() => {
    if (focusesFirstError) focusFirst(errorsProp);
  });
  useEffect(() => focusAnswer(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A dialog that a field has opened may have a form of its own.
    if (!isInDom(event)) return;
    if (shouldValidate?.(event.currentTarget) !== false) {
      isSubmitting.current = true;
      const wrong = flushSync(() => validator.current?.validate() ?? {});
      isSubmitting.current = false;
      if (Object.keys(wrong).length > 0) {
        event.preventDefault();
        flushSync(() => onInvalidSubmit?.());
        focusFirst(wrong);
        return;
      }
    }
    onSubmit?.(event);
  };

  // Without JavaScript, the browser's own validation is better than none. react-aria passes these on, untyped.
  const untyped = { noValidate: isHydrated, onFocus: touch, onChange: touch } as object;
  // An unnamed form is no landmark; not every browser and checker concludes that from the missing name.
  const landmark = native['aria-label'] || native['aria-labelledby'] ? {} : ({ role: 'none' } as object);
  return (
    // react-aria would add the props of a form around it, such as `action` and `onSubmit`.
    <FormContext value={null}>
      <AriaForm
        {...native}
        {...landmark}
        ref={form}
        className={classNames(styles.form, className)}
        aria-busy={isBusy || undefined}
        validationBehavior="aria"
        validationErrors={errors}
        {...untyped}
        onSubmit={submit}
        onReset={(event) => isInDom(event) && !event.defaultPrevented && setErrors(NO_ERRORS)}
      >
        <FormFieldsContext value={context}>
          {showsErrorSummary && Object.keys(errorsProp).length > 0 && (
            <ErrorSummary errors={errorsProp} labels={summaryLabels} />
          )}
          {children}
        </FormFieldsContext>
      </AriaForm>
    </FormContext>
  );
}

/** The shown errors; new ones from a server replace them all. */
function useErrors(errorsProp: FormErrors) {
  const [errors, setErrors] = useState(errorsProp);
  const [last, setLast] = useState(errorsProp);
  if (JSON.stringify(errorsProp) !== JSON.stringify(last)) {
    setLast(errorsProp);
    setErrors(errorsProp);
  }
  return [errors, setErrors] as const;
}

/** The first invalid field in DOM order, which differs between countries. */
const firstField = (form: HTMLFormElement | null, errors: FormErrors) =>
  [...(form?.elements ?? [])].find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && Object.hasOwn(errors, element.getAttribute('name') ?? ''),
  );
