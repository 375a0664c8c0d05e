import preview from '#.storybook/preview.tsx';
import {
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
  TopBanner,
} from '#src/features/promotions/index.ts';
import { PROMOTION_THEMES } from '#src/schemas/promotion.ts';
import { aReply, benefits, category, phase, voucherBanner, withPromotions } from './contents.ts';

const banners = PROMOTION_THEMES.map((theme): [string, ReturnType<typeof aReply>] => [
  `banner_${theme}`,
  aReply('ApiTopBannerPromotion', { ...voucherBanner, headline: theme, theme }),
]);
const strips = PROMOTION_THEMES.map((theme): [string, ReturnType<typeof aReply>] => [
  `strip_${theme}`,
  aReply('ApiHeaderBenefitsPromotion', { ...benefits, theme }),
]);
const categories = PROMOTION_THEMES.map((theme): [string, ReturnType<typeof aReply>] => [
  `category_${theme}`,
  aReply('ApiCategory', { ...category, headline: theme, theme }),
]);
const phases = PROMOTION_THEMES.map((theme): [string, ReturnType<typeof aReply>] => [
  `phase_${theme}`,
  aReply('ApiPiPromotion', { ...phase, headline: theme, theme }),
]);

const meta = preview.meta({
  title: 'Features/Promotions/Themes',
  component: TopBanner,
  subcomponents: { BenefitsStrip, CategoryBanner, PhaseIntegration },
  parameters: {
    ...withPromotions(Object.fromEntries([...banners, ...strips, ...categories, ...phases])),
    // Twelve of a kind on one page repeat their names; a real page has one.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        <Story />
      </div>
    ),
  ],
});

/** PRM-07: the top banner in all twelve themes. */
export const TopBanners = meta.story({
  render: () => (
    <>
      {banners.map(([id]) => (
        <TopBanner key={id} promotionId={id} />
      ))}
    </>
  ),
});

/** PRM-07: the benefits strip in all twelve themes. */
export const BenefitsStrips = meta.story({
  render: () => (
    <>
      {strips.map(([id]) => (
        <BenefitsStrip key={id} promotionId={id} />
      ))}
    </>
  ),
});

/** PRM-07: the category banner in all twelve themes. */
export const CategoryBanners = meta.story({
  render: () => (
    <>
      {categories.map(([id]) => (
        <CategoryBanner key={id} promotionId={id} />
      ))}
    </>
  ),
});

/** PRM-07: the phase-integration block in all twelve themes. */
export const PhaseIntegrations = meta.story({
  render: () => (
    <>
      {phases.map(([id]) => (
        <PhaseIntegration key={id} promotionId={id} />
      ))}
    </>
  ),
});

const DARK = { theme: 'dark' } as const;

/** PRM-07: the top banner in all twelve themes, on a dark page. */
export const TopBannersDark = TopBanners.extend({ globals: DARK });

/** PRM-07: the benefits strip in all twelve themes, on a dark page. */
export const BenefitsStripsDark = BenefitsStrips.extend({ globals: DARK });

/** PRM-07: the category banner in all twelve themes, on a dark page. */
export const CategoryBannersDark = CategoryBanners.extend({ globals: DARK });

/** PRM-07: the phase-integration block in all twelve themes, on a dark page. */
export const PhaseIntegrationsDark = PhaseIntegrations.extend({ globals: DARK });
