import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  BENEFITS_ID,
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
} from '#src/features/promotions/index.ts';
import { forgetReportedProblems } from '#src/lib/reportProblem.ts';
import type { PromotionType } from '#src/schemas/promotion.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const withContent = (id: string, type: PromotionType, content: object) => ({
  provider: { serverData: { promotions: { [id]: { type, contentJSON: JSON.stringify(content) } } } },
});

it('PRM-04: the strip shows at most four links, with their tracking labels in order', async () => {
  const links = ['A', 'B', 'C', 'D', 'E'].map((text) => ({ url: `#${text}`, text }));
  const page = withContent(BENEFITS_ID, 'ApiHeaderBenefitsPromotion', { links });
  const { user, track } = await renderWithShop(<BenefitsStrip />, page);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['A', 'B', 'C', 'D']);
  for (const link of screen.getAllByRole('link')) await user.click(link);
  expect(track.mock.calls.map(([, parameters]) => parameters)).toEqual(
    ['shipping_free', 'newsletter', 'cross_channel', 'service'].map((creative_slot) => ({
      promotion_id: BENEFITS_ID,
      creative_slot,
    })),
  );
});

it('PRM-05: a category banner uses the cutout for each window width, in a 16/9 box', async () => {
  const cutouts = [
    { imagePath: '/small.webp', targetSize: { width: 800, height: 450 }, breakpoint: 0 },
    { imagePath: '/wide.webp', targetSize: { width: 1600, height: 900 }, breakpoint: 1024 },
  ];
  const content = { headline: 'Kaffee', img: { imageData: { cutouts, altText: 'Bohnen' } } };
  const { container } = await renderWithShop(
    <CategoryBanner promotionId="category_1" />,
    withContent('category_1', 'ApiCategory', content),
  );
  const image = screen.getByRole('img', { name: 'Bohnen' });
  expect(image).toHaveAttribute('src', '/small.webp');
  expect(container.querySelector('source')).toHaveAttribute('media', '(min-width: 1024px)');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/wide.webp');
  expect(image.closest('[data-ratio="16/9"]')).toBeInTheDocument();
});

