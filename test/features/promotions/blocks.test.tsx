import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  BENEFITS_ID,
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
  type PhaseIntegrationProps,
} from '#src/features/promotions/index.ts';
import type { PromotionType } from '#src/schemas/promotion.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const withContent = (id: string, type: PromotionType, content: object) => ({
  provider: { serverData: { promotions: { [id]: { type, contentJSON: JSON.stringify(content) } } } },
});

const IMAGE = { imageData: { cutouts: [{ imagePath: '/a.webp' }], altText: 'Kerze' } };
/** A block with its promotion, of a shop with themes of its own. */
async function showBlock(content: object, props: Partial<PhaseIntegrationProps> = {}, promotionThemes = {}) {
  const { provider } = withContent('pi', 'ApiPiPromotion', { headline: 'Zuhause', ...content });
  const { container } = await renderWithShop(<PhaseIntegration promotionId="pi" {...props} />, {
    provider: { ...provider, settings: { promotionThemes } },
  });
  const block = container.querySelector('[data-vitrine="phase-integration"]') as HTMLElement;
  return {
    block,
    theme: block.dataset.promotionTheme,
    colour: (name: string) => block.style.getPropertyValue(`--v-promotion-${name}`),
  };
}

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

it('SIT-10: the strip names every threshold of the site, that of card holders too', async () => {
  await renderWithShop(<BenefitsStrip />, {
    site: 'CZ',
    provider: {
      serverData: { promotions: { [BENEFITS_ID]: null } },
      settings: { freeShipping: { coffee: 0 } },
    },
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Doprava zdarma od 999\u00a0Kč',
    'S\u00a0kartou VitrineCard doprava zdarma od 499\u00a0Kč',
  ]);
});

it('SIT-10: the strip of a shop that always ships for free names no threshold', async () => {
  const { container } = await renderWithShop(<BenefitsStrip />, {
    provider: {
      serverData: { promotions: { [BENEFITS_ID]: null } },
      settings: { freeShipping: { all: 0, coffee: null } },
    },
  });
  expect(container.querySelector('[data-vitrine="benefits"]')).toHaveTextContent(
    /^Deine Bestellung ist versandkostenfrei\.$/,
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
  await showBlock({ aspectRatio, piImage: IMAGE });
  const image = screen.getByRole('img', { name: 'Kerze' });
  expect(image.closest(`[data-ratio="${aspectRatio}"]`)).toBeInTheDocument();
});

it('PRM-06: without its own link the headline links to the address of the block', async () => {
  await showBlock({ linkURL: '/c/zuhause' });
  expect(screen.getByRole('link', { name: 'Zuhause' })).toHaveAttribute('href', '/c/zuhause');
});

it('PRM-07: an unreadable colour of an editor is replaced by a readable one', async () => {
  const { colour } = await showBlock({
    backgroundColor: { colorCode: '#ffffff' },
    promotionTextColor: { colorCode: '#eeeeee' },
  });
  for (const scheme of ['light', 'dark']) {
    expect(colour(`ground-${scheme}`)).toBe('#ffffff');
    expect(colour(`ink-${scheme}`)).toMatch(/^#[0-7]/);
  }
});

describe('PRM-07: a custom theme', () => {
  const harvest = {
    light: { ground: '#f6dfb4', text: '#fff' },
    dark: { ground: '#4a3312', text: '#fbe9cf' },
  };

  it('has its colours on light and on dark pages, with readable text', async () => {
    const { theme, colour } = await showBlock({ theme: 'harvest' }, {}, { harvest });
    expect(theme).toBe('harvest');
    expect(colour('ground-light')).toBe('#f6dfb4');
    expect(colour('ink-light')).toMatch(/^#[0-7]/);
    expect(colour('ground-dark')).toBe('#4a3312');
    expect(colour('ink-dark')).toBe('#fbe9cf');
  });

  it('is a page’s choice, too, and comes before the promotion’s own colours', async () => {
    const own = { backgroundColor: { colorCode: '#000' } };
    const { theme, colour } = await showBlock(own, { theme: 'harvest' }, { harvest });
    expect([theme, colour('ground-light')]).toEqual(['harvest', '#f6dfb4']);
  });

  it('replaces one of the twelve of the same name', async () => {
    const { colour } = await showBlock({ theme: 'beige' }, {}, { beige: harvest });
    expect(colour('ground-light')).toBe('#f6dfb4');
  });

  it('with a value that is no colour is reported, and the promotion keeps a theme of the library', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = { ...harvest, dark: { ground: 'brown', text: '#fff' } };
    const { theme, colour } = await showBlock({ theme: 'harvest' }, {}, { harvest: broken });
    expect([theme, colour('ground-light')]).toEqual(['light', '']);
    expect(warn.mock.calls.flat().join()).toContain(
      'The promotion theme “harvest” has a colour that is not written as #rgb or #rrggbb.',
    );
  });
});

it('PRM-01: content of another type is not rendered', async () => {
  const { container } = await renderWithShop(
    <PhaseIntegration promotionId="pi" />,
    withContent('pi', 'ApiCategory', { headline: 'Kaffee' }),
  );
  expect(container.querySelector('[data-vitrine]')).toBeNull();
});

it('PRM-11: the page’s own theme and ratio override those of the content', async () => {
  const { block, theme } = await showBlock(
    { theme: 'beige', aspectRatio: '4/3', backgroundColor: { colorCode: '#102030' }, piImage: IMAGE },
    { theme: 'green-light', aspectRatio: '1/1' },
  );
  expect(theme).toBe('green-light');
  expect(block).not.toHaveAttribute('style');
  expect(block.querySelector('picture')?.closest('[data-ratio="1/1"]')).toBeInTheDocument();
});
