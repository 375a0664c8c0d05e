import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { withoutPorts } from '#server/http/origin.ts';
import { publicAddress } from '#server/http/publicAddress.ts';
import { networkOf } from '#server/http/rateLimit.ts';
import { openStore } from '#server/store/openStore.ts';
import { createQueues } from '#server/store/queues.ts';
import { cpuTimeOf, MAX_GROWTH, NOISE_MS, RATIO } from '../support/cpuTime.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import {
  appOfFile,
  aVisitor,
  CART,
  countHeadphones,
  HEADPHONES,
  newestMail,
  readPageState,
  SUBSCRIBE,
  setHeadphones,
  signIn,
  signUpOf,
  startApp,
} from '../support/testServer.ts';
import { startRecording } from './faultyShop.ts';

const demo = appOfFile();

describe('BFF-05: one anonymous GET', () => {
  it.each([
    ['at signs', (length: number) => '@'.repeat(length)],
    ['digits with hyphens', (length: number) => '1-'.repeat(length / 2)],
    ['letters', (length: number) => 'a'.repeat(length)],
    ['slashes before a letter', (length: number) => `a${'/'.repeat(length)}x`],
    ['encoded at signs', (length: number) => '%40'.repeat(length / 3)],
  ])('of a path of %s gets a response and is logged in linear time', async (_what, ofLength) => {
    const log: string[] = [];
    const logStream = { write: (line: string) => void log.push(line) };
    const app = await startApp({ LOG_LEVEL: 'info' }, { logStream });
    const get = async (url: string) => expect((await app.inject({ url })).statusCode).toBe(404);
    await get('/nowhere');
    // A pause of the garbage collector looks like a slow parser once, not three times.
    const timeOf = async (length: number) => {
      const times: number[] = [];
      for (let run = 0; run < 3; run += 1) times.push(await cpuTimeOf(() => get(`/${ofLength(length)}`)));
      return Math.min(...times);
    };
    const short = await timeOf(15_000 / RATIO);
    log.length = 0;
    expect(await timeOf(15_000)).toBeLessThan(MAX_GROWTH * Math.max(short, NOISE_MS));
    expect(log.join('').length).toBeLessThan(3_000);
  });

  it('is logged with its route pattern where it has one', async () => {
    const log: string[] = [];
    const logStream = { write: (line: string) => void log.push(line) };
    const app = await startApp({ LOG_LEVEL: 'info' }, { logStream });
    await app.inject({ method: 'POST', url: '/p/parcel-of-lena' });
    expect(log.join('')).toContain('/p/:productId');
    expect(log.join('')).not.toContain('lena');
  });
});

describe('BFF-05: the proxy', () => {
  async function startProxy(...answer: Parameters<typeof startRecording>) {
    const { url, requests } = await startRecording(...answer);
    return { app: await startApp({ SHOP_UPSTREAM: url, SHOP_COOKIES_CART: 'basket' }), requests };
  }

  it('validates every query parameter, and forwards only those of the table', async () => {
    const { app, requests } = await startProxy();
    const suggestions = '/service/searchfrontend/api/suggestions?q=a&site=DE';
    expect((await app.inject({ url: `${suggestions}&maxProducts=abc&maxProducts=5` })).statusCode).toBe(400);
    const refused = await app.inject({ url: `${CART}?forceReload=maybe` });
    expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'UNKNOWN' }]);
    expect((await app.inject({ url: `${suggestions}&maxProducts=5&maxProducts=abc` })).statusCode).toBe(400);
    expect(requests).toEqual([]);
    await app.inject({ url: `${suggestions}&maxProducts=5&debug=true&_method=DELETE` });
    expect(requests.map(({ url }) => url)).toEqual([`${suggestions}&maxProducts=5`]);
  });

  it('forwards only allowed fields of a response', async () => {
    const { app } = await startProxy({
      'access-control-allow-origin': 'https://evil.example',
      'access-control-allow-credentials': 'true',
      'clear-site-data': '"cookies"',
      refresh: '0; url=https://evil.example',
      'www-authenticate': 'Basic',
      'x-internal': '10.0.0.1',
      etag: '"1"',
      'set-cookie': ['sid =x', '=sid=x', 'csrf-token=x', 'sid\t=x', 'sid', 'basket=7; Path=/', ' site=PL'],
    });
    const { headers, cookies } = await app.inject({ url: CART });
    for (const name of [
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'clear-site-data',
      'refresh',
      'www-authenticate',
      'x-internal',
    ])
      expect(headers).not.toHaveProperty(name);
    expect(headers.etag).toBe('"1"');
    const foreign = cookies.filter(({ name }) => !['sid', 'csrf-token'].includes(name));
    expect(foreign).toEqual([expect.objectContaining({ name: 'basket', value: '7' })]);
    expect([headers['set-cookie']].flat().join('\n')).not.toMatch(/=x\b/);
  });
});