it('PRM-05: without a cutout no image is rendered', async () => {
  const content = { headline: 'Kaffee', img: { imageData: { cutouts: [] } } };
  const { container } = await renderWithShop(
    <CategoryBanner promotionId="category_1" />,
    withContent('category_1', 'ApiCategory', content),
  );
  expect(screen.getByRole('heading', { name: 'Kaffee', level: 2 })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

it.each(['3/2', '1/1'])('PRM-06: the block keeps the aspect ratio %s', async (aspectRatio) => {
  const content = {
    headline: 'Zuhause',
    aspectRatio,
    piImage: { imageData: { cutouts: [{ imagePath: '/a.webp' }], altText: 'Kerze' } },
  };
  await renderWithShop(<PhaseIntegration promotionId="pi" />, withContent('pi', 'ApiPiPromotion', content));
  expect(
    screen.getByRole('img', { name: 'Kerze' }).closest(`[data-ratio="${aspectRatio}"]`),
  ).toBeInTheDocument();
});

it('PRM-06: without its own link the headline links to the address of the block', async () => {
  await renderWithShop(
    <PhaseIntegration promotionId="pi" />,
    withContent('pi', 'ApiPiPromotion', { headline: 'Zuhause', linkURL: '/c/zuhause' }),
  );
  expect(screen.getByRole('link', { name: 'Zuhause' })).toHaveAttribute('href', '/c/zuhause');
});

it('PRM-07: an unreadable colour of an editor is replaced by a readable one', async () => {
  const { container } = await renderWithShop(
    <PhaseIntegration promotionId="pi" />,
    withContent('pi', 'ApiPiPromotion', {
      headline: 'Zuhause',
      backgroundColor: { colorCode: '#ffffff' },
      promotionTextColor: { colorCode: '#eeeeee' },
    }),
  );
  const block = container.querySelector<HTMLElement>('[data-vitrine="phase-integration"]');
  for (const scheme of ['light', 'dark']) {
    expect(block?.style.getPropertyValue(`--v-promotion-ground-${scheme}`)).toBe('#ffffff');
    expect(block?.style.getPropertyValue(`--v-promotion-ink-${scheme}`)).toMatch(/^#[0-7]/);
  }
});

describe('PRM-07: a custom theme', () => {
  const harvest = {
    light: { ground: '#f6dfb4', text: '#fff' },
    dark: { ground: '#4a3312', text: '#fbe9cf' },
  };
  const show = async (content: object, promotionThemes: object, theme?: string) => {
    const { container } = await renderWithShop(<PhaseIntegration promotionId="pi" theme={theme} />, {
      provider: {
        settings: { promotionThemes },
        serverData: {
          promotions: { pi: { type: 'ApiPiPromotion', contentJSON: JSON.stringify(content) } },
        },
      },
    });
    const block = container.querySelector<HTMLElement>('[data-vitrine="phase-integration"]');
    return { name: block?.dataset.promotionTheme, style: block?.style };
  };

  it('has its colours on light and on dark pages, with readable text', async () => {
    const { name, style } = await show({ headline: 'Ernte', theme: 'harvest' }, { harvest });
    expect(name).toBe('harvest');
    expect(style?.getPropertyValue('--v-promotion-ground-light')).toBe('#f6dfb4');
    expect(style?.getPropertyValue('--v-promotion-ink-light')).toMatch(/^#[0-7]/);
    expect(style?.getPropertyValue('--v-promotion-ground-dark')).toBe('#4a3312');
    expect(style?.getPropertyValue('--v-promotion-ink-dark')).toBe('#fbe9cf');
  });

  it('is a page’s choice, too, and comes before the promotion’s own colours', async () => {
    const content = { headline: 'Ernte', backgroundColor: { colorCode: '#000' } };
    const { name, style } = await show(content, { harvest }, 'harvest');
    expect(name).toBe('harvest');
    expect(style?.getPropertyValue('--v-promotion-ground-light')).toBe('#f6dfb4');
  });

  it('replaces one of the twelve of the same name', async () => {
    const { style } = await show({ headline: 'Ernte', theme: 'beige' }, { beige: harvest });
    expect(style?.getPropertyValue('--v-promotion-ground-light')).toBe('#f6dfb4');
  });

  it('with a value that is no colour is reported, and the promotion keeps a theme of the library', async () => {
    forgetReportedProblems();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = { ...harvest, dark: { ground: 'brown', text: '#fff' } };
    const { name, style } = await show({ headline: 'Ernte', theme: 'harvest' }, { harvest: broken });
    expect(name).toBe('light');
    expect(style?.getPropertyValue('--v-promotion-ground-light')).toBe('');
    expect(warn.mock.calls.flat().join()).toContain(
      'The promotion theme “harvest” has a colour that is not written as #rgb or #rrggbb.',
    );
  });

  it.each(['toString', 'no-such-theme'])(
    'that does not exist (%s) leaves the promotion readable',
    async (theme) => {
      expect((await show({ headline: 'Ernte', theme }, { harvest })).name).toBe('light');
    },
  );
});

it('PRM-01: content of another type is not rendered', async () => {
  const { container } = await renderWithShop(
    <PhaseIntegration promotionId="pi" />,
    withContent('pi', 'ApiCategory', { headline: 'Kaffee' }),
  );
  expect(container.querySelector('[data-vitrine]')).toBeNull();
});

it('PRM-11: the page’s own theme and ratio override those of the content', async () => {
  const content = {
    headline: 'Zuhause',
    theme: 'beige',
    aspectRatio: '4/3',
    backgroundColor: { colorCode: '#102030' },
    piImage: { imageData: { cutouts: [{ imagePath: '/a.webp', breakpoint: 'xs' }] } },
  };
  const page = withContent('pi_1', 'ApiPiPromotion', content);
  const { container } = await renderWithShop(
    <PhaseIntegration promotionId="pi_1" theme="green-light" aspectRatio="1/1" />,
    page,
  );
  const block = container.querySelector('[data-vitrine="phase-integration"]');
  expect(block).toHaveAttribute('data-promotion-theme', 'green-light');
  expect(block).not.toHaveAttribute('style');
  expect(container.querySelector('picture')?.closest('[data-ratio="1/1"]')).toBeInTheDocument();
});
