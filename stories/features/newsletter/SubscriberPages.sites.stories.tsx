import { everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import {
  NewsletterConfirmation,
  NewsletterInvalidLink,
  NewsletterPreferences,
  NewsletterUnsubscribe,
} from '#src/features/newsletter/index.ts';
import { SUBSCRIBER } from './subscriber.ts';

const meta = preview.meta({
  title: 'Features/Newsletter/Subscriber pages by site',
  component: NewsletterPreferences,
  parameters: { chromatic: { modes: everySite } },
  args: { entry: SUBSCRIBER },
});

// Proves BEY-19.
/** A subscriber opens the preferences, with the fields of the country. */
export const Preferences = meta.story({});

// Proves BEY-19.
/** A subscriber has saved the preferences. */
export const Saved = meta.story({ args: { isSaved: true } });

// Proves BFF-06.
/** A visitor opens the link of the confirmation mail. */
export const Confirm = meta.story({ render: () => <NewsletterConfirmation /> });

// Proves BFF-06.
/** The sign-up is confirmed. */
export const Confirmed = meta.story({ render: () => <NewsletterConfirmation state="confirmed" /> });

// Proves NWL-21.
/** The subscriber opens the link of the confirmation mail again. */
export const AlreadyConfirmed = meta.story({ render: () => <NewsletterConfirmation state="known" /> });

// Proves BEY-19.
/** A subscriber opens the link that unsubscribes. */
export const Unsubscribe = meta.story({ render: () => <NewsletterUnsubscribe /> });

// Proves BEY-19.
/** A person has unsubscribed. */
export const Unsubscribed = meta.story({ render: () => <NewsletterUnsubscribe isDone /> });

// Proves BEY-19.
/** A subscriber follows the link of an old mail, which has expired. */
export const InvalidLink = meta.story({ render: () => <NewsletterInvalidLink /> });
