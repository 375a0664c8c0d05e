import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { SignUpValues } from '#src/schemas/newsletter.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { TrapField } from '#src/ui/TrapField/TrapField.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { Answer } from './Answer.tsx';
import { NewsletterFootnotes } from './NewsletterFootnotes.tsx';
import {
  checkSignUp,
  isSameAddress,
  type Prefilled,
  readSignUpEntry,
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
import { useSignUpRules } from './useSignUpRules.ts';

/** Takes a valid form, or one that a robot has filled; the form stays busy until the promise settles. */
export type SignUpSubmit = (submission: {
  entry: SignUpEntry;
  values: SignUpValues;
  isRobot: boolean;
}) => Promise<void>;

export interface SignUpFormProps {
  /** Where the form posts without JavaScript. */
  action: string;
  origin: SignUpOrigin;
  /** The initial values. */
  entry: SignUpEntry;
  /** Problems that the shop or the server found. */
  problems: SignUpProblems;
  /** The form is a server's answer to a post: its errors are listed above it (INP-13). */
  isPosted: boolean;
  /** The answer came without a new page, and its error takes the focus. */
  focusesError: boolean;
  /** How the last attempt ended. */
  outcome: SignUpOutcome | null;
  /** What the shop knows about a logged-in customer (NWL-12). */
  prefilled: Prefilled | null;
  showsDoiError: boolean;
  /** Called when the address is focused: the banner about the old link can leave. */
  onDoiErrorSeen: () => void;
  showsVoucherNote: boolean;
  onSubmit: SignUpSubmit;
}

/** The form of one attempt. */
export function SignUpForm({
  action,
  origin,
  entry,
  problems,
  isPosted,
  focusesError,
  outcome,
  prefilled,
  showsDoiError,
  onDoiErrorSeen,
  showsVoucherNote,
  onSubmit,
}: SignUpFormProps) {
  const text = useText();
  const { newsletter: rule } = useSite();
  const isHydrated = useIsHydrated();
  const rules = useSignUpRules();
  const [isSubmitting, setSubmitting] = useState(false);
  const [isExpanded, setExpanded] = useState(
    () => startsExpanded(entry, rule) || Object.keys(problems).length > 0,
  );
  const [email, setEmail] = useState(entry.email);
  // An earlier consent belongs to the customer's own address, not to another one that is typed here (NWL-04, NWL-12).
  const hasDne = Boolean(prefilled?.hasDne && isSameAddress(email, prefilled.email));

  const expand = () => {
    setExpanded(true);
    if (showsDoiError) keepInPlace(onDoiErrorSeen);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const typed = readSignUpEntry((name) => readAll(form, name));
    const isRobot = hasTrapText(form);
    // A customer who agreed before is not asked again, and does not withdraw the consent by signing up.
    const checked = checkSignUp(hasDne ? { ...typed, consents: ['DNE'] } : typed, rule);
    setSubmitting(true);
    await onSubmit({ entry: typed, values: checked.ok ? checked.value : NO_VALUES, isRobot });
  };

  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, text(problem)]),
  );
  return (
    <Form
      className={styles.form}
      method="post"
      action={action}
      errors={errors}
      showsErrorSummary={isPosted}
      focusesFirstError={focusesError}
      isBusy={isSubmitting}
      data-expanded={isExpanded || undefined}
      shouldValidate={(form) => !hasTrapText(form)}
      onInvalidSubmit={() => setExpanded(true)}
      onSubmit={submit}
    >
      {outcome?.status === 'ERROR_GENERIC' && <GenericError isPosted={isPosted} outcome={outcome} />}
      {showsDoiError && (
        <Notification state="error" code="ERROR_DOI" isAnnounced={isHydrated}>
          {text('newsletter.error_doi')}
        </Notification>
      )}
      <fieldset className={styles.fields} disabled={isSubmitting}>
        <div className={styles.email}>
          <EmailField
            name="email"
            defaultValue={entry.email}
            rules={rules.email}
            onChange={setEmail}
            onFocus={expand}
            enterKeyHint="send"
          />
        </div>
        <div className={styles.more}>
          <div className={styles.moreInner}>
            <SignUpDetails entry={entry} locked={prefilled?.locked ?? NOTHING_LOCKED} hidesDne={hasDne} />
          </div>
        </div>
        <TrapField name={TRAP_NAME} />
        <input type="hidden" name="origin" value={origin.origin} />
        <input type="hidden" name="originAddition" value={origin.originAddition} />
      </fieldset>
      <Button type="submit" size="large" isLoading={isSubmitting} className={styles.submit}>
        {text('newsletter.submit')}
      </Button>
      <NewsletterFootnotes showsVoucherNote={showsVoucherNote} />
    </Form>
  );
}

/** The error of an attempt as a whole; the page that answers a post begins with it (NWL-11, INP-13). */
function GenericError({ isPosted, outcome }: { isPosted: boolean; outcome: SignUpOutcome }) {
  const text = useText();
  const words = text(outcome.isLimited ? 'newsletter.error_limit' : 'newsletter.error_generic');
  if (isPosted)
    return (
      <Answer state="error" code="ERROR_GENERIC">
        {words}
      </Answer>
    );
  return (
    <Notification state="error" code="ERROR_GENERIC">
      {words}
    </Notification>
  );
}

const NOTHING_LOCKED: ReadonlySet<SignUpField> = new Set();

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

const hasTrapText = (form: HTMLFormElement) => readAll(form, TRAP_NAME).some((value) => value !== '');

/** Runs a change above the focused field and scrolls along, so that the field stays in its place. */
function keepInPlace(change: () => void) {
  const top = () => document.activeElement?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const after = top();
  if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
}
