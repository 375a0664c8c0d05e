import { expect, it } from 'vitest';
import { LIMITS, type RateLimit, type WriteKind } from '#server/config/limits.ts';
import { aVisitor, CART, setHeadphones, startApp, type Visitor } from '../support/testServer.ts';
import { startRecording } from './faultyShop.ts';

const startLimited = (kind: WriteKind, rate: RateLimit, env: Record<string, string> = {}) =>
  startApp(env, { limits: { rates: { ...LIMITS.rates, [kind]: rate } } });

const changeCart = (visitor: Visitor, quantity: number, address: string) =>
  visitor.put(CART, setHeadphones(quantity), { 'x-forwarded-for': address });

it('BFF-05: cart changes per minute are limited per visitor, across addresses, without affecting others', async () => {
  const app = await startLimited('cart', { perVisitor: 3 });
  const [visitor, other] = [aVisitor(app), aVisitor(app)];
  await visitor.get('/healthz');
  await visitor.get(CART);
  await other.get(CART);
  const statuses: number[] = [];
  for (const quantity of [1, 2, 3, 4])
    statuses.push((await changeCart(visitor, quantity, `203.0.113.${quantity}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await changeCart(visitor, 5, '203.0.113.5');
  expect(refused.json()).toEqual({ error: 'UNKNOWN' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await changeCart(other, 1, '203.0.113.1')).statusCode).toBe(200);
  // Reading is not writing.
  expect((await visitor.get(CART)).statusCode).toBe(200);
});

it('BFF-05: cart changes per minute are limited per address, across visitors', async () => {
  const app = await startLimited('cart', { perAddress: 3 });
  const statuses: number[] = [];
  for (const quantity of [1, 2, 3, 4]) {
    const visitor = aVisitor(app);
    await visitor.get(CART);
    statuses.push((await changeCart(visitor, quantity, '203.0.113.7')).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('BFF-05: codes of vouchers and gift cards have a limit of their own, because they can be guessed', async () => {
  const visitor = aVisitor(await startLimited('code', { perVisitor: 2 }));
  await visitor.get(CART);
  const statuses: number[] = [];
  for (const guess of [
    { setWsac: { code: 'GUESS1', remove: false } },
    // Removing a code tries none.
    { setWsac: { code: 'GUESS1', remove: true } },
    { setGiftCardRedemption: { cardNumber: '1111', remove: false } },
    { setWsac: { code: 'GUESS2', remove: false } },
    setHeadphones(),
  ])
    statuses.push((await visitor.put(CART, guess)).statusCode);
  expect(statuses).toEqual([409, 304, 409, 429, 200]);
});

it.each<['GET' | 'PUT', string]>([
  ['PUT', '/doi'],
  ['PUT', ''],
  ['GET', ''],
])('BFF-05: attempts at a subscriber’s token are limited: %s …%s', async (method, ending) => {
  const app = await startLimited('confirm', { perAddress: 2 });
  const guess = async (token: string) => {
    const url = `/service/newsletter/api/internal/newsletter-subscribers/${token}${ending}`;
    return (await app.inject({ method, url, ...(method === 'PUT' && { body: { interests: [] } }) }))
      .statusCode;
  };
  expect([await guess('a'), await guess('b'), await guess('c')]).toEqual([410, 410, 429]);
});

it.each(['/subscribenewsletter?doi=', '/newsletter/preferences?token='])(
  'BFF-05: the page of a link looks up a few tokens a minute only: %s…',
  async (page) => {
    const shop = await startRecording({}, 404);
    const app = await startLimited('confirm', { perAddress: 2 }, { SHOP_UPSTREAM_NEWSLETTER: shop.url });
    for (const token of ['a', 'b', 'c', 'd']) await aVisitor(app).get(page + token);
    const lookUps = shop.requests.filter(({ url }) => url.includes('/newsletter-subscribers/'));
    expect(lookUps).toHaveLength(2);
  },
);

it('BFF-05: proxies that forward ports with addresses are proxies, and their visitors have limits of their own', async () => {
  const app = await startLimited('cart', { perAddress: 1 }, { TRUST_PROXY: '10.0.0.0/8,2001:db8:f::/48' });
  const change = async (forwarded: string) => {
    const visitor = aVisitor(app);
    await visitor.get(CART);
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: CART,
      remoteAddress: '10.0.0.1',
      cookies: visitor.cookies,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': visitor.csrf,
        'x-forwarded-for': forwarded,
      },
      body: setHeadphones(1),
    });
    return statusCode;
  };
  expect(await change('203.0.113.1:4711, 10.0.0.7:5566')).toBe(200);
  expect(await change('203.0.113.2:4711, 10.0.0.7:5567')).toBe(200);
  expect(await change('203.0.113.2:4712, 10.0.0.8:5566')).toBe(429);
  expect(await change('[2001:db8:1:2::1]:4711, [2001:db8:f::7]:5566')).toBe(200);
  expect(await change('[2001:db8:1:2::2]:4711,[2001:db8:f::7]:5567')).toBe(429);
});

it('BFF-05: forwarded addresses are trusted only from a local proxy', async () => {
  const app = await startLimited('cart', { perAddress: 1 });
  const visitor = aVisitor(app);
  await visitor.get(CART);
  const change = (quantity: number, forwarded: string) =>
    app.inject({
      method: 'PUT',
      url: CART,
      remoteAddress: '198.51.100.9',
      cookies: visitor.cookies,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': visitor.csrf,
        'x-forwarded-for': forwarded,
      },
      body: setHeadphones(quantity),
    });
  expect((await change(1, '203.0.113.1')).statusCode).toBe(200);
  expect((await change(2, '203.0.113.2')).statusCode).toBe(429);
});
