import { type ComponentProps, type FormEvent, useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { AnswerGroup } from '#src/ui/Form/AnswerGroup.tsx';
import { FAILURE_TEXTS } from '#src/ui/Form/FailureAnswer.tsx';
import { SiteField } from '#src/ui/Form/SiteField.tsx';
import { Group } from '#src/ui/Group/Group.tsx';
import { MailIcon } from '#src/ui/Icon/icons.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import page from './LinkPage.module.css';
import styles from './NewsletterSuccess.module.css';
import {
  CORRECT_NAME,
  RESEND_NAME,
  type SignUpInput,
  type SignUpOrigin,
  type SignUpOutcome,
  TRAP_NAME,
} from './newsletterModel.ts';

interface NewsletterSuccessProps {
  headingId: string;
  /** The accepted entry; the mail went to its address. */
  sent: SignUpInput;
  headingLevel: 1 | 2 | 3;
  /** Where the form that requests the mail again posts to without JavaScript. */
  action: string;
  origin: SignUpOrigin;
  /** The sign-up was a robot's, which is not sent again either. */
  isRobot: boolean;
  /** The page is the response to a form that requested the mail again. */
  isResent: boolean;
  /** The page is the response to the sign-up; it begins with this message. */
  isPosted: boolean;
  onResend: () => Promise<SignUpOutcome>;
  /** Returns to the form, to correct the address. */
  onCorrect: () => void;
}

/** The message after a sign-up: the user confirms it by mail, which can be sent again. It takes the focus. */
export function NewsletterSuccess({
  headingId,
  sent,
  headingLevel,
  action,
  origin,
  isRobot,
  isResent,
  isPosted,
  onResend,
  onCorrect,
}: NewsletterSuccessProps) {
  const text = useText();
  const richText = useRichText();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<SignUpOutcome | null>(isResent ? { status: 'SUCCESS' } : null);
  const Heading = `h${headingLevel}` as const;
  const Message = isPosted ? PostedMessage : SentMessage;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === CORRECT_NAME) return onCorrect();
    if (isSending) return;
    setSending(true);
    setAnswer(null);
    setAnswer(await onResend());
    setSending(false);
  };
  return (
    <>
      <Message
        labelledBy={headingId}
        className={styles.success}
        aria-describedby={`${headingId}-text`}
        data-state="success"
      >
        <MailIcon size="large" className={page.icon} />
        <Heading id={headingId} className={styles.title}>
          {text('newsletter.success.title')}
        </Heading>
        <p id={`${headingId}-text`} className={page.text}>
          {richText('newsletter.success.text', { email: sent.email })}
        </p>
      </Message>
      <form role="none" method="post" action={action} onSubmit={submit} className={styles.resend}>
        {answer && (
          <Notification state={answer.status === 'SUCCESS' ? 'success' : 'error'}>
            {text(
              answer.status === 'SUCCESS'
                ? 'newsletter.resend.done'
                : FAILURE_TEXTS[answer.failure ?? 'down'],
            )}
          </Notification>
        )}
        <SiteField />
        {[...fieldsOf(sent, origin), ...(isRobot ? [[TRAP_NAME, '1'] as const] : [])].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" isLoading={isSending}>
          {text('newsletter.resend.submit')}
        </Button>
        <Button type="submit" variant="secondary" name={CORRECT_NAME} value="1">
          {text('newsletter.success.correct')}
        </Button>
      </form>
    </>
  );
}

type MessageProps = ComponentProps<'div'> & { labelledBy: string };

const PART = 'newsletter-success';

/** The message of a page that responds to the sign-up. */
const PostedMessage = (props: MessageProps) => <AnswerGroup {...props} part={PART} />;

/** The message of a sign-up without a page load: the form moves the focus to it. */
const SentMessage = ({ labelledBy, ...props }: MessageProps) => (
  <Group {...props} tabIndex={-1} aria-labelledby={labelledBy} data-part={PART} />
);

/** The sign-up as its form posted it, with the request to send it again. */
const fieldsOf = (
  { consents, legals, ...entry }: SignUpInput,
  { origin, originAddition }: SignUpOrigin,
): [string, string][] => [
  ...Object.entries(entry),
  ...consents.map((consent): [string, string] => ['consents', consent]),
  ...legals.map((legal): [string, string] => ['legals', legal]),
  ['origin', origin],
  ['originAddition', originAddition],
  [RESEND_NAME, '1'],
];
