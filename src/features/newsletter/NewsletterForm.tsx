import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import styles from './NewsletterForm.module.css';
import { NewsletterImage, type NewsletterImages } from './NewsletterImage.tsx';
import { NewsletterSuccess } from './NewsletterSuccess.tsx';
import {
  baseDataAtom,
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
  type SignUpEntry,
  type SignUpOrigin,
  type SignUpOutcome,
  type SignUpProblems,
  toEntry,
  toPrefilled,
} from './newsletterModel.ts';
import { SignUpForm, type SignUpSubmit } from './SignUpForm.tsx';

export interface NewsletterFormProps {
  /** Where on the site the form stands, for the shop's statistics: `footer`, `page`. */
  origin: string;
  /** More about the place, such as the page's name (NWL-15). @default '' */
  originAddition?: string;
  /** The visitor followed a confirmation link that is no longer valid (NWL-11). @default false */
  hasDoiError?: boolean;
  /** @default the newsletter service's own pictures; `null` for none */
  images?: NewsletterImages | null;
  /** Brings the success message into view (NWL-10). @default false */
  scrollsIntoView?: boolean;
  /** After a successful sign-up; also sent as `newsletter-successful-submit` on `window` (NWL-10). */
  onSuccessfulSubmit?: (detail: { email: string }) => void;
  /** The footnote on the voucher and its mark at the title (NWL-13, NWL-19). @default true */
  showsVoucherNote?: boolean;
  /** Where the form posts without JavaScript (NWL-17). @default '/subscribenewsletter' */
  action?: string;
  /** The result of a form that was posted without JavaScript (NWL-17). */
  posted?: PostedSignUp | null;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Added to the classes of its root. */
  className?: string;
}

/** One attempt: each mounts a new form, so that nothing of the last one is left in it (NWL-10). */
interface Attempt {
  count: number;
  entry: SignUpEntry;
  problems: SignUpProblems;
  outcome: SignUpOutcome | null;
  /** The entry that the shop took: its address is in the success message, and it can be sent again. */
  sent: SignUpEntry;
  /** The answer came without a new page, while the person was at the form. */
  takesFocus: boolean;
}

function firstAttempt(posted: PostedSignUp | null | undefined): Attempt {
  const entry = posted?.entry ?? EMPTY_ENTRY;
  const outcome = posted?.outcome ?? null;
  return {
    count: 0,
    entry,
    problems: posted?.problems ?? {},
    outcome,
    sent: entry,
    takesFocus: false,
  };
}