describe('BFF-05: networks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%br-lan', 'fe80:0:0:0::/64'],
    ['fe80::1%eth0.100', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7%br-lan', '203.0.113.7'],
    // With the port of the connection, as some proxies forward it.
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(withoutPorts(address))).toBe(network);
  });

  it('BFF-05: an IPv6 network has one limit for all its addresses', async () => {
    const app = await demo();
    const signUp = (last: number) =>
      app.inject({
        method: 'POST',
        url: SUBSCRIBE,
        headers: { 'x-forwarded-for': `2001:db8:0:1::${last}`, 'sec-fetch-site': 'same-origin' },
        body: signUpOf(`kim${last}@example.com`),
      });
    for (let last = 1; last <= 10; last += 1) expect((await signUp(last)).statusCode).toBe(202);
    expect((await signUp(11)).statusCode).toBe(429);
  });
});

describe('BFF-05: a server with the stage LIVE', () => {
  it('has no scenario panel, no outbox, no metrics, no scenarios and no staff scenario', async () => {
    const app = await startApp({ STAGE: 'LIVE' });
    for (const url of ['/demo', '/demo/outbox', '/demo/outbox/x', '/demo/api', '/demo/elements', '/metrics'])
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    const staff = aVisitor(app, { scenario: 'staff,cart-large,offline', StaffAuth: 'scenario-staff' });
    expect((await staff.get('/service/preview/api/auth/checkauth')).json()).toEqual({
      status: 'UNAUTHORIZED',
    });
    expect((await staff.get(CART)).json().cart.articles.length).toBeLessThan(10);
    const { content } = readPageState((await staff.get('/demo')).body);
    expect(content.kind).toBe('notFound');
    expect(readPageState((await staff.get('/?stage=DEV&reduced=true')).body).header).toEqual({
      stage: 'LIVE',
    });
  });

  it('has them when DEMO enables them, and a test server does not when it disables them', async () => {
    expect((await (await startApp({ STAGE: 'LIVE', DEMO: 'on' })).inject({ url: '/demo' })).statusCode).toBe(
      200,
    );
    expect((await (await startApp({ DEMO: 'off' })).inject({ url: '/demo' })).statusCode).toBe(404);
  });
});

describe('BFF-02: read requests', () => {
  it('store nothing, whatever the scenario', async () => {
    const folder = temporaryFolder();
    const app = await startApp({ DATA_DIR: folder });
    const urls = [CART, '/json/psdata', '/service/customerfrontenddata/api/v1/psdata', '/'];
    for (let count = 0; count < 5; count += 1)
      for (const url of urls)
        await app.inject({ url, cookies: { scenario: 'cart-lines:500,visitor-card-member' } });
    const database = new DatabaseSync(path.join(folder, 'vitrine.sqlite'), { readOnly: true });
    onTestFinished(() => database.close());
    const keys = database
      .prepare('SELECT key FROM documents')
      .all()
      .map(({ key }) => String(key));
    expect(keys.filter((key) => !key.startsWith('server:'))).toEqual([]);
  });

  it('and a scenario’s cart is stored on its first change', async () => {
    const visitor = aVisitor(await demo(), { scenario: 'cart-full' });
    await visitor.get(CART);
    expect((await visitor.put(CART, setHeadphones(3))).statusCode).toBe(200);
    expect(await countHeadphones(visitor)).toBe(3);
  });
});

