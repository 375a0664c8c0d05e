import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { SiteCode } from '#src/config/sites.ts';
import {
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
  TopBanner,
} from '#src/features/promotions/index.ts';
import { PROMOTION_THEMES } from '#src/schemas/promotion.ts';
import { unreadableWords } from '../../foundations/measureContrast.ts';
import { messagesOf, patternOf } from '../../messagesOf.ts';
import { aResponse, type Contents, contentsOf, promotionsOf, withPromotions } from './contents.ts';

/** WCAG 1.4.3 for text of normal size. */
const READABLE = 4.5;

/** Checks that all twelve themes render with sufficient contrast. */
const expectReadable = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const themes = [...canvasElement.querySelectorAll<HTMLElement>('[data-promotion-theme]')];
  await expect(themes.map(({ dataset }) => dataset.promotionTheme)).toEqual([...PROMOTION_THEMES]);
  for (const theme of themes) {
    await expect(theme.textContent).not.toBe('');
    await expect(unreadableWords(theme, READABLE)).toEqual([]);
  }
};

/** The four kinds of promotions in a theme, by their ids. */
const inTheme = (theme: string, { voucherBanner, benefits, category, phase }: Contents) => ({
  [`banner_${theme}`]: aResponse('ApiTopBannerPromotion', { ...voucherBanner, headline: theme, theme }),
  [`strip_${theme}`]: aResponse('ApiHeaderBenefitsPromotion', { ...benefits, theme }),
  [`category_${theme}`]: aResponse('ApiCategory', { ...category, headline: theme, theme }),
  [`phase_${theme}`]: aResponse('ApiPiPromotion', { ...phase, headline: theme, theme }),
});

const meta = preview.meta({
  title: 'Features/Promotions/Themes',
  component: TopBanner,
  subcomponents: { BenefitsStrip, CategoryBanner, PhaseIntegration },
  parameters: {
    ...withPromotions((contents) =>
      Object.assign({}, ...PROMOTION_THEMES.map((theme) => inTheme(theme, contents))),
    ),
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

// Proves PRM-07.
/** The top banner in all twelve themes; every word reaches 4.5:1. */
export const TopBanners = meta.story({
  play: expectReadable,
  render: () => (
    <>
      {PROMOTION_THEMES.map((theme) => (
        <TopBanner key={theme} promotionId={`banner_${theme}`} />
      ))}
    </>
  ),
});

// Proves PRM-07.
/** The benefits strip in all twelve themes; every word reaches 4.5:1. */
export const BenefitsStrips = meta.story({
  play: expectReadable,
  render: () => (
    <>
      {PROMOTION_THEMES.map((theme) => (
        <BenefitsStrip key={theme} promotionId={`strip_${theme}`} />
      ))}
    </>
  ),
});

// Proves PRM-07.
/** The category banner in all twelve themes; every word reaches 4.5:1. */
export const CategoryBanners = meta.story({
  play: expectReadable,
  render: () => (
    <>
      {PROMOTION_THEMES.map((theme) => (
        <CategoryBanner key={theme} promotionId={`category_${theme}`} />
      ))}
    </>
  ),
});

// Proves PRM-07.
/** The phase-integration block in all twelve themes; every word reaches 4.5:1. */
export const PhaseIntegrations = meta.story({
  play: expectReadable,
  render: () => (
    <>
      {PROMOTION_THEMES.map((theme) => (
        <PhaseIntegration key={theme} promotionId={`phase_${theme}`} />
      ))}
    </>
  ),
});

const DARK = { theme: 'dark' } as const;

// Proves PRM-07.
/** The top banner in all twelve themes, on a dark page. */
export const TopBannersDark = meta.story({ ...TopBanners.input, globals: DARK });

// Proves PRM-07.
/** The benefits strip in all twelve themes, on a dark page. */
export const BenefitsStripsDark = meta.story({ ...BenefitsStrips.input, globals: DARK });

// Proves PRM-07.
/** The category banner in all twelve themes, on a dark page. */
export const CategoryBannersDark = meta.story({ ...CategoryBanners.input, globals: DARK });

// Proves PRM-07.
/** The phase-integration block in all twelve themes, on a dark page. */
export const PhaseIntegrationsDark = meta.story({ ...PhaseIntegrations.input, globals: DARK });

/** A theme of the shop's own, which its editors name like one of the twelve. */
const harvest = {
  light: { ground: '#f6dfb4', text: '#3b2300' },
  dark: { ground: '#4a3312', text: '#fbe9cf' },
};

// Proves PRM-07.
/** A custom theme of the shop, on a light page. */
export const CustomTheme = meta.story({
  parameters: {
    provider: (site: SiteCode) => ({
      settings: { promotionThemes: { harvest } },
      serverData: promotionsOf(site, ({ voucherBanner, phase }) => ({
        banner: aResponse('ApiTopBannerPromotion', { ...voucherBanner, theme: 'harvest' }),
        phase: aResponse('ApiPiPromotion', { ...phase, theme: 'harvest' }),
      })),
    }),
  },
  render: () => (
    <>
      <TopBanner promotionId="banner" />
      <PhaseIntegration promotionId="phase" />
    </>
  ),
  play: async ({ canvas, canvasElement, ...context }) => {
    const { headline } = contentsOf(messagesOf(context).site.code).phase;
    const heading = await canvas.findByRole('heading', { name: new RegExp(patternOf(headline)) });
    await expect(heading).toBeVisible();
    const themes = [...canvasElement.querySelectorAll<HTMLElement>('[data-promotion-theme="harvest"]')];
    await expect(themes).toHaveLength(2);
    for (const theme of themes) await expect(unreadableWords(theme, READABLE)).toEqual([]);
  },
});

// Proves PRM-07.
/** A custom theme of the shop, on a dark page. */
export const CustomThemeDark = meta.story({ ...CustomTheme.input, globals: DARK });
