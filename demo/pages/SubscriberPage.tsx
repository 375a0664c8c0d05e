import { NewsletterInvalidLink, NewsletterPreferences, NewsletterUnsubscribe } from '#src/entries/index.ts';
import type { ContentOf } from './contentOf.ts';
import { LinkedPage } from './LinkedPage.tsx';

/** The pages of a subscriber: preferences, unsubscription, and a link that is no longer valid. */
export function SubscriberPage({ shown }: ContentOf<'subscriber'>) {
  const isEnd = shown.view === 'invalidLink' || (shown.view === 'unsubscribe' && shown.isDone === true);
  return <LinkedPage isEnd={isEnd}>{toPart(shown)}</LinkedPage>;
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