describe('BFF-05: sessions', () => {
  const odd = '%C3%A9'.repeat(43);

  it.each([
    `a.${odd}`,
    `${'a'.repeat(24)}.${odd}`,
    `${'a'.repeat(24)}.${'b'.repeat(43)}`,
    '.',
    'x'.repeat(8_000),
  ])('an invalid session id gets a new session: %#', async (sid) => {
    const app = await demo();
    const answer = await app.inject({ url: '/', headers: { cookie: `sid=${sid}` } });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toContain('sid');
  });

  it('a session with a suffix is invalid', async () => {
    const visitor = aVisitor(await demo());
    await visitor.get('/');
    const sid = visitor.cookies.sid ?? '';
    visitor.cookies.sid = `${sid}.anything`;
    await visitor.get('/');
    expect(visitor.cookies.sid).not.toContain(sid);
  });

  it('a non-ASCII token is rejected, in form and header', async () => {
    const visitor = aVisitor(await demo());
    await visitor.get('/');
    const token = 'é'.repeat(visitor.cookies['csrf-token']?.length ?? 0);
    const { body } = await visitor.post('/signin', { csrf: token, email: 'a@b.de', password: 'x' });
    expect(body).toContain('Diese Seite ist nicht mehr aktuell');
    expect(visitor.cookies.LoginToken).toBeUndefined();
    expect((await visitor.put(CART, setHeadphones(), { 'x-csrf-token': token })).statusCode).toBe(403);
  });

  it('a log-in changes the session id, moves the cart, and keeps a fixated id anonymous', async () => {
    const app = await demo();
    const visitor = aVisitor(app);
    await visitor.get('/signin');
    await visitor.put(CART, setHeadphones(2));
    const planted = aVisitor(app, { sid: visitor.cookies.sid ?? '' });
    const { csrf } = visitor;
    expect((await signIn(visitor)).statusCode).toBe(303);
    expect(visitor.cookies.sid).not.toBe(planted.cookies.sid);
    expect(visitor.cookies['csrf-token']).not.toBe(csrf);
    expect(await countHeadphones(visitor)).toBe(2);
    expect(await countHeadphones(planted)).toBe(0);
    planted.cookies.LoginToken = visitor.cookies.LoginToken ?? '';
    const psdata = '/service/customerfrontenddata/api/v1/psdata';
    expect((await visitor.get(psdata)).json().tracking.loginStatus).toBe('LOGGED_IN');
    expect((await planted.get(psdata)).json().tracking.loginStatus).toBe('LOGGED_OUT');
  });
});

