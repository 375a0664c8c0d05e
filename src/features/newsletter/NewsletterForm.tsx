import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { flushSync } from 'react-dom';
import type { NewsletterImages } from '#src/config/sites.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { readEmail } from '#src/lib/forms/enteredText.ts';
import { followFreshness } from '#src/lib/freshness.ts';
import { personAtom } from '#src/state/visitorAtoms.ts';
import { prefersStillness } from '#src/ui/prefersStillness.ts';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useFirstId } from '#src/ui/useFirstId.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './NewsletterForm.module.css';
import { NewsletterImage } from './NewsletterImage.tsx';
import { NewsletterSuccess } from './NewsletterSuccess.tsx';
import {
  baseDataAtom,
  followCustomerAtom,
  forgetBaseDataAtom,
  isCustomerAtom,
  loadBaseDataAtom,
  resendAtom,
  signUpAtom,
  signUpRobotAtom,
  trackPostedAtom,
} from './newsletterAtoms.ts';
import {
  checkSignUp,
  EMPTY_ENTRY,
  type PostedSignUp,
  type SignUpInput,
  type SignUpOrigin,
  type SignUpOutcome,
  type SignUpProblems,
  toSignUpEntry,
} from './newsletterModel.ts';
import type { NewsletterSlots } from './newsletterSlots.ts';
import { SignUpForm, type SignUpSubmission } from './SignUpForm.tsx';

export interface NewsletterFormProps extends RootProps<HTMLElement> {
  /** Where on the site the form is, for the shop's statistics: `footer`, `page`. */
  origin: string;
  /** More detail about the place, such as the page's name. @default '' */
  originAddition?: string | undefined;
  /** The visitor followed a confirmation link that is no longer valid. @default false */
  hasDoiError?: boolean | undefined;
  /** @default the site's `newsletter.images`; `null` for none */
  images?: NewsletterImages | null | undefined;
  /** Scrolls the success message into view. @default false */
  scrollsIntoView?: boolean | undefined;
  /**
   * Called after a successful sign-up with all values, also of your own fields; after a post before hydration, with the
   * library's own values. The event `newsletter-successful-submit` has the address.
   */
  onSuccessfulSubmit?: ((detail: { email: string; formData: FormData }) => void) | undefined;
  /** Shows the voucher footnote and its mark at the title, on sites with a voucher. @default true */
  showsVoucherNote?: boolean | undefined;
  /** Where the form posts to without JavaScript. @default the site's `paths.newsletter` */
  action?: string | undefined;
  /** The result of a form that was posted without JavaScript. */
  posted?: PostedSignUp | null | undefined;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Custom content in places of the form. */
  slots?: NewsletterSlots | undefined;
}

const NO_SLOTS: NewsletterSlots = {};

/** One attempt: each mounts a new form without the state of the last one. */
interface Attempt {
  count: number;
  entry: SignUpInput;
  problems: SignUpProblems;
  outcome: SignUpOutcome | null;
  /** What the shop accepted: the success message shows its e-mail address, and it can be sent again. */
  sent: SignUpInput;
  /** The sign-up was a robot's: it was not sent, and is not sent again. */
  isRobot: boolean;
  /** All values of the last attempt, also those of the page's own fields; `null` before it. */
  formData: FormData | null;
  /** The response came without a page load, while the user was in the form. */
  takesFocus: boolean;
  /** Before the first attempt, the customer's stored data fills the form. */
  isFirst: boolean;
}

function firstAttempt(posted: PostedSignUp | null | undefined): Attempt {
  const entry = posted?.entry ?? EMPTY_ENTRY;
  const outcome = posted?.outcome ?? null;
  return {
    count: 0,
    entry,
    problems: posted?.problems ?? {},
    outcome,
    // As the server has read it.
    sent: { ...entry, email: readEmail(entry.email) },
    isRobot: posted?.isRobot === true,
    formData: null,
    takesFocus: false,
    isFirst: !posted,
  };
}

/**
 * The newsletter sign-up with double opt-in, by the rules of its site. Initially it asks only for the e-mail address,
 * whose focus opens the rest. Without JavaScript the browser posts the form.
 *
 * @example
 * <NewsletterForm origin="page" scrollsIntoView onSuccessfulSubmit={({ email }) => remember(email)} />
 */
