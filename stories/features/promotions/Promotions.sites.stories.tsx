import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { SiteCode } from '#src/config/sites.ts';
import {
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
  TopBanner,
} from '#src/features/promotions/index.ts';
import { messagesOf } from '../../messagesOf.ts';
import { CATEGORY_ID } from './contents.ts';

const meta = preview.meta({
  title: 'Features/Promotions/Sites',
  component: TopBanner,
  subcomponents: { BenefitsStrip, CategoryBanner, PhaseIntegration },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <TopBanner />
      <BenefitsStrip />
      <div style={{ display: 'grid', gap: 24, padding: 24 }}>
        <CategoryBanner promotionId={CATEGORY_ID} />
        <PhaseIntegration promotionId="pi_home" />
      </div>
    </>
  ),
});

/** A country's published content: a banner with its text, and a benefit with its amounts. */
const onSite = (site: SiteCode, benefit: RegExp) => ({
  globals: { site },
  play: async ({ canvas, ...context }: StoryContext) => {
    const copy = messagesOf(context).among('promotion.copy');
    const buttons = await canvas.findAllByRole('button', { name: copy });
    await expect(buttons[0]).toBeVisible();
    await expect(await canvas.findByRole('link', { name: benefit })).toBeVisible();
    // The category's and the home page's block, each with an answer of its own.
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  },
});

// Proves PRM-01, PRM-04.
/** A German shopper: free shipping from 20 €, 30 days to return. */
export const DE = meta.story({ name: 'DE', ...onSite('DE', /30.Tage/) });
// Proves PRM-01, PRM-04.
/** An Austrian shopper: easy returns; the 14 days of the law are no benefit. */
export const AT = meta.story({ name: 'AT', ...onSite('AT', /Rückgabe leicht gemacht/) });
// Proves PRM-01, PRM-04.
/** A German-speaking Swiss shopper: three months to return, francs. */
export const CH = meta.story({ name: 'CH', ...onSite('CH', /3.Monate/) });
// Proves PRM-01, PRM-04.
/** A French-speaking Swiss shopper: three months to return. */
export const CH_FR = meta.story({
  name: 'CH_FR',
  ...onSite('CH_FR', /3.mois/),
});
// Proves PRM-01, PRM-04.
/** A Polish shopper: free from 100 zł. */
export const PL = meta.story({ name: 'PL', ...onSite('PL', /100.zł/) });
// Proves PRM-01, PRM-04.
/** A Czech shopper: free from 999 Kč. */
export const CZ = meta.story({ name: 'CZ', ...onSite('CZ', /999.Kč/) });
// Proves PRM-01, PRM-04.
/** A Hungarian shopper: 30 days to return. */
export const HU = meta.story({ name: 'HU', ...onSite('HU', /30.nap a/) });
// Proves PRM-01, PRM-04.
/** A Slovak shopper: free from 40 €. */
export const SK = meta.story({ name: 'SK', ...onSite('SK', /40.€/) });
// Proves PRM-01, PRM-04.
/** Türkiye: the percent sign comes first. */
export const TR = meta.story({ name: 'TR', ...onSite('TR', /%10/) });
