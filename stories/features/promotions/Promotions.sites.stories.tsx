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

/** The group of whole beans; it has the same number in every country. */
const CATEGORY_ID = 'category_420100';

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

/** PRM-01: a German shopper: free shipping from 20 €, 30 days to return. */
export const DE = meta.story({ name: 'PRM-01, PRM-04: DE', ...onSite('DE', /30.Tage/) });
/** PRM-01: an Austrian shopper: easy returns; the 14 days of the law are no benefit. */
export const AT = meta.story({ name: 'PRM-01, PRM-04: AT', ...onSite('AT', /Rückgabe leicht gemacht/) });
/** PRM-01: a German-speaking Swiss shopper: three months to return, francs. */
export const CH = meta.story({ name: 'PRM-01, PRM-04: CH', ...onSite('CH', /3.Monate/) });
/** PRM-01: a French-speaking Swiss shopper: three months to return. */
export const CH_FR = meta.story({
  name: 'PRM-01, PRM-04: CH_FR',
  ...onSite('CH_FR', /3.mois/),
});
/** PRM-01: a Polish shopper: free from 100 zł. */
export const PL = meta.story({ name: 'PRM-01, PRM-04: PL', ...onSite('PL', /100.zł/) });
/** PRM-01: a Czech shopper: free from 999 Kč. */
export const CZ = meta.story({ name: 'PRM-01, PRM-04: CZ', ...onSite('CZ', /999.Kč/) });
/** PRM-01: a Hungarian shopper: 30 days to return. */
export const HU = meta.story({ name: 'PRM-01, PRM-04: HU', ...onSite('HU', /30.nap a/) });
/** PRM-01: a Slovak shopper: free from 40 €. */
export const SK = meta.story({ name: 'PRM-01, PRM-04: SK', ...onSite('SK', /40.€/) });
/** PRM-01: Turkey: the percent sign comes first. */
export const TR = meta.story({ name: 'PRM-01, PRM-04: TR', ...onSite('TR', /%10/) });
