import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import {
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
  TopBanner,
} from '#src/features/promotions/index.ts';
import { PROMOTION_THEMES } from '#src/schemas/promotion.ts';
import { unreadableWords } from '../../foundations/measureContrast.ts';
import { aReply, benefits, category, phase, voucherBanner, withPromotions } from './contents.ts';

/** WCAG 1.4.3 for text of normal size. */
const READABLE = 4.5;

/** Twelve of a kind are there, and every word in them can be read as it is drawn (PRM-07). */
const expectReadable = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const themes = [...canvasElement.querySelectorAll<HTMLElement>('[data-promotion-theme]')];
  await expect(themes.map(({ dataset }) => dataset.promotionTheme)).toEqual([...PROMOTION_THEMES]);
  for (const theme of themes) {
    await expect(theme.textContent).not.toBe('');
    await expect(unreadableWords(theme, READABLE)).toEqual([]);
  }
};

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

/** PRM-07: the top banner in all twelve themes; every word reaches 4.5:1. */
export const TopBanners = meta.story({
  play: expectReadable,
  render: () => (
    <>
      {banners.map(([id]) => (
        <TopBanner key={id} promotionId={id} />
      ))}
    </>
  ),
});

/** PRM-07: the benefits strip in all twelve themes; every word reaches 4.5:1. */
export const BenefitsStrips = meta.story({
  play: expectReadable,
  render: () => (
    <>
      {strips.map(([id]) => (
        <BenefitsStrip key={id} promotionId={id} />
      ))}
    </>
  ),
});

/** PRM-07: the category banner in all twelve themes; every word reaches 4.5:1. */
export const CategoryBanners = meta.story({
  play: expectReadable,
  render: () => (
    <>
      {categories.map(([id]) => (
        <CategoryBanner key={id} promotionId={id} />
      ))}
    </>
  ),
});

/** PRM-07: the phase-integration block in all twelve themes; every word reaches 4.5:1. */
export const PhaseIntegrations = meta.story({
  play: expectReadable,
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
