import { NewsletterConfirmation, NewsletterForm, useText } from '#src/entries/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { ContentOf } from './contentOf.ts';
import { LinkedPage } from './LinkedPage.tsx';
import styles from './NewsletterPage.module.css';

/** The newsletter page: form, server errors, confirmation button, or welcome. */
export function NewsletterPage({ posted, hasDoiError, confirmation, failure }: ContentOf<'newsletter'>) {
  const text = useText();
  if (confirmation)
    return (
      <LinkedPage isEnd={confirmation !== 'asked'}>
        <NewsletterConfirmation state={confirmation} failure={failure} />
      </LinkedPage>
    );
  return (
    <div className={styles.form}>
      <Breadcrumb title={text('page.topic.newsletter.title')} />
      <NewsletterForm
        origin="page"
        headingLevel={1}
        posted={posted ?? null}
        hasDoiError={hasDoiError ?? false}
        scrollsIntoView
      />
    </div>
  );
}
