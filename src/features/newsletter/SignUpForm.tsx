import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { type FieldRules, type FormValidator, watchForm } from '#src/lib/formValidator.ts';
import type { SignUpValues } from '#src/schemas/newsletter.ts';
import { COMMERCIAL_CONSENT } from '#src/schemas/newsletter.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { PlainButton } from '#src/ui/Button/PlainButton.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { NewsletterFootnotes } from './NewsletterFootnotes.tsx';
import {
  checkSignUp,
  checkSignUpField,
  type NewsletterRule,
  readSignUpEntry,
  SIGN_UP_FIELDS,
  type SignUpEntry,
  type SignUpField,
  type SignUpOrigin,
  type SignUpOutcome,
  type SignUpProblems,
  startsExpanded,
  TRAP_NAME,
} from './newsletterModel.ts';
import { SignUpDetails } from './SignUpDetails.tsx';
import styles from './SignUpForm.module.css';
import { TrapField } from './TrapField.tsx';

/** Takes a form that holds, or one that a robot has filled; the form stays busy until the promise settles. */
export type SignUpSubmit = (submission: {
  entry: SignUpEntry;
  values: SignUpValues;
  isRobot: boolean;
}) => Promise<void>;

export interface SignUpFormProps {
  /** Where the form posts without JavaScript. */
  action: string;
  origin: SignUpOrigin;
  /** What the form starts with. */
  entry: SignUpEntry;
  /** What is wrong from the start: the shop or the server has found it. */
  problems: SignUpProblems;
  /** How the last try ended. */
  outcome: SignUpOutcome | null;
  /** Pre-filled fields that cannot be changed. */
  locked: ReadonlySet<SignUpField>;
  /** The person agreed to personal offers before (NWL-04). */
  hidesDne: boolean;
  showsDoiError: boolean;
  /** The person has come to the address, so the banner about the old link may leave. */
  onDoiErrorSeen: () => void;
  /** True while the page itself moves the focus: an error then stays (contract: calls, newsletter). */
  isMovingFocus: RefObject<boolean>;
  onSubmit: SignUpSubmit;
}

/** The form itself, for one try. Its fields belong to the browser; this only knows what is wrong and what is open. */
export function SignUpForm({
  action,
  origin,
  entry,
  problems: givenProblems,
  outcome,
  locked,
  hidesDne,
  showsDoiError,
  onDoiErrorSeen,
  isMovingFocus,
  onSubmit,
}: SignUpFormProps) {
  const text = useText();
  const { newsletter: rule } = useSite();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(givenProblems);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isExpanded, setExpanded] = useState(
    () => startsExpanded(entry, rule) || Object.keys(givenProblems).length > 0,
  );
  const validator = useSignUpValidator(form, rule, isMovingFocus, setProblems);

  const comeToEmail = () => {
    setExpanded(true);
    if (showsDoiError && !isMovingFocus.current) keepInPlace(form.current, onDoiErrorSeen);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSubmitting) return;
    const typed = readForm(element, hidesDne);
    const isRobot = readAll(element, TRAP_NAME).some((value) => value !== '');
    const checked = checkSignUp(typed, rule);
    if (!checked.ok && !isRobot) {
      flushSync(() => {
        setExpanded(true);
        validator.current?.validate();
      });
      isMovingFocus.current = true;
      // In the order of the form: it is not the same in every country.
      const names = SIGN_UP_FIELDS.filter((field) => checked.error[field]);
      element.querySelector<HTMLElement>(names.map((name) => `[name="${name}"]`).join())?.focus();
      isMovingFocus.current = false;
      return;
    }
    setSubmitting(true);
    await onSubmit({ entry: typed, values: checked.ok ? checked.value : NO_VALUES, isRobot });
  };

  const problemText = (field: SignUpField) => {
    const problem = problems[field];
    return problem && text(problem);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      // Without JavaScript the browser's own checks are better than none.
      noValidate={isHydrated}
      data-expanded={isExpanded || undefined}
      aria-busy={isSubmitting || undefined}
      onSubmit={submit}
    >
      {outcome?.status === 'ERROR_GENERIC' && (
        <Notification state="error" code="ERROR_GENERIC">
          {text(outcome.isLimited ? 'newsletter.error_limit' : 'newsletter.error_generic')}
        </Notification>
      )}
      {showsDoiError && (
        <Notification state="error" code="ERROR_DOI" isAnnounced={isHydrated}>
          {text('newsletter.error_doi')}
        </Notification>
      )}
      <fieldset className={styles.fields} disabled={isSubmitting}>
        <div className={styles.email}>
          <EmailField
            name="email"
            isRequired
            defaultValue={entry.email}
            error={problemText('email')}
            onFocus={comeToEmail}
            enterKeyHint="send"
          />
        </div>
        <div className={styles.more}>
          <div className={styles.moreInner}>
            <SignUpDetails entry={entry} locked={locked} hidesDne={hidesDne} problemText={problemText} />
          </div>
        </div>
        <TrapField />
        <input type="hidden" name="origin" value={origin.origin} />
        <input type="hidden" name="originAddition" value={origin.originAddition} />
      </fieldset>
      <PlainButton type="submit" size="large" isLoading={isSubmitting} className={styles.submit}>
        {text('newsletter.submit')}
      </PlainButton>
      <NewsletterFootnotes />
    </form>
  );
}

