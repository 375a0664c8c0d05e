import { expect } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { BENEFITS_ID, BenefitsStrip } from '#src/features/promotions/index.ts';
import { messagesOf } from '../../messagesOf.ts';
import { aResponse, withPromotions } from './contents.ts';

const meta = preview.meta({
  title: 'Features/Promotions/Benefits strip',
  component: BenefitsStrip,
  parameters: { chromatic: { modes: everySite }, layout: 'fullscreen' },
});

// Proves PRM-04.
/** Four benefits, the first in bold. */
export const Default = meta.story({
  parameters: {
    chromatic: { modes: everyLook },
    ...withPromotions(({ benefits }) => ({
      [BENEFITS_ID]: aResponse('ApiHeaderBenefitsPromotion', benefits),
    })),
  },
});

// Proves SIT-09.
/** The shop has no benefits; the strip names the free-shipping threshold of a site that has one. */
export const FreeShippingThreshold = meta.story({
  parameters: withPromotions(() => ({ [BENEFITS_ID]: null })),
  play: async ({ canvas, ...context }) => {
    const { all, coffee } = messagesOf(context).site.freeShipping;
    if (all === null && coffee === null) return expect(canvas.queryByRole('region')).toBeNull();
    const strip = await canvas.findByRole('region');
    // As high as a strip of links on wide screens, and as their row on a phone.
    return expect(strip.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
  },
});