export function NewsletterForm({
  origin,
  originAddition = '',
  hasDoiError = false,
  images,
  scrollsIntoView = false,
  onSuccessfulSubmit,
  showsVoucherNote = true,
  action,
  posted,
  headingLevel = 2,
  slots = NO_SLOTS,
  className,
  ref,
  ...rest
}: NewsletterFormProps) {
  const text = useText();
  const rootAttributes = useRoot('newsletter', rest);
  const { newsletter: rule, links, paths } = useSite();
  const signUp = useSetAtom(signUpAtom);
  const signUpRobot = useSetAtom(signUpRobotAtom);
  const resendSignUp = useSetAtom(resendAtom);
  const [attempt, setAttempt] = useState(() => firstAttempt(posted));
  const [showsDoiError, setShowsDoiError] = useState(hasDoiError);
  const root = useObjectRef(ref);
  const id = useFirstId(rest.id ?? 'newsletter', root);
  const hasVoucherNote =
    showsVoucherNote && rule.discountPercent !== null && links.voucherConditions !== null;
  const headingId = useId();
  const stored = useStoredEntry();
  useTrackedPost(posted, onSuccessfulSubmit);
  // The form discards the customer's entries together with the stored data.
  const [hadStored, setHadStored] = useState(false);
  if (hadStored !== (stored !== null)) {
    setHadStored(stored !== null);
    if (hadStored) setAttempt(({ count }) => ({ ...firstAttempt(null), count: count + 1 }));
  }
  const from: SignUpOrigin = { origin, originAddition };

  const finish = (outcome: SignUpOutcome, { entry, values, formData, isRobot }: SignUpSubmission) => {
    const isSuccess = outcome.status === 'SUCCESS';
    const isInvalidEmail = outcome.status === 'ERROR_INVALID_EMAIL';
    // A user who moved elsewhere on the page in the meantime keeps the focus there.
    const active = document.activeElement;
    const takesFocus = !active || active === document.body || root.current?.contains(active) === true;
    flushSync(() => {
      setShowsDoiError(false);
      setAttempt(({ count }) => ({
        count: count + 1,
        entry: isSuccess ? EMPTY_ENTRY : entry,
        problems: isInvalidEmail ? { email: 'newsletter.email.invalid' } : {},
        outcome,
        sent: isRobot ? { ...entry, email: entry.email.trim() } : values,
        isRobot,
        formData: isSuccess ? null : formData,
        takesFocus,
        isFirst: false,
      }));
    });
    if (takesFocus && !isInvalidEmail) {
      const target = isSuccess ? '[data-part="newsletter-success"]' : '[type="submit"]';
      root.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    }
    if (isSuccess) {
      const behavior = prefersStillness(window) ? 'instant' : 'smooth';
      if (scrollsIntoView) root.current?.scrollIntoView({ block: 'center', behavior });
      // A robot is shown success, but there is no sign-up to report.
      if (!isRobot) onSuccessfulSubmit?.({ email: values.email, formData });
    }
  };

  const submit = async (submission: SignUpSubmission) =>
    finish(submission.isRobot ? signUpRobot(from) : await signUp(submission.values, from), submission);

  const resend = async (): Promise<SignUpOutcome> => {
    const checked = checkSignUp(attempt.sent, rule);
    return checked.ok && !attempt.isRobot ? resendSignUp(checked.value, from) : { status: 'SUCCESS' };
  };

  const correct = () => {
    flushSync(() =>
      setAttempt(({ count, sent }) => ({
        ...firstAttempt(null),
        count: count + 1,
        entry: sent,
        isFirst: false,
      })),
    );
    root.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  };

  const isDone = attempt.outcome?.status === 'SUCCESS';
  const shownImages = images === undefined ? rule.images : images;
  const beside = shownImages ? 'image' : rule.discountPercent === null ? undefined : 'bubble';
  // A stored consent is not an entry: it applies only to the customer's own address.
  const known = stored && { ...stored, consents: [], legals: [] };
  const start = attempt.isFirst ? (known ?? attempt.entry) : attempt.entry;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={root}
      className={classNames(styles.newsletter, className)}
      {...rootAttributes}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={styles.inner} data-beside={beside}>
        <div className={styles.content}>
          {isDone ? (
            <NewsletterSuccess
              headingId={headingId}
              sent={attempt.sent}
              headingLevel={headingLevel}
              action={action ?? paths.newsletter}
              origin={from}
              isRobot={attempt.isRobot}
              isResent={attempt.count === 0 && posted?.isResent === true}
              isPosted={attempt.count === 0 && Boolean(posted)}
              onResend={resend}
              onCorrect={correct}
            />
          ) : (
            <>
              <div className={styles.opening}>
                <Heading className={styles.title}>
                  {/* The mark of the footnote would be read as a digit. */}
                  <span id={headingId}>
                    {rule.discountPercent === null
                      ? text('newsletter.title_plain')
                      : text('newsletter.title', { percent: rule.discountPercent })}
                  </span>
                  {hasVoucherNote && (
                    <sup className={styles.mark} aria-hidden="true">
                      1
                    </sup>
                  )}
                </Heading>
                <p className={styles.intro}>
                  {text(rule.namesAssortment ? 'newsletter.intro' : 'newsletter.intro_plain')}
                </p>
              </div>
              <SignUpForm
                key={attempt.count}
                action={action ?? paths.newsletter}
                origin={from}
                entry={start}
                problems={attempt.problems}
                outcome={attempt.outcome}
                isPosted={attempt.count === 0 && Boolean(posted)}
                focusesError={attempt.takesFocus}
                stored={stored}
                showsDoiError={showsDoiError}
                onDoiErrorSeen={() => setShowsDoiError(false)}
                showsVoucherNote={hasVoucherNote}
                slots={slots}
                formData={attempt.formData}
                onSubmit={submit}
              />
            </>
          )}
        </div>
        {/* After the text: while the document arrives, the image would move down with each line of the form. */}
        {beside && <NewsletterImage images={shownImages} />}
      </div>
    </section>
  );
}

