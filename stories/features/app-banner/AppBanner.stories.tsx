import { expect } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { AppBanner } from '#src/features/app-banner/index.ts';
import { messagesOf } from '../../messagesOf.ts';

const meta = preview.meta({
  title: 'Features/App banner',
  component: AppBanner,
  parameters: { chromatic: { modes: everySite }, layout: 'fullscreen' },
  // The choice that the page's own script makes before the first paint.
  beforeEach: () => {
    document.documentElement.dataset.appOffer = 'banner';
    return () => {
      delete document.documentElement.dataset.appOffer;
    };
  },
});

// Proves APP-01.
/** A shopper with Android, or with Chrome on an iPhone, is offered the app. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves APP-02.
/** The shopper dismisses the banner permanently. */
export const Dismissed = meta.story({
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messagesOf(context)('app_banner.close') }),
    );
    await expect(canvasElement.querySelector('[data-vitrine="app-banner"]')).toBeNull();
    await expect(localStorage.getItem('app-banner-dismissed')).not.toBeNull();
  },
});
