import { describe, expect, it } from 'vitest';
import { matchCall } from '#server/http/matchCall.ts';
import { aVisitor, CART, setHeadphones, startApp } from '../support/testServer.ts';
import { startRecording, startShop } from './faultyShop.ts';

describe('the available calls', () => {
  it.each([
    ['GET', CART, 'readCart', {}],
    ['HEAD', CART, 'readCart', {}],
    ['PUT', CART, 'changeCart', {}],
    ['GET', '/service/promotion/api/promotion/~header_top', 'readPromotion', { promotionId: '~header_top' }],
    ['GET', '/service/promotion/api/promotion/caf%C3%A9', 'readPromotion', { promotionId: 'café' }],
  ])('%s %s is %s', (method, path, name, params) => {
    expect(matchCall(method, path)).toMatchObject({ name, params });
  });

  it.each([
    ['DELETE', CART],
    ['POST', CART],
    ['DELETE', '/service/promotion/api/promotion/~header_top'],
    ['GET', `${CART}/secret`],
  ])('%s %s is not a call', (method, path) => {
    expect(matchCall(method, path)).toBeNull();
  });

  it.each([
    '/service/promotion/api/promotion/..',
    '/service/promotion/api/promotion/%2e%2e',
    '/service/promotion/api/promotion/a%2Fb',
    '/service/promotion/api/promotion/a%5Cb',
    '/service/promotion/api/promotion/%00',
    '/service/promotion/api/promotion/%ff',
    '/service/promotion/api/promotion/',
    '/service/promotion/api/promotion/a/b',
    '/service/promotion/../cart/api/cart',
    '/service/promotion/api/promotion/..;',
    '/service/promotion/api/promotion/%252e%252e%252fadmin',
    '/service/promotion/api/promotion/a;jsessionid=1',
    '/service/newsletter/api/..;/customers/base-data',
    '/service/newsletter/api/admin/customers/base-data',
    '/service/newsletter/api/..;/newsletter-subscribers/x',
    '/service/newsletter/api/internal/newsletter-subscribers/..;',
    '/service/customer/api/v1/customer-info/..;',
  ])('BFF-05: %s is not a call', (path) => {
    expect(matchCall('GET', path)).toBeNull();
  });
});

describe('upstreams', () => {
  it('BFF-01: forwards a call with its JSON, the table’s headers and parameters, and the client’s identity', async () => {
    const seen: { url?: string | undefined; headers?: Record<string, unknown>; body?: string } = {};
    const upstream = await startShop(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      Object.assign(seen, { url: request.url, headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'application/json', 'x-from': 'shop' });
      response.end('{"cart":{"strange":true}}');
    });
    const app = await startApp({ SHOP_UPSTREAM_CART: `${upstream}/base` });
    const visitor = aVisitor(app, { other: 'stays', scenario: 'cart-full', site: 'PL', LongTermToken: 'lt' });
    await visitor.get('/');
    const body = '{ "setArticle" : {"productId":"1","tcm":"2","quantity":3} }';
    const answer = await app.inject({
      method: 'PUT',
      url: `${CART}?a=1&forceReload=true&b=%20x`,
      cookies: visitor.cookies,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': visitor.csrf,
        'x-longtermtoken': 'lt',
        'x-request-id': 'trace-12345678',
        connection: 'x-secret, keep-alive',
        'x-secret': 'hop',
        'x-original-url': '/admin',
        'x-rewrite-url': '/admin',
        'x-http-method-override': 'DELETE',
        'true-client-ip': '203.0.113.1',
        authorization: 'Basic eDp5',
      },
      body,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('{"cart":{"strange":true}}');
    expect(answer.headers).not.toHaveProperty('x-from');
    expect(seen.url).toBe(`/base${CART}`);
    expect(seen.body).toBe(JSON.stringify(JSON.parse(body)));
    expect(seen.headers).toMatchObject({ 'x-longtermtoken': 'lt', 'x-request-id': 'trace-12345678' });
    for (const name of [
      'x-secret',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
      'true-client-ip',
      'authorization',
      // The session's token protects this server only.
      'x-csrf-token',
    ])
      expect(seen.headers).not.toHaveProperty(name);
    const cookies = String(seen.headers?.cookie);
    expect(cookies).toContain('other=stays');
    expect(cookies).toContain('LongTermToken=lt');
    for (const own of ['sid=', 'csrf-token=', 'scenario=', 'site=']) expect(cookies).not.toContain(own);
  });

  it('BFF-01: a page’s own call has the visitor’s tokens as headers, as a browser’s has', async () => {
    const shop = await startRecording();
    const app = await startApp({ SHOP_UPSTREAM_CART: shop.url });
    const visitor = aVisitor(app, { LongTermToken: 'lt' });
    await visitor.get('/');
    await visitor.get('/checkout');
    expect(shop.requests.map(({ headers }) => headers['x-longtermtoken'])).toEqual(['lt']);
    expect(shop.requests[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('forwards a refusal unchanged, and requests once', async () => {
    let requests = 0;
    const upstream = await startShop((_request, response) => {
      requests += 1;
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end('{"error":"CARTSTORAGE_UNAVAILABLE"}');
    });
    const answer = await aVisitor(await startApp({ SHOP_UPSTREAM_CART: upstream })).get(CART);
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'CARTSTORAGE_UNAVAILABLE' }]);
    expect(requests).toBe(1);
  });

  it('BFF-05: reaches only the calls of the table on an upstream', async () => {
    let requests = 0;
    const upstream = await startShop((_request, response) => {
      requests += 1;
      response.end('{}');
    });
    const app = await startApp({ SHOP_UPSTREAM: upstream });
    for (const url of [
      '/service/cart/admin',
      '/service/promotion/api/promotion/%2e%2e',
      '/service/cart/api/cart/../x',
      '/service/newsletter/api/..;/customers/base-data',
    ]) {
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    }
    expect((await app.inject({ method: 'PUT', url: CART, body: setHeadphones() })).statusCode).toBe(403);
    expect(requests).toBe(0);
  });
});
