import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withDeadline } from '#server/store/deadline.ts';
import { openSqliteStore } from '#server/store/sqliteStore.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import {
  appOfFile,
  aVisitor,
  bodilessRenderer,
  CART,
  PATH_VALUES,
  recordedDemo,
  setHeadphones,
  startApp,
} from '../support/testServer.ts';

const demo = appOfFile();

/** Sends requests at once on one connection; resolves with the statuses of the responses when the server closes it. */
async function pipeline(port: number, requests: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.write(requests);
  await once(socket, 'close');
  return [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
}

describe('BFF-12: one connection takes no more than its share', () => {
  it('answers some pipelined requests, refuses the next one and closes the connection', async () => {
    const app = await startApp({}, { limits: { requestsPerConnection: 3 } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const page = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    expect(await pipeline(port, page.repeat(20))).toEqual(['200', '200', '200', '503']);
    // Within its share, a connection pipelines as it likes.
    const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
    expect(await pipeline(port, `${health}\r\n${health}Connection: close\r\n\r\n`)).toEqual(['200', '200']);
  });
});

describe('BFF-12: an overloaded server', () => {
  const statusesOf = (answers: { statusCode: number; headers: Record<string, unknown> }[]) =>
    answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);

  it('refuses pages and calls with a time to come back, and answers files and health checks', async () => {
    const app = await startApp({}, { limits: { waitingRequests: { perAddress: 2, inTotal: 3 } } });
    const from = (address: string, url: string) =>
      app.inject({ url, headers: { 'x-forwarded-for': address } });
    const pages = Promise.all([
      from('10.0.0.1', '/c/4200'),
      from('10.0.0.1', CART),
      // Too many of one address; another one is served, until all together are too many.
      from('10.0.0.1', '/'),
      from('10.0.0.2', '/'),
      from('10.0.0.3', CART),
    ]);
    for (const url of ['/images/plant.svg', '/favicon.ico', '/healthz', '/readyz', '/metrics'])
      expect([url, (await from('10.0.0.1', url)).statusCode]).toEqual([url, 200]);
    const served = [200, undefined];
    const refused = [503, '2'];
    expect(statusesOf(await pages)).toEqual([served, served, refused, served, refused]);
  });

  it('answers a health check between the pages that were requested before it', async () => {
    const app = await startApp();
    await app.inject({ url: '/' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const ended: string[] = [];
    const request = async (url: string) => {
      await pipeline(port, `GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      ended.push(url);
    };
    await Promise.all([...Array.from({ length: 40 }, () => request('/')), request('/healthz')]);
    expect(ended.indexOf('/healthz')).toBeLessThan(20);
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
      const { statusCode, body } = await aVisitor(await demo()).get(url, { accept });
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
    const { statusCode, headers, body } = await aVisitor(await demo()).get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(body).toMatch(content);
  });

  it('a page of a person is a page of the shop, also if it is unknown', async () => {
    const visitor = aVisitor(await demo());
    expect((await visitor.get('/nowhere')).body).toContain('<footer');
    expect((await visitor.get('/agb.html')).statusCode).toBe(200);
  });
});

describe('BFF-05, BFF-16: what may change something', () => {
  const QUERY =
    'site=HU&locale=en&scenario=cart-full&doi=x&token=x&previewToken=x&to=/&query=kaffee&test=Top+banner+wording&group=Variant+A';

  /** The demo, its routes by method, and what it stores apart from counters. */
  async function startRecorded() {
    const { routes, application } = recordedDemo(bodilessRenderer);
    const DATA_DIR = temporaryFolder();
    const app = await startApp({ DATA_DIR }, { application });
    const database = new DatabaseSync(path.join(DATA_DIR, 'vitrine.sqlite'), { readOnly: true });
    onTestFinished(() => database.close());
    const stored = () =>
      database
        .prepare("SELECT key, value FROM documents WHERE key NOT LIKE 'rate:%' AND key NOT LIKE 'server:%'")
        .all();
    /** Every route of a method, with parameters. */
    const urlsOf = (method: string) => {
      const urls = [...(routes.get(method) ?? [])].flatMap((route) => {
        const url = route.replace(/:(\w+)/g, (_, name: string) => PATH_VALUES[name] ?? 'x');
        return url === '/*' ? ['/', '/c/4200', '/search', '/nowhere'] : [url];
      });
      return [...new Set(urls)].map((url) => `${url.replace('*', 'x')}?${QUERY}`);
    };
    return { app, stored, urlsOf };
  }

  /** A visitor with a log-in, a cart and a site. */
  async function aKnownVisitor(app: FastifyInstance) {
    const visitor = aVisitor(app);
    const navigation = { ...own, 'sec-fetch-dest': 'document' };
    await visitor.get('/demo?scenario=visitor-logged-in', navigation);
    await visitor.get(CART);
    await visitor.put(CART, setHeadphones(1));
    await visitor.get('/?site=PL', navigation);
    return visitor;
  }

  const OTHERS = ['image', 'script', 'style', 'iframe', 'prefetch'];
  const own = { 'sec-fetch-site': 'same-origin' };
  const headersFor = (destination: string) =>
    destination === 'prefetch'
      ? { ...own, 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }
      : { ...own, 'sec-fetch-dest': destination };

  it.each(OTHERS)('BFF-16: every route as %s changes neither cookies nor documents', async (destination) => {
    const { app, stored, urlsOf } = await startRecorded();
    const urls = urlsOf('GET');
    const visitor = await aKnownVisitor(app);
    const before = { cookies: { ...visitor.cookies }, documents: stored() };
    expect(before.documents.length).toBeGreaterThan(0);
    expect(urls.length).toBeGreaterThan(30);
    for (const url of urls) {
      await visitor.get(url, headersFor(destination));
      expect({ url, cookies: visitor.cookies }).toEqual({ url, cookies: before.cookies });
    }
    expect(stored()).toEqual(before.documents);
  });

  it('BFF-16: every route asked by HEAD changes neither cookies nor documents', async () => {
    const { app, stored, urlsOf } = await startRecorded();
    const urls = urlsOf('GET');
    const { cookies } = await aKnownVisitor(app);
    const before = stored();
    for (const url of urls) {
      const answer = await app.inject({ method: 'HEAD', url, cookies, headers: own });
      expect({ url, set: answer.cookies }).toEqual({ url, set: [] });
    }
    expect(stored()).toEqual(before);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['the same host with another protocol', { origin: 'https://localhost' }],
    ['a host that begins alike', { origin: 'http://localhost.evil.example' }],
  ])('BFF-05: no write from %s changes anything, even with the token', async (from, headers) => {
    const { app, stored, urlsOf } = await startRecorded();
    const { cookies } = await aKnownVisitor(app);
    const before = stored();
    const csrf = cookies['csrf-token'] ?? '';
    const fields = {
      csrf,
      email: 'kim@example.com',
      password: 'x',
      'consents[]': 'NEWSLETTER',
      decision: 'all',
    };
    const bodies = {
      'application/x-www-form-urlencoded': new URLSearchParams(fields).toString(),
      'application/json': JSON.stringify({ ...setHeadphones(7), ...fields, consents: ['NEWSLETTER'] }),
      'text/plain': JSON.stringify(setHeadphones(7)),
    };
    const writes = (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) =>
      urlsOf(method).map((url) => ({ method, url })),
    );
    expect(writes.length).toBeGreaterThan(15);
    // Each type of body from one of them, and the usual one from all.
    for (const { method, url } of writes)
      for (const [type, body] of Object.entries(bodies).slice(0, from === 'another site' ? 3 : 1)) {
        const answer = await app.inject({
          method,
          url,
          cookies,
          headers: { ...headers, 'content-type': type, 'x-csrf-token': csrf },
          body,
        });
        const changed = answer.cookies.filter(({ name, value }) => cookies[name] !== value);
        expect({ method, url, type, changed }).toEqual({ method, url, type, changed: [] });
        expect(answer.statusCode, `${method} ${url} ${type}`).toBeGreaterThanOrEqual(400);
        expect(stored(), `${method} ${url} ${type}`).toEqual(before);
      }
  });

  it.each(['/logout', '/demo?scenario=cart-full', '/?site=HU'])(
    'BFF-16: %s does as a navigation only',
    async (url) => {
      const app = await demo();
      const changesAs = async (destination: string) => {
        const visitor = aVisitor(app, { LoginToken: 'a', site: 'PL' });
        await visitor.get('/healthz');
        const before = { ...visitor.cookies };
        await visitor.get(url, headersFor(destination));
        const { LoginToken, site, scenario } = visitor.cookies;
        return (
          JSON.stringify([LoginToken, site, scenario]) !==
          JSON.stringify([before.LoginToken, before.site, before.scenario])
        );
      };
      for (const destination of ['font', 'video', 'empty'])
        expect(await changesAs(destination), destination).toBe(false);
      expect(await changesAs('document')).toBe(true);
    },
  );
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

it('BFF-14: a change that was refused at its deadline is not made later', async () => {
  const folder = temporaryFolder();
  const sqlite = openSqliteStore(folder, () => {});
  const other = new DatabaseSync(path.join(folder, 'vitrine.sqlite'));
  onTestFinished(async () => {
    other.close();
    await sqlite.close();
  });
  const begun: Promise<unknown>[] = [];
  const change: typeof sqlite.change = (...inputs) => {
    const changed = sqlite.change(...inputs);
    begun.push(changed.catch(() => {}));
    return changed;
  };
  other.exec('BEGIN IMMEDIATE');
  const store = withDeadline({ ...sqlite, change }, 50);
  const refused = store.change('a', () => ({ document: 1, value: 1 }));
  await expect(refused).rejects.toMatchObject({ statusCode: 503 });
  other.exec('COMMIT');
  await Promise.all(begun);
  expect(await sqlite.read('a')).toBeUndefined();
});
