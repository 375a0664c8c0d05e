import { expect, within } from 'storybook/test';
import { everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import {
  NewsletterConfirmation,
  NewsletterInvalidLink,
  NewsletterPreferences,
  NewsletterUnsubscribe,
} from '#src/features/newsletter/index.ts';
import { messagesOf } from '../../messagesOf.ts';

/** The subscriber's preferences in these stories. */
const SUBSCRIBER = {
  salutation: 'DIVERS',
  firstName: 'Kim',
  lastName: 'Kovács',
  interests: ['COFFEE', 'KITCHEN'],
  consents: ['NEWSLETTER', 'DNE'],
};

const meta = preview.meta({
  title: 'Features/Newsletter/Subscriber pages',
  component: NewsletterPreferences,
  parameters: { chromatic: { modes: everySite } },
  args: { entry: SUBSCRIBER },
});

// Proves BEY-19.
/** A subscriber opens the preferences from a mail. */
export const Default = meta.story({
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    await expect(
      canvas.getByRole('heading', { name: messages('newsletter.preferences.title') }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: messages('newsletter.interest.coffee') }),
    ).toBeChecked();
    const sport = canvas.getByRole('checkbox', { name: messages('newsletter.interest.sport') });
    await expect(sport).not.toBeChecked();
    // A box that is not ticked is seen by its line alone.
    await expect(getComputedStyle(sport).borderTopStyle).toBe('solid');
  },
});

// Proves BEY-19.
/** The preferences are saved; the page begins with the confirmation. */
export const Saved = meta.story({
  args: { isSaved: true },
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    await expect(
      canvas.getByRole('group', { name: messages.among('newsletter.preferences.saved') }),
    ).toHaveFocus();
  },
});

// Proves BEY-19, INP-13.
/** In Hungary names are required; the summary links to the field. */
export const NameMissing = meta.story({
  globals: { site: 'HU' },
  args: {
    entry: { ...SUBSCRIBER, firstName: '' },
    problems: { firstName: 'newsletter.first_name.required' },
  },
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    const summary = canvas.getByRole('group', { name: messages('forms.summary.title') });
    await expect(summary).toHaveFocus();
    await expect(
      within(summary).getByRole('link', { name: messages('newsletter.first_name.required') }),
    ).toBeVisible();
  },
});

// Proves BEY-19.
/** The service is down; the choices are preserved. */
export const NotSaved = meta.story({
  args: { failure: 'down' },
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    await expect(canvas.getByRole('group', { name: messages.among('forms.failure.down') })).toHaveFocus();
    await expect(
      canvas.getByRole('checkbox', { name: messages('newsletter.interest.coffee') }),
    ).toBeChecked();
  },
});

// Proves BEY-19.
/** The preferences could not be loaded; they cannot be overwritten, but unsubscribing works. */
export const NotRead = meta.story({
  // An argument that is undefined would be left out, and the entry of the others would take its place.
  render: () => <NewsletterPreferences failure="down" />,
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    // Testing Library finds no link whose address is the page's own, which browsers do.
    await expect(canvas.getByText(messages('mini_cart.unavailable.retry'))).toHaveAttribute('href', '');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(
      canvas.getByRole('button', { name: messages('newsletter.unsubscribe.title') }),
    ).toBeVisible();
  },
});

// Proves BEY-19.
/** Too many attempts in a minute. */
export const TooManyAttempts = meta.story({ args: { failure: 'limited' } });

// Proves BFF-06.
/** The page behind the confirmation link; only its button confirms. */
export const Confirm = meta.story({ render: () => <NewsletterConfirmation /> });

// Proves BFF-06.
/** The sign-up is confirmed. */
export const Confirmed = meta.story({ render: () => <NewsletterConfirmation state="confirmed" /> });

// Proves NWL-21.
/** The subscriber opens the link of the confirmation mail again, or reloads the page a day later. */
export const AlreadyConfirmed = meta.story({ render: () => <NewsletterConfirmation state="known" /> });

// Proves NWL-21.
/** The subscriber has confirmed what is new in a later sign-up. */
export const ChangesConfirmed = meta.story({ render: () => <NewsletterConfirmation state="changed" /> });

// Proves BEY-19.
/** The page behind the unsubscribe link; only its button unsubscribes. */
export const Unsubscribe = meta.story({ render: () => <NewsletterUnsubscribe /> });

// Proves BEY-19.
/** The person has unsubscribed, and reads when the data is deleted. */
export const Unsubscribed = meta.story({ render: () => <NewsletterUnsubscribe isDone /> });

// Proves BEY-19.
/** The unsubscription failed. */
export const NotUnsubscribed = meta.story({ render: () => <NewsletterUnsubscribe failure="down" /> });

// Proves BEY-19.
/** The link of an old mail has expired. */
export const InvalidLink = meta.story({ render: () => <NewsletterInvalidLink /> });
