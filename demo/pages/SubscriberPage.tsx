import { NewsletterInvalidLink, NewsletterPreferences, NewsletterUnsubscribe } from '#src/entries/index.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './NewsletterPage.module.css';

/** The pages of a subscriber: preferences, unsubscription, and a link that is no longer valid (BEY-19). */
export function SubscriberPage({ shown }: ContentOf<'subscriber'>) {
  return <div className={styles.form}>{toPart(shown)}</div>;
}

function toPart({ view, ...props }: ContentOf<'subscriber'>['shown']) {
  switch (view) {
    case 'preferences':
      return <NewsletterPreferences {...(props as ViewProps<'preferences'>)} />;
    case 'unsubscribe':
      return <NewsletterUnsubscribe {...(props as ViewProps<'unsubscribe'>)} />;
    case 'invalidLink':
      return <NewsletterInvalidLink />;
  }
}

type Shown = ContentOf<'subscriber'>['shown'];
type ViewProps<View extends Shown['view']> = Omit<Extract<Shown, { view: View }>, 'view'>;
