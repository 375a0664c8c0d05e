import { expect, fn, waitFor } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { TOP_BANNER_ID, TopBanner } from '#src/features/promotions/index.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { unreadableWords } from '../../foundations/measureContrast.ts';
import { messagesOf, patternOf } from '../../messagesOf.ts';
import { overlap } from '../mini-cart/cartStage.tsx';
import { aResponse, type Contents, contentsOf, withPromotions } from './contents.ts';

const shows = (choose: (contents: Contents) => object) =>
  withPromotions((contents) => ({ [TOP_BANNER_ID]: aResponse('ApiTopBannerPromotion', choose(contents)) }));

/** The words of the story's banner, as patterns for queries. */
function wordsOf(context: Parameters<typeof messagesOf>[0]) {
  const { voucherBanner, benefits } = contentsOf(messagesOf(context).site.code);
  const { voucherCode, legalTextHint, legalText } = voucherBanner;
  return {
    code: voucherCode.code as string,
    termsName: new RegExp(patternOf(legalTextHint)),
    terms: new RegExp(patternOf(legalText)),
    benefit: new RegExp(patternOf(benefits.links[0].text)),
  };
}

const meta = preview.meta({
  title: 'Features/Promotions/Top banner',
  component: TopBanner,
  parameters: { chromatic: { modes: everySite }, layout: 'fullscreen' },
});

// Proves PRM-03.
/** An announcement with a link and terms. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook }, ...shows((contents) => contents.topBanner) },
});

// Proves PRM-03.
/** A shopper copies the voucher code; the button confirms it for three seconds, and it is announced. */
export const Voucher = meta.story({
  parameters: shows((contents) => contents.voucherBanner),
  play: async ({ canvas, userEvent, ...context }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const copy = canvas.getByRole('button', { name: messagesOf(context).among('promotion.copy') });
    const { code } = wordsOf(context);
    await userEvent.click(copy);
    await expect(writeText).toHaveBeenCalledWith(code);
    await waitFor(() => expect(copy).toHaveAttribute('data-state', 'copied'));
    await expect(readAnnouncements().at(-1)?.message).toContain(code);
  },
});

// Proves PRM-03.
/** The browser denies clipboard access, so the code is selected and a message explains it. */
export const CopyRefused = meta.story({
  parameters: shows((contents) => contents.voucherBanner),
  play: async ({ canvas, userEvent, ...context }) => {
    const writeText = fn(async () => Promise.reject(new Error('refused')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(context).among('promotion.copy') }));
    await waitFor(() => expect(getSelection()?.toString()).toBe(wordsOf(context).code));
    await expect(readAnnouncements().at(-1)).toMatchObject({ politeness: 'assertive' });
    await expect(canvas.getByText(messagesOf(context)('promotion.copy_refused'))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: messagesOf(context).among('promotion.copy') }),
    ).toHaveAttribute('data-state', 'ready');
  },
});

// Proves PRM-03.
/** The editor chose a button instead of a voucher. */
export const CallToAction = meta.story({ parameters: shows((contents) => contents.buttonBanner) });

// Proves PRM-03.
/** The terms are open. */
export const TermsOpen = meta.story({
  parameters: shows((contents) => contents.voucherBanner),
  play: async ({ canvas, userEvent, ...context }) => {
    const { terms, termsName } = wordsOf(context);
    const toggle = canvas.getByRole('button', { name: termsName });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(terms)).toBeVisible();
  },
});

// Proves BEY-23.
/** Several announcements rotate in one place. */
export const Several = meta.story({
  name: 'Several announcements',
  parameters: {
    ...shows((contents) => contents.severalBanners),
    chromatic: { modes: everyLook },
  },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const height = canvasElement.querySelector('[data-vitrine="top-banner"]')?.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: messages('carousel.next') }));
    await expect(canvas.getByRole('link', { name: wordsOf(context).benefit })).toBeVisible();
    await expect(canvasElement.querySelector('[data-vitrine="top-banner"]')?.clientHeight).toBe(height);
  },
});

