import { type FormEvent, useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { MailIcon } from '#src/ui/Icon/icons.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import styles from './NewsletterSuccess.module.css';
import { RESEND_NAME, type SignUpEntry, type SignUpOrigin, type SignUpOutcome } from './newsletterModel.ts';

interface NewsletterSuccessProps {
  headingId: string;
  /** The entry that the shop took; the mail went to its address. */
  sent: SignUpEntry;
  headingLevel: 1 | 2 | 3;
  /** Where the confirmation is asked for again without JavaScript. */
  action: string;
  origin: SignUpOrigin;
  /** The page is the answer to a form that asked for the confirmation again. */
  isResent: boolean;
  /** Asks for the confirmation again (BEY-19). */
  onResend: () => Promise<SignUpOutcome>;
}

/**
 * The shop has taken the sign-up; now the person confirms it in their mail, and can ask for the mail again (NWL-10,
 * BEY-19). Takes the focus, which reads it.
 */
export function NewsletterSuccess({
  headingId,
  sent,
  headingLevel,
  action,
  origin,
  isResent,
  onResend,
}: NewsletterSuccessProps) {
  const text = useText();
  const richText = useRichText();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<SignUpOutcome | null>(isResent ? { status: 'SUCCESS' } : null);
  const Heading = `h${headingLevel}` as const;
  const resend = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setAnswer(null);
    setAnswer(await onResend());
    setSending(false);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs; this groups words that take the focus. */}
      <div
        className={styles.success}
        role="group"
        tabIndex={-1}
        aria-labelledby={headingId}
        aria-describedby={`${headingId}-text`}
        data-state="success"
        data-part="newsletter-success"
      >
        <MailIcon size="large" className={styles.icon} />
        <Heading id={headingId} className={styles.title}>
          {text('newsletter.success.title')}
        </Heading>
        <p id={`${headingId}-text`} className={styles.text}>
          {richText('newsletter.success.text', { email: sent.email })}
        </p>
      </div>
      <form method="post" action={action} onSubmit={resend} className={styles.resend}>
        {answer && (
          <Notification state={answer.status === 'SUCCESS' ? 'success' : 'error'}>
            {text(
              answer.status === 'SUCCESS'
                ? 'newsletter.resend.done'
                : answer.isLimited
                  ? 'newsletter.link.error_limit'
                  : 'newsletter.link.error',
            )}
          </Notification>
        )}
        {fieldsOf(sent, origin).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" isLoading={isSending}>
          {text('newsletter.resend.submit')}
        </Button>
      </form>
    </>
  );
}

/** The sign-up as its form posted it, with the wish to send it again. */
const fieldsOf = (
  { consents, legals, ...entry }: SignUpEntry,
  { origin, originAddition }: SignUpOrigin,
): [string, string][] => [
  ...Object.entries(entry),
  ...consents.map((consent): [string, string] => ['consents', consent]),
  ...legals.map((legal): [string, string] => ['legals', legal]),
  ['origin', origin],
  ['originAddition', originAddition],
  [RESEND_NAME, '1'],
];
