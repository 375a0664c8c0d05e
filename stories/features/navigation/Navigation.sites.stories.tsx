import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Header } from '#src/sections/header/index.ts';

const meta = preview.meta({
  title: 'Features/Navigation/Sites',
  component: Header,
  parameters: { layout: 'fullscreen', audit: { notOnPhone: 'The stories force the desktop layout.' } },
  args: { showsPromotions: false, platform: 'CLASSIC' },
  play: async ({ canvasElement }) => {
    // A link until the tree has come, then a button of its own.
    const entry = () => canvasElement.querySelectorAll<HTMLElement>('[data-top]')[2] as HTMLElement;
    await waitFor(() => expect(entry()).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(entry());
    await expect(entry()).toHaveAttribute('aria-expanded', 'true');
  },
});

// Proves NAV-03.
/** The third entry in Germany. */
export const Germany = meta.story({ globals: { site: 'DE' } });
// Proves NAV-03.
/** The third entry in Austria. */
export const Austria = meta.story({ globals: { site: 'AT' } });
// Proves NAV-03.
/** The third entry in German-speaking Switzerland. */
export const Switzerland = meta.story({ globals: { site: 'CH' } });
// Proves NAV-03.
/** The third entry in French-speaking Switzerland. */
export const SwitzerlandInFrench = meta.story({ globals: { site: 'CH_FR' } });
// Proves NAV-03.
/** The third entry in Poland. */
export const Poland = meta.story({ globals: { site: 'PL' } });
// Proves NAV-03.
/** The third entry in Czechia. */
export const Czechia = meta.story({ globals: { site: 'CZ' } });
// Proves NAV-03.
/** The third entry in Hungary. */
export const Hungary = meta.story({ globals: { site: 'HU' } });
// Proves NAV-03.
/** The third entry in Slovakia. */
export const Slovakia = meta.story({ globals: { site: 'SK' } });
// Proves NAV-03.
/** The third entry in Türkiye. */
export const Turkiye = meta.story({ name: 'Türkiye', globals: { site: 'TR' } });
