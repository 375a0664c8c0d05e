import { expect, it, vi } from 'vitest';
import { SUBSCRIBE, signUpOf, startApp } from '../support/testServer.ts';
import { startRecording } from './faultyShop.ts';

it('BFF-07: is live and ready', async () => {
  const app = await startApp();
  for (const url of ['/healthz', '/readyz']) {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  }
});

it('BFF-07: is not ready while it drains, and still serves pages', async () => {
  const app = await startApp();
  app.drain();
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/' })).statusCode).toBe(200);
});

it('BFF-07: without its store it is not ready, still serves pages, and ends no session', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = await startApp({ STORE_URL: 'redis://localhost:1' });
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  const page = await app.inject({ url: '/', cookies: { sid: 'known.session' } });
  expect(page.statusCode).toBe(200);
  expect(page.cookies).toEqual([]);
  const cart = await app.inject({ url: '/service/cart/api/cart' });
  expect([cart.statusCode, cart.json()]).toEqual([503, { error: 'UNKNOWN' }]);
}, 10_000);

it.each([
  ['/subscribenewsletter?doi=x', 200],
  ['/newsletter/preferences?token=x', 502],
])('BFF-07: without its store, the page of a mail’s link is a page of the shop: %s', async (url, status) => {
  const app = await startApp({ STORE_URL: 'redis://localhost:1' });
  const { statusCode, body } = await app.inject({ url });
  expect([statusCode, body.includes('data-vitrine="footer"')]).toEqual([status, true]);
});

it.each(['/orderhistory', '/demo/outbox'])(
  'BFF-14: a page that needs the store says that it is away, and no server error: %s',
  async (url) => {
    const app = await startApp({ STORE_URL: 'redis://localhost:1' });
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(503);
    expect(body).toContain('<h1>Das hat aus technischen Gründen nicht geklappt.');
  },
);

it('BFF-14: a call that is counted in the store does not blame its service for the store', async () => {
  const shop = await startRecording();
  const app = await startApp({ STORE_URL: 'redis://localhost:1', SHOP_UPSTREAM: shop.url });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: SUBSCRIBE,
    body: signUpOf('kim@example.com'),
  });
  expect([statusCode, shop.requests]).toEqual([503, []]);
});
