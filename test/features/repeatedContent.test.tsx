import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CartDimensions } from '#src/features/mini-cart/lines/CartArticle.tsx';
import { CartPrice } from '#src/features/mini-cart/lines/CartPrice.tsx';
import { readNavigation } from '#src/features/navigation/navigationModel.ts';
import { TeaserTiles } from '#src/features/navigation/TeaserTiles.tsx';
import { ThemeWorldTiles } from '#src/features/navigation/ThemeWorldTiles.tsx';
import type { ThemeWorldTile } from '#src/features/navigation/themeWorldModel.ts';
import { type ArticlePrice, articlePrice, type Dimension } from '#src/schemas/cart.ts';
import { Footer } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

// Services repeat content. A part whose content changes then shows what it shows without a past; React complains of
// equal keys, which fails the test.

/** Every list with each item twice. */
function twice<Content>(content: Content): Content {
  if (Array.isArray(content)) return content.flatMap((each) => [twice(each), twice(each)]) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, twice(each)])) as Content;
}

interface Part {
  name: string;
  first: ReactNode;
  next: ReactNode;
}

function part<Content>(
  name: string,
  first: Content,
  next: Content,
  show: (content: Content) => ReactNode,
): Part {
  return { name, first: show(twice(first)), next: show(next) };
}

const dimension = (value: string): Dimension => ({ name: 'Größe', value, type: 'TEXT' });
const price = (basePrice: string): ArticlePrice =>
  articlePrice.parse({ calculatedPrice: 2, pricePerUnitBeforeRebates: 1, basePrice });
const tile = (title: string): ThemeWorldTile => ({
  href: `/${title}`,
  title,
  image: null,
  badges: [`${title} %`],
  availability: '',
  isForCard: false,
  endText: '',
  daysLeftText: '',
});
const themes = readNavigation([{ title: 'Themen', href: '/themen', children: [] }]);

const PARTS: readonly Part[] = [
  part('the dimensions of an article', [dimension('M')], [dimension('L')], (dimensions) => (
    <CartDimensions dimensions={dimensions} />
  )),
  // The shop's own words repeat the library's.
  part('prices for comparison', price('1,00\u00a0€ pro Stück'), price('2,00\u00a0€/kg'), (content) => (
    <CartPrice price={content} pieces={2} isUpdating={false} />
  )),
  part('teasers', ['A', 'B'], ['C'], (titles) => (
    <TeaserTiles
      teaser={{ title: null, items: titles.map((title) => ({ href: `/${title}`, image: '/x.svg', title })) }}
    />
  )),
  part('theme worlds', [tile('Reise'), tile('Garten')], [tile('Küche')], (tiles) =>
    themes.map((entry) => (
      <ThemeWorldTiles key={entry.key} entry={entry} groups={[{ section: 'new', headline: null, tiles }]} />
    )),
  ),
  part('the footer', FOOTER_CONTENTS.DE, FOOTER_CONTENTS.AT, (content) => (
    <Footer content={content} newsletter={null} />
  )),
];

it.each(PARTS)('MC-06, FTR-08, NAV-05: $name', async ({ first, next }) => {
  const page = await renderWithShop(first);
  await act(async () => page.rerender(next));
  const { textContent } = page.container;
  page.unmount();
  const fresh = await renderWithShop(next);
  expect(textContent).toBe(fresh.container.textContent);
});
