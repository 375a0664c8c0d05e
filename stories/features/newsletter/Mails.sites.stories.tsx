import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { MailKind } from '#mocks/services/newsletter.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { messagesOf } from '../../messagesOf.ts';
import { Mail } from './Mail.tsx';

const meta = preview.meta({
  title: 'Features/Newsletter/Mails by site',
  component: Mail,
  args: { kind: 'newsletter-confirm' },
});

/** A mail in a country's language: HTML and plain text, both with the unsubscribe link. */
const mailOf = (site: SiteCode, kind: MailKind) => ({
  globals: { site },
  args: { kind },
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
});

/** BFF-06: a German visitor is asked to confirm the sign-up. */
export const DEConfirmation = meta.story({
  name: 'BFF-06: DE, confirm the sign-up',
  ...mailOf('DE', 'newsletter-confirm'),
});
/** BFF-06: an Austrian visitor is asked to confirm the sign-up. */
export const ATConfirmation = meta.story({
  name: 'BFF-06: AT, confirm the sign-up',
  ...mailOf('AT', 'newsletter-confirm'),
});
/** BFF-06: a Swiss visitor is asked to confirm the sign-up. */
export const CHConfirmation = meta.story({
  name: 'BFF-06: CH, confirm the sign-up',
  ...mailOf('CH', 'newsletter-confirm'),
});
/** BFF-06: a French-speaking Swiss visitor is asked to confirm the sign-up. */
export const CHFRConfirmation = meta.story({
  name: 'BFF-06: CH_FR, confirm the sign-up',
  ...mailOf('CH_FR', 'newsletter-confirm'),
});
/** BFF-06: a Polish visitor is asked to confirm the sign-up. */
export const PLConfirmation = meta.story({
  name: 'BFF-06: PL, confirm the sign-up',
  ...mailOf('PL', 'newsletter-confirm'),
});
/** BFF-06: a Czech visitor is asked to confirm the sign-up. */
export const CZConfirmation = meta.story({
  name: 'BFF-06: CZ, confirm the sign-up',
  ...mailOf('CZ', 'newsletter-confirm'),
});
/** BFF-06: a Hungarian visitor is asked to confirm the sign-up. */
export const HUConfirmation = meta.story({
  name: 'BFF-06: HU, confirm the sign-up',
  ...mailOf('HU', 'newsletter-confirm'),
});
/** BFF-06: a Slovak visitor is asked to confirm the sign-up. */
export const SKConfirmation = meta.story({
  name: 'BFF-06: SK, confirm the sign-up',
  ...mailOf('SK', 'newsletter-confirm'),
});
/** BFF-06: a Turkish visitor is asked to confirm the sign-up. */
export const TRConfirmation = meta.story({
  name: 'BFF-06: TR, confirm the sign-up',
  ...mailOf('TR', 'newsletter-confirm'),
});

/** BEY-19: a German subscriber gets the voucher. */
export const DEVoucher = meta.story({
  name: 'BEY-19: DE, the voucher',
  ...mailOf('DE', 'newsletter-voucher'),
});
/** BEY-19: an Austrian subscriber gets the voucher. */
export const ATVoucher = meta.story({
  name: 'BEY-19: AT, the voucher',
  ...mailOf('AT', 'newsletter-voucher'),
});
/** BEY-19: a Swiss subscriber gets the voucher. */
export const CHVoucher = meta.story({
  name: 'BEY-19: CH, the voucher',
  ...mailOf('CH', 'newsletter-voucher'),
});
/** BEY-19: a French-speaking Swiss subscriber gets the voucher. */
export const CHFRVoucher = meta.story({
  name: 'BEY-19: CH_FR, the voucher',
  ...mailOf('CH_FR', 'newsletter-voucher'),
});
/** BEY-19: a Polish subscriber gets the voucher. */
export const PLVoucher = meta.story({
  name: 'BEY-19: PL, the voucher',
  ...mailOf('PL', 'newsletter-voucher'),
});
/** BEY-19: a Czech subscriber gets the voucher. */
export const CZVoucher = meta.story({
  name: 'BEY-19: CZ, the voucher',
  ...mailOf('CZ', 'newsletter-voucher'),
});
/** BEY-19: a Hungarian subscriber gets the voucher. */
export const HUVoucher = meta.story({
  name: 'BEY-19: HU, the voucher',
  ...mailOf('HU', 'newsletter-voucher'),
});
/** BEY-19: a Slovak subscriber gets the voucher. */
export const SKVoucher = meta.story({
  name: 'BEY-19: SK, the voucher',
  ...mailOf('SK', 'newsletter-voucher'),
});
/** BEY-19: a Turkish subscriber gets the voucher. */
export const TRVoucher = meta.story({
  name: 'BEY-19: TR, the voucher',
  ...mailOf('TR', 'newsletter-voucher'),
});

/** BEY-19: a German subscriber has signed up a second time. */
export const DEKnown = meta.story({
  name: 'BEY-19: DE, already subscribed',
  ...mailOf('DE', 'newsletter-known'),
});
/** BEY-19: an Austrian subscriber has signed up a second time. */
export const ATKnown = meta.story({
  name: 'BEY-19: AT, already subscribed',
  ...mailOf('AT', 'newsletter-known'),
});
/** BEY-19: a Swiss subscriber has signed up a second time. */
export const CHKnown = meta.story({
  name: 'BEY-19: CH, already subscribed',
  ...mailOf('CH', 'newsletter-known'),
});
/** BEY-19: a French-speaking Swiss subscriber has signed up a second time. */
export const CHFRKnown = meta.story({
  name: 'BEY-19: CH_FR, already subscribed',
  ...mailOf('CH_FR', 'newsletter-known'),
});
/** BEY-19: a Polish subscriber has signed up a second time. */
export const PLKnown = meta.story({
  name: 'BEY-19: PL, already subscribed',
  ...mailOf('PL', 'newsletter-known'),
});
/** BEY-19: a Czech subscriber has signed up a second time. */
export const CZKnown = meta.story({
  name: 'BEY-19: CZ, already subscribed',
  ...mailOf('CZ', 'newsletter-known'),
});
/** BEY-19: a Hungarian subscriber has signed up a second time. */
export const HUKnown = meta.story({
  name: 'BEY-19: HU, already subscribed',
  ...mailOf('HU', 'newsletter-known'),
});
/** BEY-19: a Slovak subscriber has signed up a second time. */
export const SKKnown = meta.story({
  name: 'BEY-19: SK, already subscribed',
  ...mailOf('SK', 'newsletter-known'),
});
/** BEY-19: a Turkish subscriber has signed up a second time. */
export const TRKnown = meta.story({
  name: 'BEY-19: TR, already subscribed',
  ...mailOf('TR', 'newsletter-known'),
});
