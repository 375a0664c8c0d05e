import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withDeadline } from '#server/store/deadline.ts';
import { openSqliteStore } from '#server/store/sqliteStore.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { aVisitor, startApp } from '../support/testServer.ts';

// The first page of a run loads every module of the server's half.
vi.setConfig({ testTimeout: 60_000 });

/** Sends requests at once on one connection; resolves with the statuses of the responses. */
async function pipeline(port: number, request: string, count: number): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  const { promise, resolve } = Promise.withResolvers<string[]>();
  socket.on('data', (data) => {
    received += data;
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
    if (statuses.length === count) resolve(statuses);
  });
  socket.write(request.repeat(count));
  return promise;
}

describe('BFF-12: one connection takes no more than its share', () => {
  it('answers some pipelined requests, and refuses the others at once', async () => {
    const app = await startApp({}, { limits: { requestsPerConnection: 3 } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const statuses = await pipeline(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', 20);
    expect(statuses).toEqual([...Array(3).fill('200'), ...Array(17).fill('503')]);
    // The connection is free again, and health checks are answered.
    expect(await pipeline(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', 2)).toEqual([
      '200',
      '200',
    ]);
  });
});

describe('BFF-13: addresses of machines', () => {
  it.each([
    '/.well-known/change-password',
    '/apple-touch-icon-precomposed.png',
    '/wp-login.php',
    '/a.js.map',
  ])('%s is a plain 404 below 1 kB', async (url) => {
    for (const accept of ['*/*', 'text/html']) {
      const { statusCode, body } = await aVisitor(await startApp()).get(url, { accept });
      expect(statusCode).toBe(404);
      expect(body.length).toBeLessThan(1_000);
    }
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', /^User-agent: \*\n[\s\S]*^Sitemap: http.+\/sitemap\.xml$/m],
    ['/sitemap.xml', 'application/xml; charset=utf-8', /<loc>[^<]+\/p\/4002\?site=TR<\/loc>/],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', /^Contact: http.+\nExpires: 2\d{3}-/],
    ['/security.txt', 'text/plain; charset=utf-8', /^Contact: http/],
    [
      '/llms.txt?site=HU',
      'text/markdown; charset=utf-8',
      /^# Vitrine: .+\n\n> [\s\S]+\n- \[Segítség\]\(http/,
    ],
    ['/favicon.ico', 'image/vnd.microsoft.icon', /PNG/],
    ['/apple-touch-icon.png', 'image/png', /PNG/],
  ])('%s is what a program expects there', async (url, type, content) => {
    const { statusCode, headers, body } = await aVisitor(await startApp()).get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(body).toMatch(content);
  });

  it('a page of a person is a page of the shop, also if it is unknown', async () => {
    const visitor = aVisitor(await startApp());
    expect((await visitor.get('/nowhere')).body).toContain('<footer');
    expect((await visitor.get('/agb.html')).statusCode).toBe(200);
  });
});

describe('BFF-16: a GET changes something only as a navigation', () => {
  const CHANGING = ['/logout', '/demo?scenario=cart-full', '/?site=HU'];
  const OTHERS = ['image', 'script', 'style', 'iframe', 'font', 'video', 'empty'];

  it.each(CHANGING)('%s', async (url) => {
    const app = await startApp();
    const known = { LoginToken: 'a', LongTermToken: 'b' };
    const own = { 'sec-fetch-site': 'same-origin' };
    const changes = async (headers: Record<string, string>) => {
      const visitor = aVisitor(app, { ...known });
      await visitor.get('/healthz');
      await visitor.get(url, { ...own, ...headers });
      const { LoginToken, site, scenario } = visitor.cookies;
      return { LoginToken, site, scenario };
    };
    const unchanged = { LoginToken: 'a', site: undefined, scenario: undefined };
    for (const destination of OTHERS)
      expect(await changes({ 'sec-fetch-dest': destination }), destination).toEqual(unchanged);
    expect(await changes({ 'sec-fetch-dest': 'document' })).not.toEqual(unchanged);
  });
});

it('BFF-14: an operation of a stalled store fails at its deadline, for reads, changes and the check', async () => {
  const never = () => new Promise<never>(() => {});
  const store = withDeadline({ read: never, change: never, ping: never, close: async () => {} }, 20);
  for (const operation of [
    store.read('a'),
    store.change('a', () => ({ document: 1, value: 1 })),
    store.ping(),
  ])
    await expect(operation).rejects.toMatchObject({ statusCode: 503 });
  const open = withDeadline(
    openSqliteStore(temporaryFolder(), () => {}),
    60_000,
  );
  onTestFinished(() => open.close());
  await open.change('a', () => ({ document: 'kept', value: undefined }));
  expect(await open.read('a')).toBe('kept');
});
