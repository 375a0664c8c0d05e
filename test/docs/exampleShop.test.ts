import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { SITES } from '#src/config/sites.ts';
import { shippingProgress, summaryRows } from '#src/features/mini-cart/store/cartMoney.ts';

/** One product for 448 kr, and 49 kr for its delivery. */
const BASKET = {
  items: [
    {
      product: { id: 'p', variant: 'v', handle: 'kniv', title: 'Kniv', thumbnail: '/k.svg' },
      count: 1,
      total: 44_800,
    },
  ],
  shipping_total: 4_900,
  total: 49_700,
};

it('LIB-08, MC-24: the guide’s own client of another shop counts shipping once', async () => {
  vi.stubGlobal('fetch', async () => Response.json(BASKET));
  const file = path.resolve('examples/nordkok/src/shop.ts');
  const { createShop } = (await import(/* @vite-ignore */ file)) as { createShop: () => ShopApi };
  const answer = await createShop().readCart();
  if (!answer.ok) throw new Error('The example has no cart.');
  const { cart } = answer.value;
  const site = { ...SITES.DE, freeShipping: { ...SITES.DE.freeShipping, all: 499 } };
  expect(summaryRows(cart, site).map(({ name, value }) => [name, value])).toEqual([
    ['sum', { amount: 448 }],
    ['shipping', { amount: 49 }],
    ['final', { amount: 497 }],
  ]);
  expect(shippingProgress(cart, site)?.remaining).toBe(51);
});
