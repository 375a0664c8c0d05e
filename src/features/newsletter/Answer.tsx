import { type ReactNode, useId } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { AnswerGroup } from '#src/ui/Form/AnswerGroup.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import styles from './Answer.module.css';

/** How a server answered the form of a mail's link: what is not said here failed for technical reasons. */
export type LinkFailure = 'failed' | 'limited';

interface AnswerProps {
  state: 'error' | 'success';
  code?: string;
  children: ReactNode;
}

/** What a server has to say about a posted form as a whole; the page that shows it begins with it (INP-13). */
export function Answer({ state, code, children }: AnswerProps) {
  const id = useId();
  return (
    <AnswerGroup part="answer" labelledBy={id} className={styles.answer}>
      <Notification id={id} state={state} isAnnounced={false} {...(code !== undefined && { code })}>
        {children}
      </Notification>
    </AnswerGroup>
  );
}

/** The answer to a form that could not be taken: try again, or wait a minute. */
export function FailureAnswer({ failure }: { failure: LinkFailure | undefined }) {
  const text = useText();
  if (!failure) return null;
  return (
    <Answer state="error" code="ERROR_GENERIC">
      {text(failure === 'limited' ? 'newsletter.link.error_limit' : 'newsletter.link.error')}
    </Answer>
  );
}
