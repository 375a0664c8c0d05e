import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import styles from './NewsletterForm.module.css';
import { NewsletterImage, type NewsletterImages } from './NewsletterImage.tsx';
import { NewsletterSuccess } from './NewsletterSuccess.tsx';
import { baseDataAtom, loadBaseDataAtom, signUpAtom, signUpRobotAtom } from './newsletterAtoms.ts';
import {
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
  /** The address in the success message. */
  email: string;
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
    email: entry.email,
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
  const [attempt, setAttempt] = useState(() => firstAttempt(posted));
  const [showsDoiError, setShowsDoiError] = useState(hasDoiError);
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  const prefilled = usePrefilled(root);
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
        email: entry.email.trim(),
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
            <NewsletterSuccess headingId={headingId} email={attempt.email} headingLevel={headingLevel} />
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