const NO_VALUES: SignUpValues = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  consents: [],
  legals: [],
};

const toList = (elements: Element | RadioNodeList | null) =>
  elements instanceof RadioNodeList ? [...elements] : elements ? [elements] : [];

/** All values under a name, also of disabled fields, which `FormData` leaves out. */
function readAll(form: HTMLFormElement, name: string): string[] {
  return toList(form.elements.namedItem(name)).flatMap((element) => {
    if (element instanceof HTMLInputElement && element.type === 'checkbox')
      return element.checked ? element.value : [];
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : [];
  });
}

function readForm(form: HTMLFormElement, hasDne: boolean): SignUpEntry {
  const entry = readSignUpEntry((name) => readAll(form, name));
  // Who agreed before is not asked again, and does not take it back by signing up.
  return hasDne ? { ...entry, consents: ['DNE'] } : entry;
}

/** Runs a change above the form and scrolls along, so that what the person is at stays where it is. */
function keepInPlace(form: HTMLFormElement | null, change: () => void) {
  const before = form?.querySelector('[name="email"]')?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = form?.querySelector('[name="email"]')?.getBoundingClientRect().top ?? 0;
  if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
}

/** Looks at fields as INP-07 says: when they are left or changed; errors leave when a person comes back (NWL-07). */
function useSignUpValidator(
  form: RefObject<HTMLFormElement | null>,
  rule: NewsletterRule,
  isMovingFocus: RefObject<boolean>,
  setProblems: (change: (problems: SignUpProblems) => SignUpProblems) => void,
) {
  const text = useText();
  const announce = useAnnounce();
  const validator = useRef<FormValidator>(null);
  useEffect(() => {
    if (!form.current) return;
    const element = form.current;
    let isWholeForm = false;
    const put = (field: string, problem: MessageId | null) =>
      setProblems(({ [field as SignUpField]: _, ...others }) =>
        problem ? { ...others, [field]: problem } : others,
      );
    const watched = watchForm(element, {
      fields: Object.fromEntries(SIGN_UP_FIELDS.map((field) => [field, fieldRules(field, rule)])),
      onResult: (field, problem) => {
        put(field, problem as MessageId | null);
        // On submit the focus goes to the first error and reads it; here the person has already gone on.
        if (problem && !isWholeForm) announce(text(problem as MessageId));
      },
      onTouch: (field) => {
        if (!isMovingFocus.current) put(field, null);
      },
    });
    validator.current = {
      ...watched,
      validate() {
        isWholeForm = true;
        const messages = watched.validate();
        isWholeForm = false;
        return messages;
      },
    };
    return () => watched.disconnect();
  }, [form, rule, isMovingFocus, setProblems, text, announce]);
  return validator;
}

/** The validator speaks in text ids here; the form puts them into words. */
function fieldRules(field: SignUpField, rule: NewsletterRule): FieldRules {
  return {
    label: field,
    validators: [
      ({ value, isChecked }) =>
        checkSignUpField(field, field === 'legals' ? (isChecked ? [COMMERCIAL_CONSENT] : []) : value, rule) ??
        true,
    ],
  };
}
