import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopServer } from '#mocks/node.ts';
import { createShopApi } from '#src/api/shopApi.ts';

const server = createShopServer({ site: 'HU', scenarios: ['cart-full'] });
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const shop = createShopApi({ site: 'HU', baseUrl: 'https://hu.vitrine.example' });

it('BFF-03: the client reads, deletes and takes back through MSW', async () => {
  const before = await shop.readCart();
  if (!before.ok) throw new Error(JSON.stringify(before.error));
  const [first] = before.value.cart.articles;
  const { productId = '', tcm = '', quantity = 0 } = first ?? {};
  const deleted = await shop.changeCart({ body: { setArticle: { productId, tcm, quantity: 0 } } });
  expect(deleted.ok && deleted.value.cart.articles.length).toBe(before.value.cart.articles.length - 1);
  const undone = await shop.changeCart({ body: { setArticle: { productId, tcm, quantity } } });
  expect(undone.ok && undone.value.cart).toEqual(before.value.cart);
  const again = await shop.changeCart({ body: { setArticle: { productId, tcm, quantity } } });
  expect(again).toEqual({ ok: false, error: { kind: 'refused', status: 304 } });
});