describe('BFF-05: addresses', () => {
  it.each([
    '//x//evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/..//evil.example/',
    'http://evil.example/',
  ])('no link of the page at %s points to another host', async (url) => {
    const { body } = await aVisitor(await demo()).get(url);
    const links = [...body.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((href) => /^[/\\]{2}/.test(href))).toEqual([]);
    expect(publicAddress(url)).toMatch(/^\/(?![/\\])/);
  });

  it.each(['//[', '//]', '/[::1', '//x:99999/'])('the path %s is not found', async (url) => {
    expect((await aVisitor(await demo()).get(url)).statusCode).toBe(404);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'that is cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
    ],
  ])('a form %s returns a bad request', async (_what, type, body) => {
    const visitor = aVisitor(await demo());
    await visitor.get('/contact');
    const app = await demo();
    const answer = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('BFF-02: the store', () => {
  it('locked by another process blocks one write, but no page and no health check', async () => {
    const folder = temporaryFolder();
    // A busy machine is no stalled store.
    const app = await startApp({ DATA_DIR: folder }, { limits: { storeMs: 60_000 } });
    const visitor = aVisitor(app);
    await visitor.get('/healthz');
    await visitor.get(CART);
    const other = new DatabaseSync(path.join(folder, 'vitrine.sqlite'));
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const write = visitor.put(CART, setHeadphones(1));
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await visitor.get(CART)).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    other.exec('COMMIT');
    expect((await write).statusCode).toBe(200);
    await vi.waitFor(async () => expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200), 5_000);
  });

  it('with an unusable folder stops the start with an error message', async () => {
    const file = path.join(temporaryFolder(), 'file');
    const config = readConfig({ DATA_DIR: `${process.execPath}/data` });
    expect(existsSync(file)).toBe(false);
    await expect(openStore(config, () => {}, 1_000)).rejects.toThrow(/^DATA_DIR must be a folder/);
  });
});

describe('BFF-01: additions without scripts', () => {
  it('that arrive concurrently are all applied', async () => {
    const app = await startApp({}, { limits: { pageDataMs: 30_000 } });
    const visitor = aVisitor(app, { scenario: 'slow:20' });
    await visitor.get(`/p/${HEADPHONES.productId}`);
    const { csrf } = visitor;
    // From different pages: the same values from the same page are one press.
    const add = (page: string) => {
      const path = `/p/${HEADPHONES.productId}`;
      return visitor.post(
        path,
        { csrf, tcm: HEADPHONES.tcm },
        { referer: `http://localhost${path}?${page}` },
      );
    };
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(add));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await countHeadphones(visitor)).toBe(4);
  });

  it('queued work continues after a failure', async () => {
    const inLine = createQueues();
    const failed = inLine('a', () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    await expect(inLine('a', async () => 1)).resolves.toBe(1);
  });
});

describe('BFF-05: failures before any hook', () => {
  it.each(['/%', '/%zz', '/%c0%ae'])(
    '%s has the security headers and the server’s own message',
    async (url) => {
      const { statusCode, headers, body } = await (await startApp()).inject({ url });
      expect(statusCode).toBe(400);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(JSON.parse(body).message).toBe('The request is not one this server understands.');
    },
  );

  it.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br', 'br'],
  ])('a client that accepts %s gets a page encoded as %s', async (accepted, encoding) => {
    const { headers } = await aVisitor(await demo()).get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });
});

describe('BFF-05: proxies and the public origin', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.1' };

  it('trusts the proxies that TRUST_PROXY names, by address or by hops', async () => {
    for (const TRUST_PROXY of ['10.0.0.0/8', '1']) {
      const app = await startApp({ TRUST_PROXY });
      const { headers } = await app.inject({ url: '/', remoteAddress: '10.1.2.3', headers: https });
      expect(headers['strict-transport-security'], TRUST_PROXY).toBeDefined();
    }
    const untrusted = await startApp({ TRUST_PROXY: '10.0.0.0/8' });
    const { headers } = await untrusted.inject({ url: '/', remoteAddress: '192.0.2.1', headers: https });
    expect(headers).not.toHaveProperty('strict-transport-security');
    const none = await startApp({ TRUST_PROXY: '0' });
    expect((await none.inject({ url: '/', headers: https })).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  it('accepts writes of the public origin, marks cookies Secure and uses it in links', async () => {
    const app = await startApp({ PUBLIC_ORIGIN: 'https://shop.example' });
    const visitor = aVisitor(app);
    const page = await visitor.get('/', { host: 'inner:3000' });
    expect(page.cookies.every(({ secure }) => secure)).toBe(true);
    expect(page.headers['strict-transport-security']).toBeDefined();
    const write = (origin: string) => visitor.put(CART, setHeadphones(1), { host: 'inner:3000', origin });
    expect((await write('https://shop.example')).statusCode).toBe(200);
    expect((await write('http://inner:3000')).statusCode).toBe(403);
    await visitor.post('/subscribenewsletter', { email: 'kim@example.com' });
    expect((await newestMail(visitor)).links.confirm).toMatch(
      /^https:\/\/shop\.example\/subscribenewsletter\?/,
    );
  });
});