/**
 * The newsletter sign-up with double opt-in, by the rules of its site (NWL-01 … NWL-18). At first it asks for the
 * address alone; the rest opens below it when the address is focused. Works without JavaScript: the browser posts the
 * form, and the server answers with a page.
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
  action = LINKS.newsletter,
  posted,
  headingLevel = 2,
  className,
}: NewsletterFormProps) {
  const text = useText();
  const { newsletter: rule } = useSite();
  const signUp = useSetAtom(signUpAtom);
  const signUpRobot = useSetAtom(signUpRobotAtom);
  const askAgain = useSetAtom(resendAtom);
  const [attempt, setAttempt] = useState(() => firstAttempt(posted));
  const [showsDoiError, setShowsDoiError] = useState(hasDoiError);
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  const prefilled = usePrefilled(root);
  useTrackedPost(posted);
  const from: SignUpOrigin = { origin, originAddition };

  const finish = (outcome: SignUpOutcome, entry: SignUpEntry, isRobot: boolean) => {
    const isSuccess = outcome.status === 'SUCCESS';
    const isInvalidEmail = outcome.status === 'ERROR_INVALID_EMAIL';
    // A person who went elsewhere on the page in the meantime stays there.
    const active = document.activeElement;
    const takesFocus = !active || active === document.body || root.current?.contains(active) === true;
    flushSync(() => {
      setShowsDoiError(false);
      setAttempt(({ count }) => ({
        count: count + 1,
        entry: isSuccess ? EMPTY_ENTRY : entry,
        problems: isInvalidEmail ? { email: 'newsletter.email.invalid' } : {},
        outcome,
        sent: { ...entry, email: entry.email.trim() },
        takesFocus,
      }));
    });
    if (takesFocus && !isInvalidEmail) {
      const target = isSuccess ? '[data-part="newsletter-success"]' : '[type="submit"]';
      root.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    }
    if (isSuccess) {
      if (scrollsIntoView) root.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      // A robot sees a success, but no person has signed up.
      if (!isRobot) onSuccessfulSubmit?.({ email: entry.email.trim() });
    }
  };

  const submit: SignUpSubmit = async ({ entry, values, isRobot }) =>
    finish(isRobot ? signUpRobot(from) : await signUp(values, from), entry, isRobot);

  const resend = async (): Promise<SignUpOutcome> => {
    const checked = checkSignUp(attempt.sent, rule);
    // What a robot has sent is not sent again either.
    return checked.ok ? askAgain(checked.value, from) : { status: 'SUCCESS' };
  };

  const isDone = attempt.outcome?.status === 'SUCCESS';
  // The stored consent is not an entry: it holds for the customer's own address only.
  const known = prefilled && { ...prefilled, consents: [] };
  const start = attempt.count === 0 && !posted ? (known ?? attempt.entry) : attempt.entry;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={root}
      id="newsletter"
      className={classNames(styles.newsletter, className)}
      data-vitrine="newsletter"
      aria-labelledby={headingId}
    >
      <div className={styles.inner}>
        <NewsletterImage images={images} />
        <div className={styles.content}>
          {isDone ? (
            <NewsletterSuccess
              headingId={headingId}
              sent={attempt.sent}
              headingLevel={headingLevel}
              action={action}
              origin={from}
              isResent={attempt.count === 0 && posted?.isResent === true}
              onResend={resend}
            />
          ) : (
            <>
              <div className={styles.opening}>
                <Heading id={headingId} className={styles.title}>
                  {text('newsletter.title', { percent: rule.discountPercent })}
                  {showsVoucherNote && <sup className={styles.mark}>1</sup>}
                </Heading>
                <p className={styles.intro}>{text('newsletter.intro')}</p>
              </div>
              <SignUpForm
                key={`${attempt.count} ${prefilled ? 'prefilled' : 'empty'}`}
                action={action}
                origin={from}
                entry={start}
                problems={attempt.problems}
                outcome={attempt.outcome}
                isPosted={attempt.count === 0 && Boolean(posted)}
                focusesError={attempt.takesFocus}
                prefilled={prefilled && toPrefilled(prefilled, rule)}
                showsDoiError={showsDoiError}
                onDoiErrorSeen={() => setShowsDoiError(false)}
                showsVoucherNote={showsVoucherNote}
                onSubmit={submit}
              />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** A sign-up that was posted before hydration, or without scripts, is told to analytics once (NWL-15). */
function useTrackedPost(posted: PostedSignUp | null | undefined): void {
  const track = useSetAtom(trackPostedAtom);
  const tracked = useRef<SignUpOrigin>(undefined);
  const triedFrom = posted?.triedFrom;
  useEffect(() => {
    if (!triedFrom || tracked.current === triedFrom) return;
    tracked.current = triedFrom;
    track(triedFrom);
  }, [track, triedFrom]);
}

/** A logged-in customer's data. A form that a person has begun to fill in stays as it is (NWL-12). */
function usePrefilled(root: React.RefObject<HTMLElement | null>): SignUpEntry | null {
  const baseData = useAtomValue(baseDataAtom);
  const load = useSetAtom(loadBaseDataAtom);
  const [prefilled, setPrefilled] = useState<SignUpEntry | null>(baseData && toEntry(baseData));
  useEffect(() => void load(), [load]);
  useEffect(() => {
    const email = root.current?.querySelector<HTMLInputElement>('[name="email"]');
    if (baseData && email && email.value === '' && email !== document.activeElement) {
      setPrefilled(toEntry(baseData));
    }
  }, [baseData, root]);
  return prefilled;
}
