import { type ReactNode, useId } from 'react';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { AnswerGroup } from './AnswerGroup.tsx';
import styles from './FormAnswer.module.css';

export interface FormAnswerProps {
  /** The kind of response. */
  state: 'error' | 'info' | 'success';
  /** An error code, in the markup as `data-code`. */
  code?: string;
  /** The message. */
  children: ReactNode;
}

/**
 * A server's response to a posted form as a whole. It takes the focus when the page opens, also without JavaScript, so
 * that it is read first. A page has at most one.
 *
 * @example <FormAnswer state="error">{text('forms.failure.down')}</FormAnswer>
 */
export function FormAnswer({ state, code, children }: FormAnswerProps) {
  const id = useId();
  return (
    <AnswerGroup part="answer" labelledBy={id} className={styles.answer}>
      <Notification id={id} state={state} isAnnounced={false} {...(code !== undefined && { code })}>
        {children}
      </Notification>
    </AnswerGroup>
  );
}
