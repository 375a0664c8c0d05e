import type { ReactNode } from 'react';
import { useText } from '#src/entries/index.ts';
import { ButtonLink } from '#src/entries/ui.ts';
import styles from './NewsletterPage.module.css';

interface LinkedPageProps {
  /** The link has no more to do: a way to the shop follows. */
  isEnd: boolean;
  children: ReactNode;
}

/** The page of a link in a mail. */
export function LinkedPage({ isEnd, children }: LinkedPageProps) {
  const text = useText();
  return (
    <div className={`${styles.form} ${styles.linked}`}>
      {children}
      {isEnd && (
        <p>
          <ButtonLink href="/" variant="secondary">
            {text('page.not_found.to_start')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
