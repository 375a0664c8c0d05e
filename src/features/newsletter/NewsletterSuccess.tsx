import { type FormEvent, useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Group } from '#src/ui/Group/Group.tsx';
import { MailIcon } from '#src/ui/Icon/icons.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import styles from './NewsletterSuccess.module.css';
import {
  RESEND_NAME,
  type SignUpEntry,
  type SignUpOrigin,
  type SignUpOutcome,
  TRAP_NAME,
} from './newsletterModel.ts';

interface NewsletterSuccessProps {
  headingId: string;
  /** The accepted entry; the mail went to its address. */
  sent: SignUpEntry;
  headingLevel: 1 | 2 | 3;
  /** Where the form that requests the mail again posts to without JavaScript. */
  action: string;
  origin: SignUpOrigin;
  /** The sign-up was a robot's, which is not sent again either. */
  isRobot: boolean;
  /** The page is the response to a form that requested the mail again. */
  isResent: boolean;
  /** Requests the confirmation mail again. */
  onResend: () => Promise<SignUpOutcome>;
}

/**
 * The success message after a sign-up: the user confirms it by mail, and can request the mail again.
 * It takes the focus, so that it is read.
 */
export function NewsletterSuccess({
  headingId,
  sent,
  headingLevel,
  action,
  origin,
  isRobot,
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
      <Group
        className={styles.success}
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
      </Group>
      <form role="none" method="post" action={action} onSubmit={resend} className={styles.resend}>
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
        {[...fieldsOf(sent, origin), ...(isRobot ? [[TRAP_NAME, '1'] as const] : [])].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" isLoading={isSending}>
          {text('newsletter.resend.submit')}
        </Button>
      </form>
    </>
  );
}

/** The sign-up as its form posted it, with the request to send it again. */
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
