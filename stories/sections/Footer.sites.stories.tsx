import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { SiteCode } from '#src/config/sites.ts';
import { Footer } from '#src/sections/footer/index.ts';

const meta = preview.meta({
  title: 'Sections/Footer/Sites',
  component: Footer,
  parameters: { layout: 'fullscreen' },
});

/** A country's footer, and a sentence in it that is that country's own. */
const onSite = (site: SiteCode, fact: RegExp) => ({
  globals: { site },
  play: async ({ canvas }: StoryContext) => {
    await expect(await canvas.findByText(fact)).toBeVisible();
  },
});

// Proves FTR-02, SIT-07.
/** A German shopper: 30 days to return. */
export const DE = meta.story({ name: 'DE', ...onSite('DE', /30.Tage Rückgaberecht/) });
// Proves FTR-02, SIT-07.
/** An Austrian shopper: 14 days to return. */
export const AT = meta.story({ name: 'AT', ...onSite('AT', /14.Tage Rückgaberecht/) });
// Proves FTR-02, SIT-07.
/** A German-speaking Swiss shopper: three months to return. */
export const CH = meta.story({ name: 'CH', ...onSite('CH', /3.Monate Rückgaberecht/) });
// Proves FTR-02, SIT-07.
/** A French-speaking Swiss shopper: three months to return. */
export const CH_FR = meta.story({
  name: 'CH_FR',
  ...onSite('CH_FR', /3.mois pour changer d’avis/),
});
// Proves FTR-02, SIT-07.
/** A Polish shopper: free from 100 zł, click and collect for 0 zł. */
export const PL = meta.story({
  name: 'PL',
  ...onSite('PL', /Darmowa dostawa już od 100.zł/),
});
// Proves FTR-02, SIT-07.
/** A Czech shopper: free from 999 Kč, 499 Kč with the card; every 11th coffee on the house. */
export const CZ = meta.story({ name: 'CZ', ...onSite('CZ', /od 999.Kč.*499.Kč/) });
// Proves FTR-02, SIT-07.
/** A Hungarian shopper: 30 days to return. */
export const HU = meta.story({ name: 'HU', ...onSite('HU', /30.nap a.visszaküldésre/) });
// Proves FTR-02, SIT-07.
/** A Slovak shopper: free from 40 €, 20 € with the card; every 11th coffee on the house. */
export const SK = meta.story({ name: 'SK', ...onSite('SK', /od 40.€.*20.€/) });
// Proves FTR-02, SIT-07.
/** A Turkish shopper: free from 1.000 TL, 90 days to return, support every day from 9 to 7. */
export const TR = meta.story({ name: 'TR', ...onSite('TR', /Her gün 09:00–\u206019:00/) });