// Proves PRM-12.
/** A shopper reads the terms of one of several announcements: nothing rotates until they are closed. */
export const SeveralTermsOpen = meta.story({
  name: 'Several announcements, terms open',
  parameters: { ...shows((contents) => contents.severalBanners), chromatic: { modes: everyLook } },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const carousel = canvasElement.querySelector('[aria-roledescription]:not([role])');
    // Who asks the system for less motion starts the rotation first.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(await canvas.findByRole('button', { name: messages('carousel.start') }));
    const leave = async () => {
      (document.activeElement as HTMLElement).blur();
      await userEvent.pointer({ target: document.body });
    };
    await leave();
    await waitFor(() => expect(carousel).toHaveAttribute('data-running'));
    const { terms, termsName } = wordsOf(context);
    const toggle = canvas.getByRole('button', { name: termsName });
    await userEvent.click(toggle);
    await leave();
    await expect(canvas.getByText(terms)).toBeVisible();
    await expect(carousel).not.toHaveAttribute('data-running');
    // The next slide closes them.
    await userEvent.click(canvas.getByRole('button', { name: messages('carousel.next') }));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: messages('carousel.previous') }));
    await userEvent.click(toggle);
    await expect(canvas.getByText(terms)).toBeVisible();
  },
});

/** What can be pressed in the banner, and whether two of them cover each other or leave it. */
function collisions(banner: HTMLElement): string[] {
  const parts = [...banner.querySelectorAll<HTMLElement>('a, button, code')].filter((part) =>
    part.checkVisibility(),
  );
  const { left, right } = banner.getBoundingClientRect();
  const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
  return boxes.flatMap(({ part, box }, index) => [
    ...(box.left < left || box.right > right ? [`${part.textContent} leaves the banner`] : []),
    ...boxes
      .slice(index + 1)
      .filter((other) => !part.contains(other.part) && overlap(box, other.box))
      .map((other) => `${part.textContent} × ${other.part.textContent}`),
  ]);
}

// Proves PRM-12.
/** The longest code and a long link in a banner of 320 px: they wrap, and the editors' short words for the terms are shown. */
export const LongestContent = meta.story({
  name: 'Longest content on a small phone',
  globals: { site: 'HU', viewport: { value: 'mobile1', isRotated: false } },
  parameters: shows((contents) => ({
    ...contents.topBanner,
    headline: 'Kávéhetek',
    link: { url: '/kave', text: 'Részletek az akcióról és a részvétel feltételeiről' },
    voucherCode: { code: 'BLACKFRIDAY-VIP-2026-KAVEKULONLEGESSEG-1', instruction: 'A kuponkód' },
    legalTextHintShort: 'Feltételek',
  })),
  play: async ({ canvas, canvasElement }) => {
    const banner = canvasElement.querySelector<HTMLElement>('[data-vitrine="top-banner"]') as HTMLElement;
    await waitFor(() => expect(collisions(banner)).toEqual([]));
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const terms = await canvas.findByRole('button', { name: 'Feltételek' });
    await waitFor(() => expect(terms.getBoundingClientRect().width).toBeGreaterThan(20));
  },
});

// Proves PRM-07.
/** An editor's own colours, here unreadable as written: the text moved to the nearest readable colour. */
export const EditorialColours = meta.story({
  parameters: shows((contents) => ({
    ...contents.voucherBanner,
    backgroundColor: { colorCode: '#f3c98b' },
    promotionTextColor: { colorCode: '#d99a4a' },
  })),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-vitrine="top-banner"]')).toBeVisible();
    await expect(unreadableWords(canvasElement, 4.5)).toEqual([]);
  },
});

// Proves PRM-03.
/** Extremely long text, in Hungarian. */
export const LongText = meta.story({
  globals: { site: 'HU' },
  parameters: shows((contents) => ({
    ...contents.voucherBanner,
    headline:
      'Kávékülönlegességek megszentségteleníthetetlenségeskedéseitekért: most minden szemes kávéra kedvezmény',
    promotionShortText:
      'Az ajánlat vasárnapig, illetve a készlet erejéig érvényes minden webáruházi rendelésre.',
    voucherCode: { code: 'ŐSZIKÁVÉKÜLÖNLEGESSÉG2026', instruction: 'A kuponkód' },
    legalTextHintShort: 'Részvételi feltételek',
  })),
});
