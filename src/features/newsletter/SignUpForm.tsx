import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { agentForm, respondToAgent } from '#src/lib/agentForms.ts';
import { controlsOf } from '#src/lib/forms/formValidator.ts';
import { COMMERCIAL_CONSENT, type SignUpValues } from '#src/schemas/newsletter.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { FAILURE_TEXTS } from '#src/ui/Form/FailureAnswer.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { FormAnswer } from '#src/ui/Form/FormAnswer.tsx';
import { problemTexts } from '#src/ui/Form/problemTexts.ts';
import { SiteField } from '#src/ui/Form/SiteField.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { TrapField } from '#src/ui/TrapField/TrapField.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { NewsletterFootnotes } from './NewsletterFootnotes.tsx';
import {
  checkSignUp,
  EMPTY_ENTRY,
  isSameAddress,
  lockedFields,
  readSignUpInput,
  type SignUpInput,
  type SignUpOrigin,
  type SignUpOutcome,
  type SignUpProblems,
  startsExpanded,
  TRAP_NAME,
} from './newsletterModel.ts';
import type { NewsletterSlots } from './newsletterSlots.ts';
import { SignUpDetails } from './SignUpDetails.tsx';
import styles from './SignUpForm.module.css';
import { textProps, useEntered } from './useEntered.ts';
import { useSignUpRules } from './useSignUpRules.ts';

/** A valid form, or one that a robot has filled in. */
export interface SignUpSubmission {
  entry: SignUpInput;
  values: SignUpValues;
  /** All values, also those of the page's own fields. */
  formData: FormData;
  isRobot: boolean;
}

export interface SignUpFormProps {
  /** Where the form posts to without JavaScript. */
  action: string;
  origin: SignUpOrigin;
  /** The initial values; those of a customer may arrive late. */
  entry: SignUpInput;
  /** Validation errors from the shop or the server. */
  problems: SignUpProblems;
  /** The form is the server's response to a submission: its errors are listed above it. */
  isPosted: boolean;
  /** The response came without a page load, and its error takes the focus. */
  focusesError: boolean;
  /** The result of the last attempt. */
  outcome: SignUpOutcome | null;
  /** The stored data of a logged-in customer. */
  stored: SignUpInput | null;
  showsDoiError: boolean;
  /** Called when the e-mail address is focused: the banner about the expired link can close. */
  onDoiErrorSeen: () => void;
  showsVoucherNote: boolean;
  slots: NewsletterSlots;
  /** All values of the last attempt. */
  formData: FormData | null;
  /** The form stays busy until the promise settles. */
  onSubmit: (submission: SignUpSubmission) => Promise<void>;
}

