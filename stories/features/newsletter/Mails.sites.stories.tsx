import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { messagesOf } from '../../messagesOf.ts';
import { Mail } from './Mail.tsx';

const meta = preview.meta({
  title: 'Features/Newsletter/Mails by site',
  component: Mail,
  parameters: { chromatic: { modes: everySite } },
  args: { kind: 'newsletter-confirm' },
  argTypes: { changes: { if: { arg: 'kind', eq: 'newsletter-known' } } },
});

/** HTML and plain text, both with the unsubscribe link in the country's language. */
const hasUnsubscribeLink = {
  play: async ({ canvasElement, ...context }: StoryContext) => {
    const messages = messagesOf(context);
    const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
    const ways = [...(frame.contentDocument?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    await expect(ways).toContain(messages.text('newsletter.unsubscribe.title'));
    await expect(canvasElement.querySelector('pre')).toHaveTextContent(
      messages.among('newsletter.unsubscribe.title'),
    );
  },
};

// Proves BFF-06.
/** A visitor is asked to confirm the sign-up. */
export const Confirmation = meta.story({
  tags: ['pictured'],
  args: { kind: 'newsletter-confirm' },
  ...hasUnsubscribeLink,
});

// Proves BEY-19.
/** A subscriber gets the voucher. */
export const Voucher = meta.story({ args: { kind: 'newsletter-voucher' }, ...hasUnsubscribeLink });

// Proves BEY-19.
/** A subscriber has signed up a second time. */
export const Known = meta.story({ args: { kind: 'newsletter-known' }, ...hasUnsubscribeLink });

// Proves NWL-21.
/** The second sign-up contains something new, which the subscriber is asked to confirm. */
export const KnownWithChanges = meta.story({
  args: { kind: 'newsletter-known', changes: true },
  ...hasUnsubscribeLink,
});
