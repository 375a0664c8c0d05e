import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Form as AriaForm } from 'react-aria-components/Form';
import { flushSync } from 'react-dom';
import {
  type FieldRules,
  type FormValidator,
  type ValidatorRegistry,
  watchForm,
} from '#src/lib/forms/formValidator.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFieldsContext } from './formRules.ts';
import { useStandardRules } from './useStandardRules.ts';

/** Errors by field name. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormProps
  extends Pick<
    ComponentProps<typeof AriaForm>,
    'action' | 'autoComplete' | 'encType' | 'id' | 'method' | 'target' | 'aria-label' | 'aria-labelledby'
  > {
  /** A state for styles. */
  'data-expanded'?: boolean | undefined;
  /** Marks the form as busy, while it is sent. @default false */
  isBusy?: boolean;
  /** For the form element, to lay it out. */
  className?: string | undefined;
  /** Fields and buttons. */
  children: ReactNode;
  /** What a server found, by field name. New errors replace all shown ones; a field's error leaves when it is edited. */
  errors?: FormErrors | undefined;
  /** Lists `errors` above the form with links to the fields, and focuses the list (INP-13). @default false */
  showsErrorSummary?: boolean;
  /** Focuses the first field of `errors` when the form appears: for an answer that came without a new page. @default false */
  focusesFirstError?: boolean;
  /** The rules that fields can name. @default `required`, `email` and `personName` */
  registry?: ValidatorRegistry;
  /** Answers `false` for a form that is sent unchecked. */
  shouldValidate?: (form: HTMLFormElement) => boolean;
  /** Called on submit when all rules hold. Call `preventDefault` to keep the browser from posting the form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Called on submit when a rule does not hold, before the first such field gets the focus. */
  onInvalidSubmit?: () => void;
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
}

const NO_ERRORS: FormErrors = {};

/**
 * A form on react-aria's `Form`. Fields bring their rules (`rules`); the form checks them on blur, on change and on
 * submit, never while a person types (INP-07), and hands the errors to react-aria's validation, which shows them. An
 * error leaves when its field is focused or edited. A failed submit focuses the first field with an error. Without
 * JavaScript the browser posts the form, and checks `required` itself.
 *
 * @example
 * <Form method="post" action="/contact" errors={errors} showsErrorSummary>
 *   <EmailField name="email" />
 *   <Button type="submit">Senden</Button>
 * </Form>
 */
export function Form({
  children,
  errors: givenErrors = NO_ERRORS,
  showsErrorSummary = false,
  focusesFirstError = false,
  registry: givenRegistry,
  shouldValidate,
  onSubmit,
  onInvalidSubmit,
  isBusy = false,
  className = '',
  ref,
  ...native
}: FormProps) {
  const announce = useAnnounce();
  const isHydrated = useIsHydrated();
  const standardRules = useStandardRules();
  const registry = givenRegistry ?? standardRules;
  const formId = useId();
  const form = useObjectRef(ref);
  const validator = useRef<FormValidator>(null);
  const rules = useRef<Record<string, FieldRules>>({});
  // True while the form itself moves the focus, or checks all fields: neither clears nor announces errors.
  const isSubmitting = useRef(false);
  const [errors, setErrors] = useErrors(givenErrors);

  const context = useMemo(
    () => ({
      idOf: (name: string) => `${formId}-${name}`,
      addRules: (name: string, added: FieldRules) => {
        rules.current[name] = added;
        return () => {
          if (rules.current[name] === added) delete rules.current[name];
        };
      },
    }),
    [formId],
  );

  const setError = (name: string, message: string | null) =>
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
  const onResult = useEffectEvent((name: string, message: string | null) => {
    setError(name, message);
    // After a submit the focus reads the first error; on blur the person has moved on.
    if (message && !isSubmitting.current) announce(message);
  });
  const onTouch = useEffectEvent((name: string) => {
    if (!isSubmitting.current && errors[name] !== undefined) setError(name, null);
  });
  useEffect(() => {
    if (!form.current) return;
    validator.current = watchForm(form.current, {
      fields: rules.current,
      registry,
      onResult: (name, message) => onResult(name, message),
      onTouch: (name) => onTouch(name),
    });
    return () => validator.current?.disconnect();
  }, [form, registry]);

  const focusFirst = (wrong: FormErrors) => {
    isSubmitting.current = true;
    firstField(form.current, wrong)?.focus();
    isSubmitting.current = false;
  };
  const focusAnswer = useEffectEvent(() => {
    if (focusesFirstError) focusFirst(givenErrors);
  });
  useEffect(() => focusAnswer(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
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

  // Without JavaScript the browser's own checks are better than none. react-aria passes the attribute on, untyped.
  const nativeChecks = { noValidate: isHydrated } as object;
  return (
    <AriaForm
      {...native}
      ref={form}
      className={className}
      aria-busy={isBusy || undefined}
      validationBehavior="aria"
      validationErrors={errors}
      {...nativeChecks}
      onSubmit={submit}
      onReset={() => setErrors(NO_ERRORS)}
    >
      <FormFieldsContext value={context}>
        {showsErrorSummary && Object.keys(givenErrors).length > 0 && <ErrorSummary errors={givenErrors} />}
        {children}
      </FormFieldsContext>
    </AriaForm>
  );
}

/** The errors that are shown; new ones from a server replace them all. */
function useErrors(given: FormErrors) {
  const [errors, setErrors] = useState(given);
  const [last, setLast] = useState(given);
  if (JSON.stringify(given) !== JSON.stringify(last)) {
    setLast(given);
    setErrors(given);
  }
  return [errors, setErrors] as const;
}

/** The first field with an error, in the order of the page: it is not the same in every country. */
const firstField = (form: HTMLFormElement | null, errors: FormErrors) =>
  [...(form?.elements ?? [])].find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && Object.hasOwn(errors, element.getAttribute('name') ?? ''),
  );