/** The posted sign-ups that were reported. A form that is mounted again, as in another language, has the same one. */
const tracked = new WeakSet<SignUpOrigin>();

/** Reports a sign-up that was posted before hydration, or without JavaScript, to analytics and the page once. */
function useTrackedPost(
  posted: PostedSignUp | null | undefined,
  onAccepted: NewsletterFormProps['onSuccessfulSubmit'],
): void {
  const track = useSetAtom(trackPostedAtom);
  const reportAccepted = useEffectEvent((email: string) => {
    const formData = new FormData();
    for (const [name, value] of Object.entries(posted?.entry ?? {}))
      for (const each of [value].flat()) formData.append(name, each);
    onAccepted?.({ email, formData });
  });
  const triedFrom = posted?.triedFrom;
  const isAccepted = posted?.outcome?.status === 'SUCCESS' && !posted.isRobot;
  const accepted = isAccepted ? readEmail(posted.entry.email) : null;
  useEffect(() => {
    if (!triedFrom || tracked.has(triedFrom)) return;
    tracked.add(triedFrom);
    track(triedFrom, accepted);
    if (accepted !== null) reportAccepted(accepted);
  }, [track, triedFrom, accepted]);
}

/** A logged-in customer's data, when they are known. */
function useStoredEntry(): SignUpInput | null {
  const baseData = useAtomValue(baseDataAtom);
  const load = useSetAtom(loadBaseDataAtom);
  const forget = useSetAtom(forgetBaseDataAtom);
  // The visitor has logged in or out, in this tab, in another tab, or before the browser restored the page.
  const person = useAtomValue(personAtom);
  const followCustomer = useSetAtom(followCustomerAtom);
  useLayoutEffect(() => followCustomer(), [followCustomer, person]);
  const isCustomer = useAtomValue(isCustomerAtom);
  useEffect(() => void load(), [load, person, isCustomer]);
  useEffect(
    () =>
      followFreshness('visitor', {
        forget: () => flushSync(forget),
        refresh: (cause) => cause === 'restored' && void load(),
      }),
    [forget, load],
  );
  // The server's markup has no data of a customer, and hydration keeps what its fields hold.
  const isHydrated = useIsHydrated();
  return isHydrated && baseData ? toSignUpEntry(baseData) : null;
}
