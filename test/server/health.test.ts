import { expect, it, vi } from 'vitest';
import { startApp } from '../support/testServer.ts';

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
