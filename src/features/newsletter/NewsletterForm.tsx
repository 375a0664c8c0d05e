import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NEWSLETTER_DISCOUNT_PERCENT } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import styles from './NewsletterForm.module.css';
import { NewsletterImage, type NewsletterImages } from './NewsletterImage.tsx';
import { NewsletterSuccess } from './NewsletterSuccess.tsx';
import { baseDataAtom, loadBaseDataAtom, signUpAtom, signUpRobotAtom } from './newsletterAtoms.ts';
import {
  EMPTY_ENTRY,
  lockedFields,
  type PostedSignUp,
  type SignUpEntry,
  type SignUpOrigin,
  type SignUpOutcome,
  type SignUpProblems,
  toEntry,
} from './newsletterModel.ts';
import { SignUpForm, type SignUpSubmit } from './SignUpForm.tsx';

export interface NewsletterFormProps {
  /** Where on the site the form stands, for the shop's statistics: `footer`, `page`. */
  origin: string;
  /** More about the place, such as the page's name (NWL-15). @default '' */
  originAddition?: string;
  /** The person comes from a confirmation link that is not valid any more (NWL-11). @default false */
  hasDoiError?: boolean;
  /** @default the newsletter service's own pictures; `null` for none */
  images?: NewsletterImages | null;
  /** Brings the success message into view (NWL-10). @default false */
  scrollsIntoView?: boolean;
  /** After a successful sign-up; also sent as `newsletter-successful-submit` on `window` (NWL-10). */
  onSuccessfulSubmit?: (detail: { email: string }) => void;
  /** Where the form posts without JavaScript (NWL-17). @default '/subscribenewsletter' */
  action?: string;
  /** What a server that took the form without JavaScript has to say (NWL-17). */
  posted?: PostedSignUp | null;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Added to the classes of its root. */
  className?: string;
}

/** One try: a new one gets a form of its own, so that nothing of the last one is left in it (NWL-10). */
interface Attempt {
  count: number;
  entry: SignUpEntry;
  problems: SignUpProblems;
  outcome: SignUpOutcome | null;
  /** The address in the success message. */
  email: string;
}

function firstAttempt(posted: PostedSignUp | null | undefined): Attempt {
  const entry = posted?.entry ?? EMPTY_ENTRY;
  const outcome = posted?.outcome ?? null;
  return { count: 0, entry, problems: posted?.problems ?? {}, outcome, email: entry.email };
}

/**
 * The newsletter sign-up with double opt-in, by the rules of its site (NWL-01 … NWL-18). At first it asks for the
 * address alone; the rest opens below it when a person comes to it. Works before and without JavaScript: it is a real
 * form that the server answers.
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
  const isMovingFocus = useRef(false);
  const headingId = useId();
  const prefilled = usePrefilled(root);
  const from: SignUpOrigin = { origin, originAddition };

  const focus = (selector: string) => {
    isMovingFocus.current = true;
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    isMovingFocus.current = false;
  };

  const finish = (outcome: SignUpOutcome, entry: SignUpEntry, isRobot: boolean) => {
    const isSuccess = outcome.status === 'SUCCESS';
    const isInvalidEmail = outcome.status === 'ERROR_INVALID_EMAIL';
    // Whoever has gone elsewhere on the page meanwhile stays there.
    const active = document.activeElement;
    const takesFocus = !active || active === document.body || root.current?.contains(active);
    flushSync(() => {
      setShowsDoiError(false);
      setAttempt(({ count }) => ({
        count: count + 1,
        entry: isSuccess ? EMPTY_ENTRY : entry,
        problems: isInvalidEmail ? { email: 'newsletter.email.invalid' } : {},
        outcome,
        email: entry.email.trim(),
      }));
    });
    if (takesFocus) {
      focus(
        isSuccess
          ? '[data-part="newsletter-success"]'
          : isInvalidEmail
            ? '[name="email"]'
            : '[type="submit"]',
      );
    }
    if (isSuccess) {
      if (scrollsIntoView) root.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      // A robot sees a success, but nobody has signed up.
      if (!isRobot) onSuccessfulSubmit?.({ email: entry.email.trim() });
    }
  };

  const submit: SignUpSubmit = async ({ entry, values, isRobot }) =>
    finish(isRobot ? signUpRobot(from) : await signUp(values, from), entry, isRobot);

  const isDone = attempt.outcome?.status === 'SUCCESS';
  const start = attempt.count === 0 && !posted ? (prefilled ?? attempt.entry) : attempt.entry;
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
                  {text('newsletter.title', { percent: NEWSLETTER_DISCOUNT_PERCENT })}
                  <sup className={styles.mark}>1</sup>
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
                locked={prefilled ? lockedFields(prefilled, rule) : NOTHING_LOCKED}
                hidesDne={prefilled?.consents.includes('DNE') ?? false}
                showsDoiError={showsDoiError}
                onDoiErrorSeen={() => setShowsDoiError(false)}
                isMovingFocus={isMovingFocus}
                onSubmit={submit}
              />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

const NOTHING_LOCKED: ReadonlySet<never> = new Set();

/** A logged-in customer's data; a person who has begun to type keeps the form as it is (NWL-12). */
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
