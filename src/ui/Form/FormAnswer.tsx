import { type ReactNode, useId } from 'react';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { AnswerGroup } from './AnswerGroup.tsx';
import styles from './FormAnswer.module.css';

export interface FormAnswerProps {
  /** What kind of answer it is. */
  state: 'error' | 'success';
  /** A catalogue's code, carried in the markup as `data-code`. */
  code?: string;
  /** The answer in words. */
  children: ReactNode;
}

/**
 * What a server has to say about a posted form as a whole. It takes the focus when the page opens, also without
 * JavaScript, so that it is read first (INP-13). A page has one at most.
 *
 * @example <FormAnswer state="error">{text('newsletter.link.error')}</FormAnswer>
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
