import type { Socket } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSqliteStore } from '#server/store/sqliteStore.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import {
  appOfFile,
  aVisitor,
  CART,
  HEADPHONES,
  SUBSCRIBE,
  setHeadphones,
  signUpOf,
  startApp,
} from '../support/testServer.ts';
import { startRecording, startShop } from './faultyShop.ts';
import { lines, listen, open, statusesOf } from './rawConnection.ts';

const demo = appOfFile();

const NAVIGATION = '/jsonflyoutnavigation?site=DE';
function aLog() {
  const log: string[] = [];
  return { log, logStream: { write: (line: string) => void log.push(line) } };
}

const inject = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

describe('BFF-05: the connection', () => {
  it.each([
    ['no host', lines('GET / HTTP/1.1', ''), '400'],
    ['a space in its host', lines('GET / HTTP/1.1', 'Host: a b', ''), '400'],
    ['a path in its host', lines('GET / HTTP/1.1', 'Host: localhost/evil', ''), '400'],
    ['a user in its host', lines('GET / HTTP/1.1', 'Host: me@evil.example', ''), '400'],
    ['markup in its host', lines('GET / HTTP/1.1', 'Host: "><script>', ''), '400'],
    ['an impossible port', lines('GET / HTTP/1.1', 'Host: localhost:99999', ''), '400'],
    ['an impossible address', lines('GET / HTTP/1.1', 'Host: 256.0.0.1', ''), '400'],
    ['an impossible address of version 6', lines('GET / HTTP/1.1', 'Host: [::::]', ''), '400'],
    ['a forwarded host that is none', lines('GET / HTTP/1.1', 'Host: a', 'X-Forwarded-Host: b/c', ''), '400'],
    ['a forwarded scheme', lines('GET / HTTP/1.1', 'Host: a', 'X-Forwarded-Proto: javascript', ''), '400'],
    ['an expectation', lines('GET / HTTP/1.1', 'Host: a', 'Expect: 200-ok', 'Connection: close', ''), '417'],
    ['the preface of HTTP/2', lines('PRI * HTTP/2.0', '', 'SM', ''), '400'],
    ['the version 0.9', 'GET /\r\n\r\n', '400'],
    ['no HTTP', 'nonsense\r\n\r\n', '400'],
    ['a header of 20 KB', lines('GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`, ''), '431'],
  ])('a request with %s gets one response, with the security headers', async (_what, text, status) => {
    const { port } = await listen();
    const output = await open(port, text).output;
    expect(statusesOf(output)).toEqual([status]);
    expect(output.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(output.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  });

  it.each(['/healthz', '/', '/sitemap.xml'])(
    'an HTTP/1.0 request for %s without a Host header gets a response',
    async (path) => {
      const { port } = await listen();
      expect(statusesOf(await open(port, lines(`GET ${path} HTTP/1.0`, '')).output)).toEqual(['200']);
      const forged = lines(`GET ${path} HTTP/1.0`, 'X-Forwarded-Host: b/c', '');
      expect(statusesOf(await open(port, forged).output)).toEqual(['400']);
    },
  );

  it('invalid input during a response closes the connection, and appears in no page', async () => {
    const shop = await startShop(() => {});
    const { port } = await listen({ SHOP_UPSTREAM: shop }, { limits: { pageDataMs: 60_000 } });
    const { socket, output, received } = open(port, lines('GET / HTTP/1.1', 'Host: a', ''));
    await vi.waitFor(() => expect(received()).toContain('</head>'), 30_000);
    socket.write('nonsense\r\n\r\n');
    expect(statusesOf(await output)).toEqual(['200']);
  });

  it('a silent connection is closed', async () => {
    const { port } = await listen({}, { limits: { headerMs: 200, requestMs: 400 } });
    expect(statusesOf(await open(port).output)).toEqual(['408']);
  });

  it('a connection with a client that never reads is closed', async () => {
    const { app, port } = await listen({}, { limits: { idleMs: 400 } });
    const { socket } = open(port);
    socket.pause();
    const request = lines('GET /openapi.json HTTP/1.1', 'Host: a', '');
    const flood = setInterval(() => socket.write(request.repeat(200)), 5);
    onTestFinished(() => clearInterval(flood));
    const isClosed = new Promise<void>((resolve) =>
      app.server.once('connection', (own: Socket) => own.once('close', () => resolve())),
    );
    await isClosed;
    expect((await inject(app, '/healthz')).statusCode).toBe(200);
  });
});

describe('BFF-05: addresses', () => {
  it.each([
    ...['/p/__proto__', '/p/constructor', '/c/__proto__', '/c/constructor', '/constructor', '/__proto__'],
    ...['/?site=__proto__', '/?site=constructor', '/?locale=__proto__', '/?platform=__proto__'],
    ...['/service/promotion/api/promotion/__proto__', '/service/promotion/api/promotion/constructor'],
    ...['/images/..%2f..%2fpackage.json', '/images/%00', '/images/..%5c..%5cpackage.json', '/assets/%2e%2e/'],
    ...['/%2f%2fevil.example', '/%5cevil.example', '/.git/config', '/.env', '/..;/metrics', '/;/metrics'],
    ...['/demo/outbox/__proto__', '/demo/outbox/..%2f..', '/elements/..%2f..%2fapp.ts', '/healthz/', '//'],
    ...['/search?query=%00', '/search?query[]=a', '/search?query=a&query=b', '/search?__proto__[x]=1'],
    ...['/signin?siteUrl=//evil.example', '/signin?loginRedirect=javascript:alert(1)', '/?doi[]=1'],
    ...['/subscribenewsletter?doi=', '/subscribenewsletter?doi=a&doi=b', '/demo?to=//evil.example&scenario='],
  ])('%s gets a response with the security headers, and no server error', async (url) => {
    const app = await demo();
    const { statusCode, headers, body } = await inject(app, url);
    expect(statusCode).toBeLessThan(500);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(body).not.toContain('"devDependencies"');
    expect(body).not.toContain('href="//evil');
  });

  it('a 404 does not repeat the address, which may contain a secret', async () => {
    const { log, logStream } = aLog();
    const app = await startApp({ LOG_LEVEL: 'trace' }, { logStream });
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'PATCH'] as const) {
      const answer = await app.inject({ method, url: '/nowhere?doi=geheim-4711' });
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'There is nothing at this address.']);
    }
    expect(log.length).toBeGreaterThan(3);
    expect(log.join('')).not.toContain('geheim');
  });

  it('no log line contains a terminal control character', async () => {
    const { log, logStream } = aLog();
    const app = await startApp({ LOG_LEVEL: 'info' }, { logStream });
    for (const sign of ['%0a', '%1b[31m', '%7f', '%c2%9b31m', '%e2%80%ae', '%e2%80%a8', '%ef%bb%bf'])
      await inject(app, `/x${sign}y`);
    expect(log.length).toBeGreaterThan(6);
    for (const line of log) expect(line.trimEnd()).not.toMatch(/[\p{C}\u2028\u2029]/u);
  });
});