export function SignUpForm({
  action,
  origin,
  entry,
  problems,
  isPosted,
  focusesError,
  outcome,
  stored,
  showsDoiError,
  onDoiErrorSeen,
  showsVoucherNote,
  slots,
  formData,
  onSubmit,
}: SignUpFormProps) {
  const text = useText();
  const site = useSite();
  const { newsletter: rule } = site;
  const isHydrated = useIsHydrated();
  const rules = useSignUpRules();
  const [isSubmitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [isOpened, setOpened] = useState(() => Object.keys(problems).length > 0);
  const address = useEntered(entry.email);
  // An earlier consent and the locks apply to the customer's own address, not to another one entered here.
  const own = stored && isSameAddress(address.value, stored.email) ? stored : null;
  const fields = {
    email: address,
    salutation: useEntered(entry.salutation),
    firstName: useEntered(entry.firstName),
    lastName: useEntered(entry.lastName),
    legals: useEntered([...entry.legals, ...(own?.legals ?? [])].includes(COMMERCIAL_CONSENT)),
    dne: useEntered(entry.consents.includes('DNE')),
  };
  // What was autofilled, or entered before hydration, opens the form too: no consent without its text.
  const isExpanded =
    isOpened || startsExpanded(entry, rule) || Object.values(fields).some(({ isTouched }) => isTouched);
  // The question stays for a user who is about to answer it.
  const hasDne = own?.consents.includes('DNE') === true && !fields.dne.isTouched;
  const locked = new Set(
    own &&
      [...lockedFields(own, rule)].filter(
        (field) => !fields[field].isTouched && fields[field].value === own[field],
      ),
  );

  const keepFocused = useEffectEvent(() => {
    const { activeElement } = document;
    const name = form.current?.contains(activeElement) ? activeElement?.getAttribute('name') : null;
    if (name === 'consents') fields.dne.keep();
    else if (name && name in fields) fields[name as keyof typeof fields].keep();
  });
  // A field may have the focus since before hydration.
  useEffect(() => keepFocused(), []);

  const expand = () => {
    setOpened(true);
    if (showsDoiError) keepScrollPosition(onDoiErrorSeen);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const { currentTarget } = event;
    const typed = readSignUpInput((name) => readAll(currentTarget, name));
    const isRobot = hasTrapText(currentTarget);
    // Some browsers fill in an address without an event.
    if (!isExpanded && !isRobot) {
      expand();
      return;
    }
    // Customers who have already agreed are not asked again, and signing up does not withdraw the consent.
    const checked = checkSignUp(hasDne ? { ...typed, consents: ['DNE'] } : typed, rule);
    const values = checked.ok ? checked.value : EMPTY_ENTRY;
    // Fields that become inert lose the focus; the button shows the progress.
    if (currentTarget.contains(document.activeElement))
      currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    setSubmitting(true);
    const isSent = onSubmit({ entry: typed, values, formData: new FormData(currentTarget), isRobot });
    respondToAgent(
      event.nativeEvent,
      isSent.then(() => 'The shop has answered; the page shows the answer.'),
    );
    await isSent;
  };

  const errors = problemTexts(problems, text);
  return (
    <Form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      errors={errors}
      showsErrorSummary={isPosted}
      summaryLabels={{
        firstName: text('forms.first_name.label'),
        lastName: text('forms.last_name.label'),
      }}
      focusesFirstError={focusesError}
      isBusy={isSubmitting}
      data-expanded={isExpanded || undefined}
      shouldValidate={(form) => !hasTrapText(form)}
      onInvalidSubmit={() => setOpened(true)}
      onSubmit={submit}
      {...agentForm('newsletter', site)}
    >
      {outcome?.status === 'ERROR_GENERIC' && <GenericError isPosted={isPosted} outcome={outcome} />}
      {showsDoiError && (
        <Notification state="error" code="ERROR_DOI" isAnnounced={isHydrated}>
          {text('newsletter.error_doi')}
        </Notification>
      )}
      {/* Nothing is edited while it is sent. */}
      <div className={styles.fields} inert={isSubmitting}>
        <EmailField
          name="email"
          rules={rules.email}
          {...textProps(fields.email)}
          onFocus={() => {
            fields.email.keep();
            expand();
          }}
          enterKeyHint="send"
        />
        <div className={styles.more}>
          <div className={styles.moreInner}>
            <SignUpDetails
              entry={entry}
              fields={fields}
              locked={locked}
              hidesDne={hasDne}
              fieldsSlot={slots.fields}
              formData={formData}
            />
          </div>
        </div>
        <TrapField name={TRAP_NAME} />
        <SiteField />
        <input type="hidden" name="origin" value={origin.origin} />
        <input type="hidden" name="originAddition" value={origin.originAddition} />
      </div>
      <Button type="submit" size="large" isLoading={isSubmitting} className={styles.submit}>
        {text(rule.discountPercent === null ? 'newsletter.submit_plain' : 'newsletter.submit')}
      </Button>
      <NewsletterFootnotes showsVoucherNote={showsVoucherNote} slot={slots.footnotes} />
    </Form>
  );
}

const GENERIC_TEXTS = {
  limited: 'newsletter.error_limit',
  outdated: FAILURE_TEXTS.outdated,
  down: 'newsletter.error_generic',
} as const;

/** The error of an attempt as a whole; the page that responds to a submission begins with it. */
function GenericError({ isPosted, outcome }: { isPosted: boolean; outcome: SignUpOutcome }) {
  const text = useText();
  const Message = isPosted ? FormAnswer : Notification;
  return (
    <Message state="error" code="ERROR_GENERIC">
      {text(GENERIC_TEXTS[outcome.failure ?? 'down'])}
    </Message>
  );
}

/** All values of a name, including those of disabled fields, which `FormData` omits. */
const readAll = (form: HTMLFormElement, name: string): string[] =>
  controlsOf(form, name).flatMap((control) =>
    control.type === 'checkbox' && !(control as HTMLInputElement).checked ? [] : control.value,
  );

const hasTrapText = (form: HTMLFormElement) => readAll(form, TRAP_NAME).some((value) => value !== '');

/** Applies a change above the focused field and scrolls by the same distance, so that the field does not move. */
function keepScrollPosition(change: () => void) {
  const top = () => document.activeElement?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const after = top();
  if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
}
