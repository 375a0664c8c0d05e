import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productDetails, windowTiles } from '#demo/model/demoProducts.ts';
import type { ProductTile } from '#demo/model/products.ts';
import { Discount, LowestPrice } from '#demo/pages/LowestPrice.tsx';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { ProductPage } from '#demo/pages/ProductPage.tsx';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

const tile = (prices: Partial<ProductTile>): ProductTile => ({
  shelf: 'coffee',
  id: '1',
  tcm: '101',
  title: 'Espresso',
  description: '',
  image: '/images/cup.svg',
  href: '/p/1',
  price: 15,
  ...prices,
});

const show = (prices: Partial<ProductTile>, site: (typeof SITE_CODES)[number] = 'DE') =>
  renderWithShop(
    <>
      <LowestPrice product={tile(prices)} />
      <Discount product={tile(prices)} />
    </>,
    { site, provider: { messages: MESSAGES[SITES[site].locale] } },
  );

describe('BEY-02: price reductions', () => {
  it('refer to the lowest price of the last 30 days, and show it', async () => {
    await show({ oldPrice: 20, lowestPrice: 20 });
    expect(screen.getByText(/^30-Tage-Bestpreis: 20,00\s€$/)).toBeVisible();
    expect(screen.getByText(/^−25\s%$/)).toBeVisible();
  });

  it('have their percentage beside the price that it refers to, if it is not the struck one', async () => {
    await show({ oldPrice: 30, lowestPrice: 20 });
    const lowest = screen.getByText(/^30-Tage-Bestpreis: 20,00\s€$/);
    expect(lowest.closest('p')).toHaveTextContent(/^30-Tage-Bestpreis: 20,00\s€ \(−25\s%\)$/);
    expect(screen.getAllByText(/−25/)).toHaveLength(1);
  });

  it('refer to the previous price in Switzerland', async () => {
    await show({ oldPrice: 30, lowestPrice: 20 }, 'CH');
    expect(screen.queryByText(/Bestpreis/)).toBeNull();
    expect(screen.getByText(/^−50\s%$/)).toBeVisible();
  });

  it('have no percentage where the lowest price was not higher', async () => {
    await show({ oldPrice: 30, lowestPrice: 14 });
    expect(screen.queryByText(/−/)).toBeNull();
    expect(screen.getByText(/^30-Tage-Bestpreis: 14,00\s€$/)).toBeVisible();
  });

  it('have their percentage beside the price of the page of a product, too', async () => {
    const product = productDetails('DE', '4002');
    if (!product) throw new Error('The shop has no such product.');
    await renderWithShop(<ProductPage product={product} tiles={[]} />, {
      site: 'DE',
      provider: { messages: MESSAGES[SITES.DE.locale] },
    });
    expect(screen.getByText(/^−17\s%$/)).toBeVisible();
  });

  it('are not claimed for goods that are not reduced', async () => {
    await show({ lowestPrice: 12 });
    expect(screen.queryByText(/Bestpreis|−/)).toBeNull();
  });

  it.each(SITE_CODES)('%s: every reduced product of the mock shop was more expensive for 30 days', (site) => {
    if (SITES[site].rules.priceReduction.base !== 'lowest') return;
    const reduced = windowTiles(site).filter(({ oldPrice }) => oldPrice !== undefined);
    expect(reduced.length).toBeGreaterThan(2);
    for (const { id, oldPrice, lowestPrice } of reduced) expect(lowestPrice, id).toBe(oldPrice);
    for (const { id, price, lowestPrice } of [
      ...reduced,
      productDetails(site, '4011'),
      productDetails(site, '4028'),
    ].flatMap((product) => product ?? []))
      expect(lowestPrice, id).toBeGreaterThan(price);
  });
});
