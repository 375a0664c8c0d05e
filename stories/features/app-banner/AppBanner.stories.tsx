import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { AppBanner } from '#src/features/app-banner/index.ts';

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
