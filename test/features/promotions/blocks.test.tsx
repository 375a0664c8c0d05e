import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  BENEFITS_ID,
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
} from '#src/features/promotions/index.ts';
import type { PromotionType } from '#src/schemas/promotion.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const withContent = (id: string, type: PromotionType, content: object) => ({
  provider: { serverData: { promotions: { [id]: { type, contentJSON: JSON.stringify(content) } } } },
});

it('PRM-04: the strip shows four links at most, with their tracking labels in order', async () => {
  const links = ['A', 'B', 'C', 'D', 'E'].map((text) => ({ url: `#${text}`, text }));
  const page = withContent(BENEFITS_ID, 'ApiHeaderBenefitsPromotion', { links });
  const { user, track } = renderWithShop(<BenefitsStrip />, page);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['A', 'B', 'C', 'D']);
  for (const link of screen.getAllByRole('link')) await user.click(link);
  expect(track.mock.calls.map(([, parameters]) => parameters)).toEqual(
    ['shipping_free', 'newsletter', 'cross_channel', 'service'].map((creative_slot) => ({
      promotion_id: BENEFITS_ID,
      creative_slot,
    })),
  );
});

it('PRM-05: a category banner takes the cut for each window, in a box of 16/9', () => {
  const cutouts = [
    { imagePath: '/small.webp', targetSize: { width: 800, height: 450 }, breakpoint: 0 },
    { imagePath: '/wide.webp', targetSize: { width: 1600, height: 900 }, breakpoint: 1024 },
  ];
  const content = { headline: 'Kaffee', img: { imageData: { cutouts, altText: 'Bohnen' } } };
  const { container } = renderWithShop(
    <CategoryBanner promotionId="category_1" />,
    withContent('category_1', 'ApiCategory', content),
  );
  const image = screen.getByRole('img', { name: 'Bohnen' });
  expect(image).toHaveAttribute('src', '/small.webp');
  expect(container.querySelector('source')).toHaveAttribute('media', '(min-width: 1024px)');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/wide.webp');
  expect(image.closest('[style]')).toHaveStyle({ aspectRatio: '16/9' });
});

it('PRM-05: without a cutout there is no picture', () => {
  const content = { headline: 'Kaffee', img: { imageData: { cutouts: [] } } };
  const { container } = renderWithShop(
    <CategoryBanner promotionId="category_1" />,
    withContent('category_1', 'ApiCategory', content),
  );
  expect(screen.getByRole('heading', { name: 'Kaffee', level: 2 })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

it.each(['16/9', '4/3', '3/2', '1/1'])('PRM-06: the block keeps the shape %s', (aspectRatio) => {
  const content = {
    headline: 'Zuhause',
    aspectRatio,
    piImage: { imageData: { cutouts: [{ imagePath: '/a.webp' }], altText: 'Kerze' } },
  };
  renderWithShop(<PhaseIntegration promotionId="pi" />, withContent('pi', 'ApiPiPromotion', content));
  expect(screen.getByRole('img', { name: 'Kerze' }).closest('[style]')).toHaveStyle({ aspectRatio });
});

it('PRM-06: without a link of its own the headline leads to the address of the block', () => {
  renderWithShop(
    <PhaseIntegration promotionId="pi" />,
    withContent('pi', 'ApiPiPromotion', { headline: 'Zuhause', linkURL: '/c/zuhause' }),
  );
  expect(screen.getByRole('link', { name: 'Zuhause' })).toHaveAttribute('href', '/c/zuhause');
});

it('PRM-07: an unreadable wish of an editor is drawn in a readable colour', () => {
  const { container } = renderWithShop(
    <PhaseIntegration promotionId="pi" />,
    withContent('pi', 'ApiPiPromotion', {
      headline: 'Zuhause',
      backgroundColor: { colorCode: '#ffffff' },
      promotionTextColor: { colorCode: '#eeeeee' },
    }),
  );
  const block = container.querySelector<HTMLElement>('[data-vitrine="phase-integration"]');
  expect(block?.style.getPropertyValue('--v-promotion-ground')).toBe('#ffffff');
  expect(block?.style.getPropertyValue('--v-promotion-ink')).toMatch(/^#[0-7]/);
});

it('PRM-01: content of another kind is not drawn', () => {
  const { container } = renderWithShop(
    <PhaseIntegration promotionId="pi" />,
    withContent('pi', 'ApiCategory', { headline: 'Kaffee' }),
  );
  expect(container.querySelector('[data-vitrine]')).toBeNull();
});

it('PRM-11: the page’s own theme and ratio come before those of the content', () => {
  const content = {
    headline: 'Zuhause',
    theme: 'beige',
    aspectRatio: '4/3',
    backgroundColor: { colorCode: '#102030' },
    piImage: { imageData: { cutouts: [{ imagePath: '/a.webp', breakpoint: 'xs' }] } },
  };
  const page = withContent('pi_1', 'ApiPiPromotion', content);
  const { container } = renderWithShop(
    <PhaseIntegration promotionId="pi_1" theme="green-light" aspectRatio="1/1" />,
    page,
  );
  const block = container.querySelector('[data-vitrine="phase-integration"]');
  expect(block).toHaveAttribute('data-promotion-theme', 'green-light');
  expect(block).not.toHaveAttribute('style');
  expect(container.querySelector('picture')?.closest('[style]')).toHaveStyle({ aspectRatio: '1/1' });
});