describe('BFF-05: data sent to upstreams, and their effects', () => {
  const evil = { host: 'evil.example', 'x-original-address': 'https://evil.example/offer?doi=geheim&a=1' };

  async function requestAll(env: Record<string, string>) {
    const { url, requests } = await startRecording();
    const app = await startApp({ SHOP_UPSTREAM: url, ...env });
    await inject(app, NAVIGATION, { ...evil, 'x-hunter-site': 'evil.example' });
    await inject(app, '/?site=DE', evil);
    await app.inject({
      method: 'POST',
      url: SUBSCRIBE,
      headers: { ...evil, 'x-hunter-site': 'evil.example' },
      body: signUpOf('kim@example.com'),
    });
    await app.inject({
      method: 'POST',
      url: '/subscribenewsletter',
      headers: { ...evil, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=kim%40example.com&consents%5B%5D=NEWSLETTER',
    });
    expect(requests.map((each) => each.url)).toEqual(expect.arrayContaining([NAVIGATION, SUBSCRIBE]));
    return requests;
  }

  it('neither the request’s host nor a secret of its address reaches an upstream', async () => {
    const requests = await requestAll({});
    expect(JSON.stringify(requests)).not.toMatch(/evil|geheim/);
    const addresses = requests.flatMap(({ headers }) => headers['x-original-address'] ?? []);
    expect(addresses).toEqual(['/offer?a=1', '/subscribenewsletter']);
  });

  it('they receive the public origin instead', async () => {
    const requests = await requestAll({ PUBLIC_ORIGIN: 'https://shop.example' });
    expect(JSON.stringify(requests)).not.toMatch(/evil|geheim/);
    for (const { headers } of requests)
      expect(headers).toMatchObject({ 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' });
    const addresses = requests.flatMap(({ headers }) => headers['x-original-address'] ?? []);
    expect(addresses).toEqual(['https://shop.example/offer?a=1', 'https://shop.example/subscribenewsletter']);
  });

  it.each([
    [CART, 'public, max-age=600', 'no-store'],
    ['/json/psdata', 'public, s-maxage=600', 'no-store'],
    [NAVIGATION, 'public, max-age=600, s-maxage=900', 'private, max-age=600'],
    [NAVIGATION, 'public, s-maxage=900', 'private, no-cache'],
    [NAVIGATION, 'max-age=600, no-cache', 'private, no-cache'],
    [NAVIGATION, 'no-store', 'no-store'],
  ])(
    '%s that an upstream marks %s is sent with %s: it may contain a session',
    async (url, cacheControl, sent) => {
      const shop = await startRecording({
        'cache-control': cacheControl,
        expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
      });
      const app = await startApp({ SHOP_UPSTREAM: shop.url });
      const { headers, cookies } = await inject(app, url);
      expect(headers['cache-control']).toBe(sent);
      expect(headers).not.toHaveProperty('expires');
      // The same address has the content of another site.
      if (url === NAVIGATION) expect(headers.vary).toMatch(/\bX-Hunter-Site\b/);
      expect(cookies.map(({ name }) => name)).toContain('sid');
    },
  );

  it.each([
    [999, {}],
    [600, {}],
    [205, {}],
    [200, { 'content-type': 'text/html' }],
    [500, { 'content-type': 'text/html' }],
    [200, { 'set-cookie': ['__proto__=1', 'a=b; Path=/; Domain=evil.example', 'sid=from-upstream', '=x'] }],
  ])('a response %s %j is handled safely', async (status, headers) => {
    const shop = await startRecording(headers as Record<string, string>, status, '<script>alert(1)</script>');
    const app = await startApp({ SHOP_UPSTREAM: shop.url });
    const call = await inject(app, CART);
    // Whatever it is, a browser that is led there runs nothing of it.
    expect(call.headers['content-security-policy']).toContain("default-src 'none'");
    expect(call.headers['x-content-type-options']).toBe('nosniff');
    expect(String(call.headers['set-cookie'])).not.toContain('sid=from-upstream');
    const page = await inject(app, '/');
    expect([page.statusCode, page.body.endsWith('</html>')]).toEqual([200, true]);
    expect(page.body).not.toContain('alert(1)');
  });
});

describe('BFF-05: sessions and forms', () => {
  it('a server that has never reached its store rejects an empty token', async () => {
    const shop = await startRecording();
    const app = await startApp({ STORE_URL: 'redis://127.0.0.1:1', SHOP_UPSTREAM: shop.url });
    const write = await app.inject({
      method: 'PUT',
      url: CART,
      headers: { 'content-type': 'application/json', 'x-csrf-token': '' },
      body: setHeadphones(1),
    });
    expect(write.statusCode).toBe(403);
    expect(shop.requests).toEqual([]);
  });

  it('a product’s form without a body causes no server error', async () => {
    const app = await demo();
    const visitor = aVisitor(app);
    await visitor.get('/');
    const answer = await app.inject({
      method: 'POST',
      url: `/p/${HEADPHONES.productId}`,
      cookies: visitor.cookies,
      headers: { 'x-csrf-token': visitor.csrf },
    });
    expect(answer.statusCode).toBe(303);
  });

  it.each([
    ['{"__proto__":{"x":1}}', 400],
    ['{"constructor":{"prototype":{"x":1}}}', 400],
    ['[]', 400],
    ['null', 400],
    ['5', 400],
    ['"x"', 400],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
    ['', 400],
    ['{"setArticle":', 400],
    [`{"pad":"${'x'.repeat(70_000)}"}`, 413],
  ])('a cart change that is %.20s returns %i', async (body, status) => {
    const app = await demo();
    const visitor = aVisitor(app);
    await visitor.get('/');
    const answer = await app.inject({
      method: 'PUT',
      url: CART,
      cookies: visitor.cookies,
      headers: { 'content-type': 'application/json', 'x-csrf-token': visitor.csrf },
      body,
    });
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: 'UNKNOWN' }]);
  });

  it.each([
    ['quoted', (sid: string) => `sid="${sid}"`],
    ['of two', (sid: string) => `sid=${'x'.repeat(20)}; sid=${sid}`],
    ['with an attribute', (sid: string) => `$Version=1; sid=${sid},x; $Path=/`],
    ['in capitals', (sid: string) => `SID=${sid}`],
    ['among a thousand', () => 'a=b; '.repeat(2_000)],
    ['named like a prototype', () => '__proto__=x; constructor=y; sid=toString'],
  ])('a session cookie %s is the visitor’s own or a new one', async (_how, toCookie) => {
    const app = await demo();
    const visitor = aVisitor(app);
    await visitor.get('/');
    const { sid = '' } = visitor.cookies;
    const answer = await inject(app, '/', { cookie: toCookie(sid) });
    expect(answer.statusCode).toBe(200);
    const cacheControl = answer.cookies.find(({ name }) => name === 'sid');
    if (cacheControl) expect(cacheControl.value).not.toBe(sid);
  });
});

