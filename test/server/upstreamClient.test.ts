import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#server/config/limits.ts';
import { aVisitor, CART, readPageState, startApp } from '../support/testServer.ts';
import { type Fault, startShop } from './faultyShop.ts';

const NAVIGATION = '/jsonflyoutnavigation?site=DE';
const PROMOTION = '/service/promotion/api/promotion/~header_top';
const THEMES = '/service/themeworld-frontend/api/themeworlds/navigation';

/** Answers with the status 200 and a text that can be anything. */
const rawAnswer =
  (text: string): Fault['answer'] =>
  ({ socket }) =>
    void socket.end(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${text}`);

/** A shop whose state a test changes. */
async function aShop() {
  const shop = {
    url: '',
    requests: 0,
    state: 'fine' as 'fine' | 'down' | '500' | 'hanging',
    body: '[{"title":"Kaffee","href":"/c/coffee"}]',
    headers: {} as Record<string, string>,
  };
  shop.url = await startShop((request, response) => {
    shop.requests += 1;
    if (shop.state === 'down') return void request.socket.destroy();
    if (shop.state === 'hanging') return;
    response.writeHead(shop.state === '500' ? 500 : 200, {
      'content-type': 'application/json',
      ...shop.headers,
    });
    response.end(shop.body);
  });
  return shop;
}

describe('BFF-04: a breaker per service', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  const limits = { failuresToOpen: 3, openMs: 2_000 };

  it('opens for an unresponsive service, probes it with one call, and closes when it responds', async () => {
    const shop = await aShop();
    const app = await startApp({ SHOP_UPSTREAM_CART: shop.url }, { limits });
    const visitor = aVisitor(app);
    shop.state = 'down';
    for (let time = 0; time < 3; time++) expect((await visitor.get(CART)).statusCode).toBe(502);
    expect(shop.requests).toBe(3);

    const rejected = await visitor.get(CART);
    expect([rejected.statusCode, rejected.json(), rejected.headers['retry-after']]).toEqual([
      503,
      { error: 'UNKNOWN' },
      '2',
    ]);
    expect(shop.requests).toBe(3);

    vi.advanceTimersByTime(2_001);
    expect((await visitor.get(CART)).statusCode).toBe(502);
    expect((await visitor.get(CART)).statusCode).toBe(503);
    expect(shop.requests).toBe(4);

    shop.state = 'fine';
    vi.advanceTimersByTime(2_001);
    expect((await visitor.get(CART)).statusCode).toBe(200);
    expect((await visitor.get(CART)).statusCode).toBe(200);
    expect(shop.requests).toBe(6);
  });

  it('does not make other requests wait for the call that probes an open circuit', async () => {
    const shop = await aShop();
    const app = await startApp({ SHOP_UPSTREAM_CART: shop.url }, { limits });
    const visitor = aVisitor(app);
    shop.state = 'down';
    for (let time = 0; time < 3; time++) await visitor.get(CART);
    vi.advanceTimersByTime(2_001);
    shop.state = 'hanging';
    const trying = visitor.get(CART);
    await vi.waitFor(() => expect(shop.requests).toBe(4), { timeout: 15_000 });
    expect((await visitor.get(CART)).statusCode).toBe(503);
    await app.close();
    await trying;
  });

  it('does not count a refusal as a failure: the service has responded', async () => {
    const shop = await aShop();
    const app = await startApp({ SHOP_UPSTREAM_CART: shop.url }, { limits });
    shop.state = '500';
    for (let time = 0; time < 6; time++) expect((await aVisitor(app).get(CART)).statusCode).toBe(500);
    expect(shop.requests).toBe(6);
  });

  it.each<[string, Fault['answer']]>([
    [
      'of another type',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{}'),
    ],
    [
      'with a header that is too long',
      (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'x-long': 'x'.repeat(20_000) })
          .end('{}'),
    ],
    ['with two lengths', rawAnswer('content-length: 2\r\ncontent-length: 3\r\n\r\n{}')],
    ['with an unreadable header', rawAnswer('content length: 2\r\n\r\n{}')],
  ])('does not count a response %s: one visitor’s call closes the service to no other', async (_, answer) => {
    let isFine = false;
    const url = await startShop((request, response) =>
      isFine
        ? void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
        : answer(request, response),
    );
    const app = await startApp({ SHOP_UPSTREAM_CART: url }, { limits });
    for (let time = 0; time < 6; time++) expect((await aVisitor(app).get(CART)).statusCode).toBe(502);
    isFine = true;
    expect((await aVisitor(app).get(CART)).statusCode).toBe(200);
  });

  it('opens for one service and not for the others', async () => {
    const [cart, navigation] = [await aShop(), await aShop()];
    const app = await startApp(
      { SHOP_UPSTREAM_CART: cart.url, SHOP_UPSTREAM_NAVIGATION: navigation.url },
      { limits },
    );
    cart.state = 'down';
    for (let time = 0; time < 4; time++) await aVisitor(app).get(CART);
    expect((await aVisitor(app).get(CART)).statusCode).toBe(503);
    expect((await aVisitor(app).get(NAVIGATION)).statusCode).toBe(200);
  });

  it('opens only for pages, not for shoppers’ calls, when only pages time out', async () => {
    const shop = await aShop();
    const app = await startApp(
      { SHOP_UPSTREAM_NAVIGATION: shop.url },
      { limits: { ...limits, pageDataMs: 50 } },
    );
    shop.state = 'hanging';
    for (let page = 0; page < 3; page++) await aVisitor(app).get('/');
    shop.state = 'fine';
    const page = await aVisitor(app).get('/');
    expect(readPageState(page.body).serverData).not.toHaveProperty('navigation');
    expect((await aVisitor(app).get(NAVIGATION)).statusCode).toBe(200);
  });
});

it('BFF-10: a response is for its request only: when the service fails, no visitor gets an earlier one', async () => {
  const shop = await aShop();
  shop.headers = { 'cache-control': 'public, max-age=600' };
  const app = await startApp({ SHOP_UPSTREAM: shop.url }, { limits: { pageDataMs: 15_000 } });
  const urls = [NAVIGATION, PROMOTION, THEMES, CART, '/json/psdata', '/service/preview/api/auth/checkauth'];
  for (const url of urls) expect((await aVisitor(app).get(url)).statusCode, url).toBe(200);
  await aVisitor(app).get('/');
  for (const state of ['down', '500'] as const) {
    shop.state = state;
    for (const url of urls)
      expect((await aVisitor(app).get(url)).statusCode, url).toBeGreaterThanOrEqual(500);
    const { serverData } = readPageState((await aVisitor(app).get('/')).body);
    expect(serverData).not.toHaveProperty('navigation');
  }
});

describe('BFF-01: headers to and from a real shop', () => {
  it('receives the request id, for calls and for requests of a page', async () => {
    const ids: unknown[] = [];
    const url = await startShop((request, response) => {
      ids.push(request.headers['x-request-id']);
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });
    const app = await startApp({ SHOP_UPSTREAM: url }, { limits: { pageDataMs: 15_000 } });
    const call = await aVisitor(app).get(CART);
    expect(ids).toEqual([call.headers['x-request-id']]);
    const page = await aVisitor(app).get('/');
    expect(new Set(ids.slice(1))).toEqual(new Set([page.headers['x-request-id']]));
  });
});

it('BFF-09, FTR-08: SHOP_FOOTER has its own timeout of 15 s, other promotions that of a call', async () => {
  expect(LIMITS.footerMs).toBe(15_000);
  const url = await startShop((_request, response) => {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"type":"ApiFooter","contentJSON":"{}"}');
    }, 400);
  });
  const app = await startApp(
    { SHOP_UPSTREAM_PROMOTION: url },
    { limits: { callMs: { ...LIMITS.callMs, readPromotion: 100 }, footerMs: 10_000 } },
  );
  const promotion = '/service/promotion/api/promotion';
  expect((await aVisitor(app).get(`${promotion}/pi_home`)).statusCode).toBe(504);
  expect((await aVisitor(app).get(`${promotion}/SHOP_FOOTER`)).statusCode).toBe(200);
});
