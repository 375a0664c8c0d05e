import { expect, fn, waitFor } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { TOP_BANNER_ID, TopBanner } from '#src/features/promotions/index.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { unreadableWords } from '../../foundations/measureContrast.ts';
import { messagesOf } from '../../messagesOf.ts';
import { aReply, buttonBanner, topBanner, voucherBanner, withPromotions } from './contents.ts';

const shows = (content: object) =>
  withPromotions({ [TOP_BANNER_ID]: aReply('ApiTopBannerPromotion', content) });

const meta = preview.meta({
  title: 'Features/Promotions/Top banner',
  component: TopBanner,
  parameters: { chromatic: { modes: everySite }, layout: 'fullscreen' },
});

// Proves PRM-03.
/** An announcement with a link and terms. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook }, ...shows(topBanner) } });

// Proves PRM-03.
/** A shopper copies the voucher code; the button confirms it for three seconds, and it is announced. */
export const Voucher = meta.story({
  parameters: shows(voucherBanner),
  play: async ({ canvas, userEvent, ...context }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const copy = canvas.getByRole('button', { name: messagesOf(context).among('promotion.copy') });
    await userEvent.click(copy);
    await expect(writeText).toHaveBeenCalledWith('BOHNE20');
    await waitFor(() => expect(copy).toHaveAttribute('data-state', 'copied'));
    await expect(readAnnouncements().at(-1)?.message).toContain('BOHNE20');
  },
});

// Proves PRM-03.
/** The browser denies clipboard access, so the code is selected and a message explains it. */
export const CopyRefused = meta.story({
  parameters: shows(voucherBanner),
  play: async ({ canvas, userEvent, ...context }) => {
    const writeText = fn(async () => Promise.reject(new Error('refused')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(context).among('promotion.copy') }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('BOHNE20'));
    await expect(readAnnouncements().at(-1)).toMatchObject({ politeness: 'assertive' });
    await expect(canvas.getByText(messagesOf(context)('promotion.copy_refused'))).toBeVisible();
  },
});

// Proves PRM-03.
/** The editor chose a button instead of a voucher. */
export const CallToAction = meta.story({ parameters: shows(buttonBanner) });

// Proves PRM-03.
/** The terms are open. */
export const TermsOpen = meta.story({
  parameters: shows(voucherBanner),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Bedingungen' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/solange der Vorrat reicht/)).toBeVisible();
  },
});

// Proves BEY-23.
/** Several announcements rotate in one place. */
export const Several = meta.story({
  name: 'Announcements that rotate',
  parameters: {
    ...shows({
      ...voucherBanner,
      announcements: [
        { headline: 'Versandkostenfrei ab 20 €', linkURL: '/versand' },
        { headline: '30 Tage Rückgabe', promotionShortText: 'In jeder Filiale.' },
      ],
    }),
    chromatic: { modes: everyLook },
  },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const height = canvasElement.querySelector('[data-vitrine="top-banner"]')?.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: messages('carousel.next') }));
    await expect(canvas.getByRole('link', { name: 'Versandkostenfrei ab 20 €' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-vitrine="top-banner"]')?.clientHeight).toBe(height);
  },
});

// Proves PRM-07.
/** An editor's own colours, here unreadable as written: the text moved to the nearest readable colour. */
export const EditorialColours = meta.story({
  parameters: shows({
    ...voucherBanner,
    backgroundColor: { colorCode: '#f3c98b' },
    promotionTextColor: { colorCode: '#d99a4a' },
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-vitrine="top-banner"]')).toBeVisible();
    await expect(unreadableWords(canvasElement, 4.5)).toEqual([]);
  },
});

// Proves PRM-03.
/** Extremely long text, in Hungarian. */
export const LongText = meta.story({
  globals: { site: 'HU' },
  parameters: shows({
    ...voucherBanner,
    headline:
      'Kávékülönlegességek megszentségteleníthetetlenségeskedéseitekért: most minden szemes kávéra kedvezmény',
    promotionShortText:
      'Az ajánlat vasárnapig, illetve a készlet erejéig érvényes minden webáruházi rendelésre.',
    voucherCode: { code: 'ŐSZIKÁVÉKÜLÖNLEGESSÉG2026', instruction: 'A kuponkód' },
    legalTextHintShort: 'Részvételi feltételek',
  }),
});
