import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import styles from './Answer.module.css';

/** How a server answered the form of a mail's link: what is not said here failed for technical reasons. */
export type LinkFailure = 'failed' | 'limited';

interface AnswerProps {
  state: 'error' | 'success';
  code?: string;
  children: ReactNode;
}

/**
 * What a server has to say about a posted form as a whole. Takes the focus when the page opens, so that it is read first
 * (INP-13): by `autofocus` without JavaScript, by script where the browser leaves that out.
 */
export function Answer({ state, code, children }: AnswerProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    // A person who has begun to type keeps the focus.
    if (!document.activeElement || document.activeElement === document.body) root.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs; this element says one thing and takes the focus.
    <div
      ref={root}
      className={styles.answer}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, only this attribute moves the focus to the answer.
      autoFocus
      aria-labelledby={id}
      data-part="answer"
    >
      <Notification id={id} state={state} isAnnounced={false} {...(code !== undefined && { code })}>
        {children}
      </Notification>
    </div>
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