describe('BFF-05: the data that an anonymous client can store', () => {
  const bytesOf = (folder: string) => {
    const database = new DatabaseSync(path.join(folder, 'vitrine.sqlite'), { readOnly: true });
    onTestFinished(() => database.close());
    return Number(database.prepare('SELECT sum(length(value)) AS bytes FROM documents').get()?.bytes);
  };

  it('is limited to the choices of the form, however often they are repeated', async () => {
    const folder = temporaryFolder();
    const app = await startApp({ DATA_DIR: folder });
    const body = { ...signUpOf('kim@example.com'), consents: Array(4_000).fill('NEWSLETTER') };
    expect((await app.inject({ method: 'POST', url: SUBSCRIBE, body })).statusCode).toBe(202);
    expect(bytesOf(folder)).toBeLessThan(5_000);
  });

  it('is limited by evicting the least recently changed documents', async () => {
    const folder = temporaryFolder();
    const store = openSqliteStore(folder, () => {}, 1_000_000);
    onTestFinished(() => store.close());
    const put = (key: string, expiresInMs: number | undefined) =>
      store.change(key, () => ({
        document: 'x'.repeat(1_000),
        value: undefined,
        ...(expiresInMs !== undefined && { expiresInMs }),
      }));
    await put('confirmed', undefined);
    await put('count', 120_000);
    for (let number = 0; number < 6_000; number += 1) await put(`visitor:${number}`, 60 * 24 * 3_600_000);
    expect(bytesOf(folder)).toBeLessThan(2_500_000);
    expect(await store.read('visitor:0')).toBeUndefined();
    for (const key of ['visitor:5999', 'confirmed', 'count'])
      expect(await store.read(key), key).toBeDefined();
  });
});

it('BFF-05: the metrics port has the security headers and serves only the metrics', async () => {
  const { log, logStream } = aLog();
  const shop = await listen({ STAGE: 'LIVE', METRICS_PORT: '0', LOG_LEVEL: 'info' }, { logStream });
  const port = await vi.waitFor(() => {
    const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'metrics');
    expect(line).toBeDefined();
    return line.address.port;
  });
  for (const [address, status] of [
    ['/metrics', 200],
    ['/', 404],
    ['/metrics?x', 404],
    ['//metrics', 404],
    ['/demo', 404],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`);
    expect([answer.status, answer.headers.get('x-content-type-options')], address).toEqual([
      status,
      'nosniff',
    ]);
  }
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await metrics.text()).toContain('vitrine_http_request_duration_seconds');
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${shop.port}/metrics`)).status).toBe(404);
});
